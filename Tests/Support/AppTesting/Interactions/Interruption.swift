/// Actions of people, the app or the system during a deep link of five screens.
///
/// A host plays those whose ``needs`` it has; ``WantedPath`` has the expected path after each.
package struct Interruption: Hashable, Sendable, CustomStringConvertible {
  package enum Action: Hashable, Sendable {
    /// People tap the back button, as soon as there is one that can be tapped.
    case back

    /// People swipe back, as soon as the top is idle, and hold it for milliseconds.
    ///
    /// What is done meanwhile is done 300 ms after the finger has taken hold of the screen.
    case swipe(holding: Int64, isCancelled: Bool = false, meanwhile: [Action] = [])

    /// People tap the link to the next number, if it can be tapped.
    case tap

    case leaveApp
    case comeBack
    case selectOtherTab
    case selectFirstTab

    case set([Int])
    case append(Int)
    /// The app sets the path that was there before back navigation.
    case setFormer
    case cover
    case uncover
    case presentSheet
    /// People pull the sheet down, and let go of it after milliseconds.
    case pullSheet(holding: Int64)

    /// Other code pushes a screen on top, as soon as nothing moves, and removes it after
    /// milliseconds, in which the next actions may come.
    case pushStranger(for: Int64)

    /// The system turns off the links of covered screens for no reason.
    case turnOffCoveredLinks
    case wait(Int64)
  }

  /// A condition for an action: an ability of the host, or an action that it allows.
  package enum Need: Hashable, Sendable {
    case swiping, tabs, covers, sheets, strangers, turnedOffLinks
  }

  package let actions: [Action]

  package init(_ actions: Action...) { self.actions = actions }

  fileprivate init(_ actions: [Action]) { self.actions = actions }

  package var needs: Set<Need> { actions.reduce(into: []) { $0.formUnion($1.needs) } }

  package var goesBack: Bool {
    actions.contains { action in
      switch action {
      case .back, .swipe: true
      default: false
      }
    }
  }

  /// Whether the app sets another path while a finger holds the top that then stays.
  package var popsInCancelledSwipe: Bool {
    actions.contains { action in
      guard case .swipe(_, isCancelled: true, let meanwhile) = action else { return false }
      return meanwhile.contains { if case .set = $0 { true } else { false } }
    }
  }

  package var description: String { "\(actions)" }
}

extension Interruption {
  /// The screens that are arriving at the time of the interruption.
  package static let deepLink = [1, 2, 3, 4, 5]

  package static let all: [Interruption] =
    backs + afterBack + whileHeld + newPaths + whileCovered + whileAway + others + pulledSheets

  private static let backs: [Interruption] = {
    let swipes = [0, 1_000, 5_000].flatMap { milliseconds in
      [false, true].map { Interruption(.swipe(holding: milliseconds, isCancelled: $0)) }
    }
    return [Interruption(.back), Interruption(.back, .wait(100), .back)] + swipes
  }()

  /// What follows back navigation counts as well.
  package static let afterBack: [Interruption] = {
    let sequels: [[Action]] = [
      [.append(6)], [.setFormer], [.leaveApp, .wait(3_000), .comeBack],
      [.selectOtherTab, .wait(1_000), .selectFirstTab],
    ]
    return [Action.back, .swipe(holding: 1_000)].flatMap { back in
      sequels.flatMap { sequel in
        [0, 100, 300, 349].map { Interruption([back, .wait($0)] + sequel) }
      }
    }
  }()

  /// A change while a finger holds the top is newer than the swipe.
  private static let whileHeld: [Interruption] = {
    let sequels: [(meanwhile: [Action], then: [Action])] = [
      ([.append(6)], []), ([.set([])], []), ([.set([1])], []), ([.set([7, 8, 9])], []),
      ([.set([1, 2, 3, 7])], []), ([.leaveApp], [.wait(2_300), .comeBack]),
      ([.leaveApp], [.append(6), .append(7), .wait(2_300), .comeBack]),
      ([.selectOtherTab, .selectFirstTab], []),
      ([.selectOtherTab], [.wait(1_000), .selectFirstTab]),
      ([.selectOtherTab], [.wait(100), .append(6), .wait(1_000), .selectFirstTab]),
      ([.selectOtherTab], [.wait(100), .set([7, 8]), .wait(1_000), .selectFirstTab]),
      ([.selectOtherTab, .append(6)], [.wait(1_000), .selectFirstTab]),
      ([.selectOtherTab, .set([7, 8])], [.wait(1_000), .selectFirstTab]),
      ([.selectOtherTab, .set([])], [.wait(1_000), .selectFirstTab]),
    ]
    return [false, true].flatMap { isCancelled in
      sequels.map { meanwhile, sequel in
        let swipe = Action.swipe(holding: 1_000, isCancelled: isCancelled, meanwhile: meanwhile)
        return Interruption([swipe] + sequel)
      }
    }
  }()

