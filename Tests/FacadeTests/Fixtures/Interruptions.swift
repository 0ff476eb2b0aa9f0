import SwiftUI
import Testing

/// The screens that are on their way when something comes between.
let deepLink = [1, 2, 3, 4, 5]

/// What a person, the app or the system does in the middle of a deep link.
enum Interruption: CaseIterable {
  case back, swipe, heldSwipe, cancelledSwipe, heldAndCancelledSwipe
  case otherLink, emptied, appended, twoPushes, popOfThree, replacedByThree, replacedByFive
  case tap, away, linkWhileAway, otherTab, cover

  /// What the running system has.
  static let here = allCases.filter {
    switch $0 {
    case .swipe, .heldSwipe, .cancelledSwipe, .heldAndCancelledSwipe: Ability.swiping.isHere
    case .cover: Ability.covering.isHere
    default: true
    }
  }
}

/// What follows a person's back.
enum Sequel: CaseIterable {
  case append, samePath, otherTab, away
}

extension HostBehavior {
  /// The milliseconds after which something comes between: in the frames without animation, in the
  /// transitions, and after.
  var moments: [Int64] {
    guard Ability.choosingBehavior.isHere else { return [0, 100, 400] }
    return noAnimation == .ignored
      ? [0, 100, 699, 701, 1_400, 4_000]
      : [0, 8, 17, 67, 100, 400]
  }

  /// Hosts of different speeds, which heed what is to go without animation or animate it all the same,
  /// can be asked or not, and report early, late or not at all.
  static var any: [HostBehavior] {
    guard Ability.choosingBehavior.isHere else { return [HostBehavior()] }
    return any(HostBehavior()) + any(HostBehavior(transition: 3_500_000_000, noAnimation: .ignored))
      + [
        HostBehavior(transition: 700_000_000, noAnimation: .ignored),
        HostBehavior(transition: 700_000_000, answers: false, noAnimation: .ignored),
        HostBehavior(transition: 3_500_000_000), HostBehavior(coordinatesStillChanges: true),
        HostBehavior(launchesWithAnimations: false),
      ]
  }

  /// The same, but for what makes no difference to how a person goes back.
  static var anyForPersons: [HostBehavior] {
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
final class Play {
  let behavior: HostBehavior
  let model: Numbers
  let second = Numbers()
  let app: AppUnderTest

  /// What has to be there in the end.
  private var wanted: [Int] = []

  /// The path before a person went back.
  private var formerNumbers: [Int] = []

  init(on behavior: HostBehavior, _ numbers: [Int] = []) async {
    self.behavior = behavior
    let model = Numbers(numbers)
    let second = second
    self.model = model
    app = await .settled(.links, behavior: behavior) { TwoTabs(model: model, second: second) }
  }

  func interrupt(by interruption: Interruption) async {
    wanted = model.numbers
    switch interruption {
    case .back: await back()
    case .swipe: await swipe(holding: 0, cancelling: false)
    case .heldSwipe: await swipe(holding: 5_000, cancelling: false)
    case .cancelledSwipe: await swipe(holding: 1_000, cancelling: true)
    case .heldAndCancelledSwipe: await swipe(holding: 5_000, cancelling: true)
    case .otherLink: set([1, 7, 8])
    case .emptied: set([])
    case .appended: set(wanted + [6])
    case .twoPushes:
      set(wanted + [6])
      await app.wait(100)
      set(wanted + [7])
    case .popOfThree: set(Array(wanted.prefix(2)))
    case .replacedByThree: set([1, 2, 13, 14, 15])
    case .replacedByFive: set([1, 2, 13, 14, 15, 16, 17])
    case .tap:
      let next = app.depth + 1
      if await app.tap("to \(next)") { wanted += [next] }
    case .away:
      await app.leave()
      #expect(app.areAnimationsEnabled == behavior.launchesWithAnimations, "while away")
      await app.wait(3_000)
      await app.comeBack()
    case .linkWhileAway:
      await app.leave()
      set([9, 10])
      await app.wait(3_000)
      await app.comeBack()
    case .otherTab: await otherTab()
    case .cover:
      model.note = "covered"
      await app.wait(1_000)
      set([9, 10])
      await app.wait(1_000)
      model.note = ""
    }
  }

  func follow(by sequel: Sequel) async {
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
    case .otherTab: await otherTab()
    case .away:
      await app.leave()
      #expect(app.areAnimationsEnabled == behavior.launchesWithAnimations, "while away")
      await app.wait(3_000)
      await app.comeBack()
    }
  }

  func back() async {
    wanted = model.numbers
    formerNumbers = wanted
    let depth = app.depth
    guard await app.back() else { return }
    wanted = Array(wanted.prefix(depth - 1))
    if behavior.answers { #expect(model.numbers == wanted, "at once") }
  }

  func swipe(holding milliseconds: Int64, cancelling isCancelled: Bool) async {
    wanted = model.numbers
    formerNumbers = wanted
    let depth = app.depth
    guard await app.beginSwipeBack() else { return }
    await app.wait(milliseconds)
    #expect(model.numbers == wanted, "while it is held")
    if isCancelled {
      await app.cancelSwipeBack()
    } else {
      await app.finishSwipeBack()
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

  private func otherTab() async {
    #expect(await app.selectTab("second"))
    await app.wait(1_000)
    #expect(await app.selectTab("first"))
  }

  func expectEnd(_ comment: String) async {
    await expectEnd(wanting: wanted, comment)
  }

  func expectEnd(wanting wanted: [Int], _ comment: String) async {
    await app.settle()
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

struct TwoTabs: View {
  @ObservedObject var model: Numbers
  let second: Numbers

  var body: some View {
    TabView {
      NumbersRoot(model: model).tabItem { Text("first") }
      Tab(model: second)
    }
    .covered(if: .constant(model.note == "covered"))
  }

  /// A tab that is rendered before it is selected, as what it shows in the bar is inside of it.
  private struct Tab: View {
    let model: Numbers

    var body: some View {
      NumbersRoot(model: model).tabItem { Text("second") }
    }
  }
}
