import Foundation
package import HostBehaviors
package import TestSupport

@MainActor
struct StepChooser {
  /// The depth from which on people mostly go back.
  private static let longestStack = 8

  let flow: FlowName
  var generator: SeededGenerator

  mutating func step(on phone: Phone) -> Step {
    if phone.app.screen.isLeft { return chance(3) ? .comeBack : othersStep(on: phone) }
    return chance(3) ? othersStep(on: phone) : personsStep(on: phone.app.screen)
  }

  mutating func othersStep(on phone: Phone) -> Step {
    let isLeft = phone.app.screen.isLeft
    switch number(below: 16) {
    case 0: return isLeft ? .comeBack : .leave
    case 1: return .relaunch
    case 2: return .relaunchSwapped
    case 3..<8:
      guard let link = flow.link(using: &generator) else { break }
      return perhapsUnanimated(.open(link))
    default: break
    }
    guard let action = element(phone.app.actions()) else { return .comeBack }
    return perhapsUnanimated(.act(action))
  }

  /// Steps of the app may go without animation.
  private mutating func perhapsUnanimated(_ step: Step) -> Step {
    chance(4) ? .unanimated(step) : step
  }

  mutating func personsStep(on screen: AppUnderTest) -> Step {
    let step = anyPersonsStep(on: screen)
    return step.need?.isHere == false ? .back : step
  }

  private mutating func anyPersonsStep(on screen: AppUnderTest) -> Step {
    let depth = screen.depth
    if depth > Self.longestStack, chance(2) { return .backTo(number(below: depth)) }
    switch number(below: 24) {
    case 0..<4 where depth > 0: return .back
    case 4..<6 where depth > 0: return .backTo(number(below: depth))
    case 6 where depth > 0: return .swipeBack
    case 7 where depth > 0: return .swipeBackCancelled
    case 8..<11:
      guard let field = element(screen.fieldNames), let text = element(flow.texts) else { break }
      return .type(text, into: field)
    case 11..<14:
      guard let tab = element(screen.tabLabels) else { break }
      return .selectTab(tab)
    case 14 where screen.hasSheet: return .dismissSheet
    default: break
    }
    return tap(on: screen) ?? .back
  }

  private mutating func tap(on screen: AppUnderTest) -> Step? {
    let labels = screen.enabledLabels
    guard !labels.isEmpty else { return nil }
    let index = number(below: labels.count)
    let occurrence = labels[..<index].filter { $0 == labels[index] }.count
    return .tap(labels[index], occurrence: occurrence)
  }

  mutating func number(below bound: Int) -> Int {
    .random(in: 0..<bound, using: &generator)
  }

  mutating func chance(_ times: Int) -> Bool { number(below: times) == 0 }

  mutating func milliseconds() -> Int64 {
    let spans: [ClosedRange<Int64>] = [0...0, 1...60, 1...700, 1...3_000]
    return .random(in: element(spans) ?? 0...0, using: &generator)
  }

  mutating func element<T>(_ array: [T]) -> T? { array.randomElement(using: &generator) }
}

extension FlowName {
  func link(using generator: inout SeededGenerator) -> String? {
    guard let (start, parts) = links.randomElement(using: &generator) else { return nil }
    if Int.random(in: 0..<16, using: &generator) == 0 { return "mailto:somebody" }
    let count = Int.random(in: 0...6, using: &generator)
    let path = (0..<count).compactMap { _ in parts.randomElement(using: &generator) }
    return start + path.map { "/\($0)" }.joined()
  }

  private var links: KeyValuePairs<String, [String]> {
    switch self {
    case .fleet:
      [
        "fleet://go": [
          "carrier/north", "carrier/south", "carrier/harbour", "vehicle/n1", "vehicle/s10",
          "driver/ada", "driver/bo", "driver/nobody",
        ]
      ]
    case .numbers: ["numbers://show": ["1", "2", "3", "4"]]
    case .library:
      [
        "library://home": ["mix/Today", "mix/Week"],
        "library://albums": ["album/Blue", "album/Green", "track/1", "track/2", "review/Blue"],
        "library://search": ["year/1999", "year/2000"],
      ]
    case .errands: ["errands://show": ["1", "2", "3", "4"]]
    case .notes, .account, .atlas: [:]
    }
  }

  var texts: [String] {
    switch self {
    case .library: ["1999", "2000", "music", ""]
    default: ["Mia", "secret", ""]
    }
  }

