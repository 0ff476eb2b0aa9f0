#if os(Linux)
import Combine
import Foundation
import SwiftUI
import Testing
import TestSupport

@testable import NavigationShim

/// Small paths with presented views above them, and two actions at any distance in time: the end is the same as on the
/// native stack.
@MainActor
@Suite("Presented views are those of SwiftUI", .needs(.countingScreens))
struct PresentationSearchTests {
  // One case in 97; `SWEEP=night swift test` plays all.
  @Test(
    "after any two actions, for any path and presented view",
    .traced,
    arguments: PresentationCase.Distance.allCases
  )
  func all(distance: PresentationCase.Distance) async {
    for (number, example) in PresentationCase.all(distance).enumerated()
    where number % 97 < sweep(of: 97) && example.isDecided {
      let native = await example.end(on: .native)
      let links = await example.end(on: .links)
      expect(links, is: native, "\(example)")
    }
  }

  @Test("after changes a few turns apart", .traced)
  func turns() async {
    var generator = SeededGenerator(seed: 13)
    for number in 0..<100 {
      let model = PresentationModel()
      let app = await AppUnderTest.settled(.links) { PresentationRoot(model: model) }
      (model.path, model.ownFlag) = ([[], [1], [1, 2]][number % 3], number % 2 > 0)
      if number % 4 > 1 { await app.settle() }
      for _ in 0..<4 {
        let turn = Int.random(in: 0..<4, using: &generator)
        let action = PresentationCase.Action.allCases.randomElement(using: &generator) ?? .none
        app.inTurns(turn) { model.change(action) }
      }
      await app.settle()
      let on = [model.flag, model.active, model.tag != nil, model.item != nil, model.shared != nil]
      let count = model.path.count + on.filter { $0 }.count
      expect(app.depth >= count, is: true, "\(number): \(app.titles) \(model.text)")
      app.end()
    }
  }

  @Test("after a back in the turn in which the app has set a path and a flag", .traced)
  func backInTurn() async {
    var ends: [String] = []
    for host in [NavigationHost.native, .links] {
      let model = PresentationModel()
      let app = await AppUnderTest.settled(host) { PresentationRoot(model: model) }
      await app.settle { model.path = [1] }
      await app.settle { model.ownFlag = true }
      withoutAnimation { (model.path, model.flag) = ([7], true) }
      expect(await app.back(to: 0), is: host == .links)
      await app.settle()
      ends.append("\(app.titles.map { $0 ?? "-" }) \(model.text)")
      app.end()
    }
    expect(ends[1], is: ends[0])
  }

  @Test("after each action of the day's walks", arguments: PathAnswer.allCases)
  func walks(answer: PathAnswer) async {
    let day = UInt64(Date().timeIntervalSince1970 / 86_400)
    await walk(from: day << 16, answer)
  }

  @Test("after each action of the same walks as ever", .traced, arguments: PathAnswer.allCases)
  func sameWalks(answer: PathAnswer) async { await walk(from: 0, answer) }

  private func walk(from seed: UInt64, _ answer: PathAnswer) async {
    for number in 0..<UInt64(10 * sweep(of: 100)) {
      let walk = PresentationWalk(seed: seed + number, answer)
      // A wait ends by the stacks of this walk alone.
      await LiveStacks.Scope.stacks.withValue(LiveStacks()) {
        let native = await walk.ends(on: .native)
        let links = await walk.ends(on: .links)
        expect(links, is: native, "\(walk)")
      }
    }
  }
}

/// The answer of an app's binding to a path that a stack shortens.
enum PathAnswer: CaseIterable {
  case takes, refuses, appends
}

/// Actions one after another, or in pairs, each once the app is idle.
struct PresentationWalk: CustomStringConvertible {
  let actions: [[PresentationCase.Action]]
  let answer: PathAnswer

  /// The distance between the actions of a pair, where it is decided what they mean.
  let distance: PresentationCase.Distance

  init(seed: UInt64, _ answer: PathAnswer) {
    var generator = SeededGenerator(seed: seed)
    self.answer = answer
    distance = Bool.random(using: &generator) ? .together : .nextTurn
    // The outcome of a wait for a refused path differs.
    let awaited = answer == .refuses ? nil : Int.random(in: 0..<8, using: &generator)
    actions = (0..<8).map { number in
      if number == awaited { return [.awaited([1, 2, 3])] }
      let first = PresentationCase.Action.allCases.randomElement(using: &generator) ?? .none
      let second = PresentationCase.Action.allCases.randomElement(using: &generator) ?? .none
      let actions = [first, second]
      // A view that the app turns on together with a path, and which may not replace that path, ends at once. On links,
      // screens of the path may have presented views by then.
      let isRefused =
        answer != .takes && actions.contains(where: \.isPath)
        && actions.contains(where: \.isRequest)
      let areTogether =
        Bool.random(using: &generator) && !actions.contains(.back) && !isRefused
        && !(first.isRequest && second.isRequest)
      return areTogether ? actions : [first]
    }
  }