  /// The app sets another link, fewer screens, or others in their place; people may go back at once.
  private static let newPaths: [Interruption] = {
    let paths = [
      [6, 7, 8], [1, 7, 8], [], [1, 2], [1, 2, 13, 14, 15], [1, 2, 13, 14, 15, 16, 17],
    ]
    let appended = [Interruption(.append(6)), Interruption(.append(6), .wait(100), .append(7))]
    let left = [[], [1, 2], [6, 7, 8]].flatMap { path in
      [0, 4, 60].map { Interruption(.set(path), .wait($0), .back) }
    }
    return paths.map { Interruption(.set($0)) } + left + appended
  }()

  /// A foreign screen is on top, or a view of the app's is in front.
  private static let whileCovered: [Interruption] = {
    let changes: [Action] = [.set([]), .set([1]), .set([6, 7, 8]), .append(6)]
    let others = [
      Interruption(.pushStranger(for: 60_000), .wait(300), .back),
      Interruption(.cover, .wait(1_000), .uncover),
    ]
    return [0, 1_000, 5_000].map { Interruption(.pushStranger(for: $0)) } + others
      + changes.map { Interruption(.pushStranger(for: 1_000), .wait(300), $0) }
      + changes.map { Interruption(.cover, .wait(1_000), $0, .wait(1_000), .uncover) }
  }()

  private static let whileAway: [Interruption] = [
    Interruption(.leaveApp, .wait(3_000), .comeBack),
    Interruption(.leaveApp, .set([9, 10]), .wait(3_000), .comeBack),
    Interruption(.leaveApp, .wait(1_000), .set([6, 7, 8]), .wait(2_000), .comeBack),
    Interruption(.selectOtherTab, .wait(1_000), .selectFirstTab),
    Interruption(.selectOtherTab, .wait(500), .append(6), .wait(500), .selectFirstTab),
    Interruption(.selectOtherTab, .wait(500), .set([7, 8]), .wait(500), .selectFirstTab),
  ]

  private static let others: [Interruption] = [
    Interruption(.tap), Interruption(.turnOffCoveredLinks),
  ]

  /// A finger on a sheet in front of the stack is no back of the stack's own.
  private static let pulledSheets: [Interruption] = {
    let changes: [Action] = [.set([]), .set([1, 2, 7]), .set([6, 7, 8]), .append(6)]
    return changes.flatMap { change in
      [0, 12, 300].flatMap { wait in
        [
          Interruption(.presentSheet, .wait(1_000), .pullSheet(holding: 800), .wait(wait), change),
          Interruption(.presentSheet, .wait(1_000), change, .wait(wait), .pullSheet(holding: 800)),
        ]
      }
    }
  }()
}

extension Interruption.Action: CustomStringConvertible {
  fileprivate var needs: Set<Interruption.Need> {
    switch self {
    case .swipe(_, _, let meanwhile): meanwhile.reduce(into: [.swiping]) { $0.formUnion($1.needs) }
    case .selectOtherTab, .selectFirstTab: [.tabs]
    case .cover, .uncover: [.covers]
    case .presentSheet, .pullSheet: [.sheets]
    case .pushStranger: [.strangers]
    case .turnOffCoveredLinks: [.turnedOffLinks]
    case .back, .tap, .leaveApp, .comeBack, .set, .append, .setFormer, .wait: []
    }
  }

  package var description: String {
    switch self {
    case .swipe(let milliseconds, let isCancelled, let meanwhile):
      (isCancelled ? "cancel swipe" : "swipe") + " after \(milliseconds)"
        + (meanwhile.isEmpty ? "" : " with \(meanwhile)")
    case .set(let path): "set \(path)"
    case .append(let number): "append \(number)"
    case .pushStranger(let milliseconds): "stranger for \(milliseconds)"
    case .wait(let milliseconds): "wait \(milliseconds)"
    case .back: "back"
    case .tap: "tap"
    case .leaveApp: "leave"
    case .comeBack: "come back"
    case .selectOtherTab: "other tab"
    case .selectFirstTab: "first tab"
    case .setFormer: "set former path"
    case .cover: "cover"
    case .uncover: "uncover"
    case .presentSheet: "sheet"
    case .pullSheet(let milliseconds): "pull sheet for \(milliseconds)"
    case .turnOffCoveredLinks: "turn off covered links"
    }
  }
}
