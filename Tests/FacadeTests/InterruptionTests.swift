import SwiftUI
import Testing

/// Deep links of five screens on hosts of any speed, and what may come between.
///
/// What has to come of it is computed from what the person and the app have said last.
@MainActor
@Suite("Nothing is lost at any speed")
struct InterruptionTests {
  private static let link = [1, 2, 3, 4, 5]

  /// What a person, the app or the system does in the middle of a deep link.
  enum Interruption: CaseIterable {
    case back, swipe, heldSwipe, cancelledSwipe, heldAndCancelledSwipe
    case otherLink, emptied, appended, twoPushes, popOfThree, replacedByThree, replacedByFive
    case tap, away, linkWhileAway, otherWindow, otherTab, cover
  }

  @Test(
    "an interrupted link ends as person and app have said last",
    arguments: zip(HostBehavior.any, HostBehavior.any.indices)
  )
  func interrupted(behavior: HostBehavior, number: Int) {
    for (place, interruption) in Interruption.allCases.enumerated() {
      // Where nobody can be asked, a push may be made again while what it had led to still slides
      // away. The old screen then shows the new one's contents, and leaves with them.
      if interruption == .cover, !behavior.answers, behavior.transition > 1_000_000_000 { continue }
      // Every other moment, and the others on the next kind of host: all of them take too long.
      for (index, moment) in behavior.moments.enumerated()
      where (index + place + number).isMultiple(of: 2) {
        let play = Play(on: behavior)
        play.model.numbers = Self.link
        play.app.wait(moment)
        play.interrupt(by: interruption)
        play.expectEnd("\(interruption) at \(moment) ms")
      }
    }
  }

  /// What follows a person's back.
  enum Sequel: CaseIterable {
    case append, samePath, otherTab, away
  }

  @Test("what follows a person's back counts as well", arguments: HostBehavior.anyForPersons)
  func afterBack(behavior: HostBehavior) {
    for sequel in Sequel.allCases {
      for isSwipe in [false, true] {
        for (delay, depth) in [(0, 1), (100, 3), (300, 1), (349, 3)] as [(Int64, Int)] {
          let play = Play(on: behavior, Array(Self.link.prefix(depth)))
          if isSwipe { play.swipe(holding: 1_000, cancelling: false) } else { play.back() }
          play.app.wait(delay)
          play.follow(by: sequel)
          play.expectEnd("\(isSwipe ? "swipe" : "back") from \(depth), \(delay) ms, \(sequel)")
        }
      }
    }
  }