  var description: String { "\(actions) \(distance), \(answer)" }

  @MainActor
  func ends(on host: NavigationHost) async -> [String] {
    let model = PresentationModel()
    model.answer = answer
    let app = await AppUnderTest.settled(host) { PresentationRoot(model: model) }
    var ends: [String] = []
    for pair in actions {
      var wait: WaitedChange?
      let state: PresentationCase.Action =
        model.ownFlag ? .ownFlag(true) : model.presentsAnything ? .flag(true) : .none
      let (first, second) = (pair[0], pair.dropFirst().first ?? .none)
      let isInNextTurn =
        distance == .nextTurn
        && PresentationCase(
          path: model.path,
          presented: state,
          first: first,
          second: second,
          distance: .nextTurn
        ).isDecided
      for action in isInNextTurn ? [first] : pair {
        if case .awaited(let path) = action {
          wait = await WaitedChange {
            await model.withDelaysIfUnsupported(\.boundPath) { $0 = path }
          }
        } else {
          await perform(action, model, app)
        }
      }
      if isInNextTurn { app.inNextTurn { model.change(second) } }
      await app.settle()
      // On a busy machine, a task may need many turns.
      if let wait { for _ in 0..<50 where wait.outcome == nil { await app.settleWithTasks() } }
      let outcome = wait.map { "\($0.outcome.map { "\($0)" } ?? "waits for ever")" } ?? ""
      ends.append("\(app.titles.map { $0 ?? "-" }) \(model.text) \(outcome)")
    }
    app.end()
    return ends
  }
}

@MainActor
private func perform(
  _ action: PresentationCase.Action,
  _ model: PresentationModel,
  _ app: AppUnderTest
) async {
  if action == .back { _ = await app.back() } else { model.change(action) }
}

/// Two actions in an app with a path and all kinds of presented views.
struct PresentationCase: CustomStringConvertible {
  enum Distance: CaseIterable {
    case together, nextTurn, soon, atRest
  }

  enum Action: Hashable, CaseIterable {
    case none
    case path([Int])

    /// A path whose screens the app waits for.
    case awaited([Int])
    case flag(Bool), item(Int?), tag(Bool), active(Bool), ownFlag(Bool), shared(Int?), deep(Bool)
    case back

    static let allCases: [Action] = [
      .path([]), .path([1]), .path([1, 2]), .path([2, 3]),
      .flag(true), .flag(false), .item(5), .item(6), .item(nil), .tag(true), .active(true),
      .active(false), .ownFlag(true), .ownFlag(false), .shared(7), .shared(nil), .deep(true),
      .deep(false), .back,
    ]

    /// The views that may be presented from the start.
    static let presented: [Action] = [
      .none, .flag(true), .item(5), .tag(true), .active(true), .ownFlag(true), .shared(7),
    ]

    var isPath: Bool { if case .path = self { true } else { false } }

    var isRequest: Bool {
      switch self {
      case .flag(true), .item(_?), .tag(true), .active(true), .ownFlag(true), .shared(_?),
        .deep(true):
        true
      case .none, .path, .awaited, .flag, .item, .tag, .active, .ownFlag, .shared, .deep, .back:
        false
      }
    }
  }

  let path: [Int]
  let presented: Action
  let first: Action
  let second: Action
  let distance: Distance

  static func all(_ distance: Distance) -> [PresentationCase] {
    var all: [PresentationCase] = []
    for path in [[], [1], [1, 2]] {
      for presented in Action.presented {
        for first in Action.allCases {
          for second in Action.allCases where second != first {
            all.append(
              PresentationCase(
                path: path,
                presented: presented,
                first: first,
                second: second,
                distance: distance
              )
            )
          }
        }
      }
    }
    return all
  }