  func files(using generator: inout SeededGenerator) -> [String: Data] {
    guard Bool.random(using: &generator) else { return [:] }
    var files: [String: Data] =
      switch self {
      case .account: ["signed in": Data()]
      case .numbers: ["start": Data([1, 2, 3].prefix(.random(in: 0...3, using: &generator)))]
      default: [:]
      }
    if hasEitherPath, Bool.random(using: &generator) { files["exchanged paths"] = Data() }
    return files
  }
}

extension HostBehavior {
  /// Any behavior that differs from system to system, on hosts whose state can be read.
  ///
  /// - Parameter mayBeSilent: Whether the host may also make no reports, so that back navigation is
  ///   known only when its state is read.
  package static func random(
    mayBeSilent: Bool,
    using generator: inout SeededGenerator
  ) -> HostBehavior {
    guard Ability.choosingBehavior.isHere else { return HostBehavior() }
    let transitions: [ClosedRange<Int64>] = [350...350, 1...700, 1...4_000]
    let transition = transitions.randomElement(using: &generator) ?? 350...350
    var behavior = HostBehavior(
      transition: .random(in: transition, using: &generator) * 1_000_000,
      settleSignals: mayBeSilent && Int.random(in: 0..<4, using: &generator) == 0
        ? .never : .onTime
    )
    let noAnimation: [HostBehavior.NoAnimation?] = [
      .bySwitchOrPush, .bySwitch, .byTransaction, nil,
    ]
    if let means = noAnimation.randomElement(using: &generator) ?? .bySwitch {
      behavior.noAnimation = means
    } else {
      behavior.animatesEveryUpdate = true
    }
    behavior.coordinatesStillChanges = .random(using: &generator)
    behavior.callsStillChangesAnimated = behavior.coordinatesStillChanges
    behavior.launchesWithAnimations = Int.random(in: 0..<6, using: &generator) > 0
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: behavior.dismissalReport = .atStart
    case 1:
      behavior.dismissalReport = .late(by: .random(in: 0...500, using: &generator) * 1_000_000)
    default: break
    }
    // A generator of its own leaves the rest of a seed's script as it was.
    var own = generator
    behavior.followLate(using: &own)
    let frames: [Int64] = [1, 1, 3, 5]
    behavior.stillTransition *= frames.randomElement(using: &own) ?? 1
    behavior.givesSnapshots = Int.random(in: 0..<4, using: &own) > 0
    if Int.random(in: 0..<4, using: &own) == 0 { behavior.closuresMisleadAppearance = true }
    behavior.menuKeepsTop = Int.random(in: 0..<4, using: &own) == 0
    behavior.disappearsWhereItStays = Int.random(in: 0..<4, using: &own) == 0
    behavior.evaluatesLeftLinks = Int.random(in: 0..<4, using: &own) == 0
    behavior.dropsUpdatesBelowPushes = Int.random(in: 0..<4, using: &own) > 0
    behavior.presentsColumns = Int.random(in: 0..<4, using: &own) > 0
    if mayBeSilent, Int.random(in: 0..<4, using: &own) == 0 {
      behavior.canBeAsked = false
      behavior.avoidWhatNeedsAsking()
    }
    if Int.random(in: 0..<4, using: &own) == 0 {
      behavior.followsUnseenScreens = .random(using: &own)
      behavior.presentationsLeaveLate = .random(using: &own)
    }
    return behavior
  }

  /// Leaves out what only a host's state shows: a lost pop, a push that takes longer than it is waited for, and a stack
  /// that stays although SwiftUI reports that it has gone.
  package mutating func avoidWhatNeedsAsking() {
    disappearsWhereItStays = false
    ignoredUpdates = []
    lag = 0
    transition = min(transition, 500_000_000)
  }

  private mutating func followLate(using generator: inout SeededGenerator) {
    let lags: [Int64] = [0, 0, 8, 16, 100]
    lag = (lags.randomElement(using: &generator) ?? 0) * 1_000_000
    for _ in 0..<max(0, .random(in: -5...2, using: &generator)) {
      ignoredUpdates.insert(.random(in: 1...20, using: &generator))
    }
    // Where a stack loses two pushes without animation in a row, and another stack does, too, a check fails.
    ignoredUpdates = ignoredUpdates.filter { !ignoredUpdates.contains($0 - 1) }
  }
}