  @Test(
    "a path is there to be read by the root's onAppear after a back",
    arguments: HostBehavior.any
  )
  func readOnAppear(behavior: HostBehavior) {
    guard behavior.answers else { return }
    let model = Numbers([1])
    var read: [[Int]] = []
    let app = EmulatedApp.settled(.links, behavior: behavior) {
      NavigationStack(
        path: Binding {
          model.path
        } set: {
          model.path = $0
        }
      ) {
        Text("root")
          .onAppear { read.append(model.numbers) }
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    read = []
    app.goBack()
    #expect(read == [[]])
  }

  @Test(
    "a stack in a tab that was never selected gets its link when it is",
    arguments: HostBehavior.any
  )
  func neverSelectedTab(behavior: HostBehavior) {
    let play = Play(on: behavior)
    play.second.numbers = [7, 8, 9]
    play.app.wait(5_000)
    #expect(play.app.violations == [])
    #expect(play.app.selectTab("second"))
    play.app.settle()
    #expect(play.app.shown == ["7", "8", "9"])
    play.expectNoViolation("a tab never selected")
  }

  @Test("of two windows, the inactive one waits alone", arguments: HostBehavior.any)
  func windows(behavior: HostBehavior) {
    let left = Play(on: behavior)
    let right = Play(on: behavior)
    left.app.leaveWindow()
    left.model.numbers = Self.link
    right.model.numbers = Self.link
    left.app.settle()
    right.app.settle()
    #expect(left.app.shown == [])
    right.expectEnd(wanting: Self.link, "the active window")
    left.app.comeBackToWindow()
    left.expectEnd(wanting: Self.link, "the window, active again")
  }
}

extension HostBehavior {
  /// The milliseconds after which something comes between: in the frames without animation, in the
  /// transitions, and after.
  fileprivate var moments: [Int64] {
    noAnimation == .ignored
      ? [0, 100, 699, 701, 1_400, 4_000]
      : [0, 8, 17, 67, 100, 400]
  }

  /// Hosts of different speeds, which heed what is to go without animation or animate it all the same,
  /// can be asked or not, and report early, late or not at all.
  fileprivate static var any: [HostBehavior] {
    any(HostBehavior()) + any(HostBehavior(transition: 3_500_000_000, noAnimation: .ignored))
      + [
        HostBehavior(transition: 700_000_000, noAnimation: .ignored),
        HostBehavior(transition: 700_000_000, answers: false, noAnimation: .ignored),
        HostBehavior(transition: 3_500_000_000), HostBehavior(coordinatesStillChanges: true),
        HostBehavior(launchesWithAnimations: false),
      ]
  }

  /// The same, but for what makes no difference to how a person goes back.
  fileprivate static var anyForPersons: [HostBehavior] {
    any.filter { $0.noAnimation == .ignored } + [HostBehavior()]
  }

  private static func any(_ behavior: HostBehavior) -> [HostBehavior] {
    var all: [HostBehavior] = []
    func add(_ change: (inout HostBehavior) -> Void) {
      var behavior = behavior
      change(&behavior)
      all.append(behavior)
    }
    for writes in [DismissalWrites.whenSettled, .whenStarting, .late(by: 500_000_000)] {
      add { $0.dismissalWrites = writes }
    }
    add { $0.signals = .never }
    add { $0.answers = false }
    add {
      $0.answers = false
      $0.signals = .never
      $0.dismissalWrites = .late(by: 100_000_000)
    }
    return all
  }
}

/// An app with two tabs of stacks, in which something comes between.
@MainActor
private final class Play {
  let behavior: HostBehavior
  let model: Numbers
  let second = Numbers()
  let app: EmulatedApp

  /// What has to be there in the end.
  private var wanted: [Int] = []

  /// The path before a person went back.
  private var formerNumbers: [Int] = []

  init(on behavior: HostBehavior, _ numbers: [Int] = []) {
    self.behavior = behavior
    let model = Numbers(numbers)
    let second = second
    self.model = model
    app = .settled(.links, behavior: behavior) { TwoTabs(model: model, second: second) }
  }

  func interrupt(by interruption: InterruptionTests.Interruption) {
    wanted = model.numbers
    switch interruption {
    case .back: back()
    case .swipe: swipe(holding: 0, cancelling: false)
    case .heldSwipe: swipe(holding: 5_000, cancelling: false)
    case .cancelledSwipe: swipe(holding: 1_000, cancelling: true)
    case .heldAndCancelledSwipe: swipe(holding: 5_000, cancelling: true)
    case .otherLink: set([1, 7, 8])
    case .emptied: set([])
    case .appended: set(wanted + [6])
    case .twoPushes:
      set(wanted + [6])
      app.wait(100)
      set(wanted + [7])
    case .popOfThree: set(Array(wanted.prefix(2)))
    case .replacedByThree: set([1, 2, 13, 14, 15])
    case .replacedByFive: set([1, 2, 13, 14, 15, 16, 17])
    case .tap:
      let next = app.depth + 1
      if app.tap("to \(next)") { wanted += [next] }
    case .away:
      app.leave()
      #expect(app.areAnimationsEnabled == behavior.launchesWithAnimations, "while away")
      app.wait(3_000)
      app.comeBack()
    case .linkWhileAway:
      app.leave()
      set([9, 10])
      app.wait(3_000)
      app.comeBack()
    case .otherWindow:
      app.leaveWindow()
      set([9, 10])
      app.wait(3_000)
      app.comeBackToWindow()
    case .otherTab: otherTab()
    case .cover:
      model.note = "covered"
      app.wait(1_000)
      set([9, 10])
      app.wait(1_000)
      model.note = ""
    }
  }

  func follow(by sequel: InterruptionTests.Sequel) {
    switch sequel {
    case .append:
      model.path.append(20)
      wanted += [20]
    case .samePath:
      // Where the back isn't known yet, the path that it is about to shorten is no other one.
      if model.numbers == formerNumbers {
        model.numbers = formerNumbers
      } else {
        set(formerNumbers)
      }
    case .otherTab: otherTab()
    case .away:
      app.leave()
      #expect(app.areAnimationsEnabled == behavior.launchesWithAnimations, "while away")
      app.wait(3_000)
      app.comeBack()
    }
  }

  func back() {
    wanted = model.numbers
    formerNumbers = wanted
    let depth = app.depth
    guard app.back() else { return }
    wanted = Array(wanted.prefix(depth - 1))
    if behavior.answers { #expect(model.numbers == wanted, "at once") }
  }

  func swipe(holding milliseconds: Int64, cancelling isCancelled: Bool) {
    wanted = model.numbers
    formerNumbers = wanted
    let depth = app.depth
    guard app.beginSwipeBack() else { return }
    app.wait(milliseconds)
    #expect(model.numbers == wanted, "while it is held")
    if isCancelled {
      app.cancelSwipeBack()
    } else {
      app.finishSwipeBack()
      wanted = Array(wanted.prefix(depth - 1))
      if behavior.answers, behavior.signals == .viewDidAppear {
        #expect(model.numbers == wanted, "as soon as it is let go")
      }
    }
  }

  private func set(_ numbers: [Int]) {
    model.numbers = numbers
    wanted = numbers
  }

  private func otherTab() {
    #expect(app.selectTab("second"))
    app.wait(1_000)
    #expect(app.selectTab("first"))
  }

  func expectEnd(_ comment: String) {
    expectEnd(wanting: wanted, comment)
  }

  func expectEnd(wanting wanted: [Int], _ comment: String) {
    app.settle()
    let comment = Comment(rawValue: "\(comment), \(behavior)")
    #expect(model.numbers == wanted, comment)
    #expect(app.shown == wanted.map(String.init), comment)
    #expect(app.areAnimationsEnabled == behavior.launchesWithAnimations, comment)
    expectNoViolation(comment)
  }

  /// A host that can't be asked may get a push too early, and then again.
  func expectNoViolation(_ comment: Comment) {
    if behavior.answers { #expect(app.violations == [], comment) }
  }
}

private struct TwoTabs: View {
  @ObservedObject var model: Numbers
  let second: Numbers

  var body: some View {
    TabView {
      NumbersRoot(model: model).tabItem { Text("first") }
      Tab(model: second)
    }
    .fullScreenCover(isPresented: .constant(model.note == "covered")) { Text("cover") }
  }

  /// A tab that is rendered before it is selected, as what it shows in the bar is inside of it.
  private struct Tab: View {
    let model: Numbers

    var body: some View {
      NumbersRoot(model: model).tabItem { Text("second") }
    }
  }
}