  /// Whether the evaluations after the two actions show their order.
  ///
  /// Two requests within a turn look like those of one action. Covered screens are evaluated a turn later, and so what
  /// has been set since looks to them as if it had been set together. A path of one turn is never shown, with the views
  /// that its screens present. A view may be presented, or not, on a screen from which people go back in the same turn.
  /// A path that continues the shown one in that turn looks like the push of a screen that closes itself. A screen of a
  /// new path presents its first views a turn later, and people may go back before.
  var isDecided: Bool {
    switch distance {
    case .soon: !(presented == .ownFlag(true) && first.isPath && second == .back)
    case .atRest: true
    case .together:
      second != .back && (!first.isRequest || !second.isRequest)
    case .nextTurn:
      !(first.isRequest && second.isRequest) && !(first.isPath && second == .back)
        && !(first.isPath && second.isPath && presented == .ownFlag(true))
        && second != .ownFlag(false)
        && (presented == .none
          ? first.isPath || path.isEmpty : !first.isRequest && !second.isRequest)
    }
  }

  var description: String {
    "\(path), \(presented); then \(first) and \(second) \(distance)"
  }

  @MainActor
  func end(on host: NavigationHost) async -> String {
    let model = PresentationModel()
    let app = await AppUnderTest.settled(host) { PresentationRoot(model: model) }
    model.path = path
    await app.settle()
    await perform(presented, model, app)
    await app.settle()
    await perform(first, model, app)
    switch distance {
    case .together: break
    case .nextTurn: app.inNextTurn { model.change(second) }
    case .soon: await app.wait(40)
    case .atRest: await app.settle()
    }
    if distance != .nextTurn || second == .back { await perform(second, model, app) }
    await app.settle()
    let end = "\(app.titles.map { $0 ?? "-" }) \(model.text)"
    app.end()
    return end
  }
}

@MainActor
private final class PresentationModel: ObservableObject {
  @Published var path: [Int] = []
  @Published var flag = false
  @Published var item: Int?
  @Published var tag: Int?
  @Published var active = false
  @Published var ownFlag = false
  @Published var shared: Int?
  @Published var deep = false
  var answer = PathAnswer.takes

  var boundPath: [Int] {
    get { path }
    set {
      switch answer {
      case .refuses where newValue.count < path.count: objectWillChange.send()
      case .appends where newValue.count < path.count: path = newValue + [9]
      case .takes, .refuses, .appends: path = newValue
      }
    }
  }

  func change(_ action: PresentationCase.Action) {
    switch action {
    case .none, .back, .awaited: break
    case .path(let path): self.path = path
    case .flag(let isOn): flag = isOn
    case .item(let item): self.item = item
    case .tag(let isOn): tag = isOn ? 3 : nil
    case .active(let isOn): active = isOn
    case .ownFlag(let isOn): ownFlag = isOn
    case .shared(let item): shared = item
    case .deep(let isOn): deep = isOn
    }
  }

  var presentsAnything: Bool {
    flag || item != nil || tag != nil || active || ownFlag || shared != nil || deep
  }

  var text: String {
    "\(path) \(flag) \(item ?? 0) \(tag ?? 0) \(active) \(ownFlag) \(shared ?? 0) \(deep)"
  }
}

private struct PresentationRoot: View {
  @ObservedObject var model: PresentationModel

  var body: some View {
    NavigationStack(path: $model.boundPath) {
      VStack {
        NavigationLink("tag", tag: 3, selection: $model.tag) { presented("tag") }
        NavigationLink("active", isActive: $model.active) { presented("active") }
      }
      .navigationTitle("root")
      .navigationDestination(for: Int.self) { PresentingNumber(model: model, number: $0) }
      .navigationDestination(isPresented: $model.flag) { presented("flag") }
      .navigationDestination(item: $model.item) { presented("item \($0)") }
      .modifier(SharedItem(model: model))
    }
  }

  private func presented(_ name: String) -> some View { PresentedScreen(model: model, name: name) }
}

/// A presented view, which presents another one by a flag that all such views share.
private struct PresentedScreen: View {
  @ObservedObject var model: PresentationModel
  let name: String

  var body: some View {
    Text(name).navigationTitle(name)
      .navigationDestination(isPresented: $model.deep) { Text("deep").navigationTitle("deep") }
  }
}

private struct PresentingNumber: View {
  @ObservedObject var model: PresentationModel
  let number: Int

  var body: some View {
    Text("n").navigationTitle("\(number)")
      .navigationDestination(isPresented: number == 1 ? $model.ownFlag : .constant(false)) {
        Text("o").navigationTitle("own flag")
      }
      .modifier(SharedItem(model: model))
  }
}

/// The views that each screen presents by one binding.
private struct SharedItem: ViewModifier {
  @ObservedObject var model: PresentationModel

  func body(content: Content) -> some View {
    content.navigationDestination(item: $model.shared) { Text("s").navigationTitle("shared \($0)") }
  }
}
#endif
