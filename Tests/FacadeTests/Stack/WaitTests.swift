#if os(Linux)
import Combine
import SwiftUI
import Testing

/// Every outcome of a change, on both hosts, for each function that waits.
@MainActor
@Suite("Outcomes of a change that a caller waits for", .misusesNoHost)
struct WaitTests {
  /// An event while a caller waits.
  enum Event: CaseIterable, Sendable {
    case nothing, newerPath, dismissal, pushOnTop, stackGoes, rootChanges, cancellation
    case goneAtOnce, replacedAtOnce, refusal, lateSetter, selfDismissal, tapOnTop
    case earlyCancellation

    var outcomes: Set<NavigationOutcome> {
      switch self {
      case .nothing, .lateSetter, .replacedAtOnce: [.presented]
      case .newerPath, .pushOnTop, .refusal, .tapOnTop: [.superseded]
      case .dismissal, .selfDismissal: [.dismissed]
      case .stackGoes, .goneAtOnce, .rootChanges: [.detached]
      case .cancellation, .earlyCancellation: [.cancelled]
      }
    }

    /// No stack notices a change that the app refuses, and a binding doesn't know whether it has a stack.
    var callers: [Caller] {
      if self == .replacedAtOnce { return [.binding] }
      return [.refusal, .selfDismissal].contains(self) ? [.navigator] : Caller.allCases
    }
  }

  enum Caller: CaseIterable, Sendable {
    case navigator, binding
  }

  @Test("match the screens", arguments: NavigationHost.both, Event.allCases)
  func outcome(host: NavigationHost, event: Event) async throws {
    for caller in event.callers {
      let model = WaitedModel()
      if event == .tapOnTop { model.path = [101, 102] }
      let app = await AppUnderTest.settled(host) { WaitedApp(model: model) }
      let navigator = try #require(model.navigator)
      model.refuses = event == .refusal
      model.isLate = event == .lateSetter
      if event == .selfDismissal { model.dismissing = 102 }
      let change = await WaitedChange { [weak navigator] in
        let path = [101, 102]
        if event == .replacedAtOnce { model.root += 1 }
        if event == .earlyCancellation { withUnsafeCurrentTask { $0?.cancel() } }
        switch caller {
        case .navigator: return await navigator?.navigate { $0 = path } ?? .detached
        case .binding: return await model.withDelaysIfUnsupported(\.path) { $0 = path }
        }
      }
      if event == .lateSetter { model.takeLate() }
      if event == .tapOnTop { expect(await app.tap("to 103"), is: true) }
      if event == .goneAtOnce { model.isThere = false }
      await app.waitWithTasks(200)
      switch event {
      case .nothing, .goneAtOnce, .replacedAtOnce, .refusal, .lateSetter, .selfDismissal: break
      case .tapOnTop, .earlyCancellation: break
      case .newerPath: model.path = [7]
      case .dismissal: model.dismissals[102]?()
      case .pushOnTop: model.path.append(103)
      case .stackGoes: model.isThere = false
      case .rootChanges: model.root += 1
      case .cancellation: change.task?.cancel()
      }
      await app.waitWithTasks(1)
      await app.settleWithTasks()
      let outcome = try #require(change.outcome, "\(caller) waits for ever")
      expect(event.outcomes.contains(outcome), is: true, "\(caller): \(outcome)")
      app.end()
    }
  }

  @Test("a stack that has gone is detached, and the path is set", arguments: NavigationHost.both)
  func gone(host: NavigationHost) async throws {
    let model = WaitedModel()
    let app = await AppUnderTest.settled(host) { WaitedApp(model: model) }
    let navigator = try #require(model.navigator)
    model.isThere = false
    await app.settle()
    expect(await navigator.navigate { $0 = [1] }, is: .detached)
    expect(model.path, is: [1])
  }

  @Test("a path that SwiftUI keeps to itself isn't shown", .needs(.nativeStacks))
  func withoutPath() async throws {
    var found: PathNavigator?
    let app = await AppUnderTest.settled(.native) {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        NavigationStack { NavigatorReader { found = $0 } }
      }
    }
    let navigator = try #require(found)
    expect(await navigator.navigate { $0.append(1) }, is: .detached)
    expect(app.warnings.take().count, is: 1)
  }

  @Test("a navigator without a stack changes its path at once")
  func withoutStack() async {
    let model = WaitedModel()
    let navigator = Navigator(path: Binding(get: { model.path }, set: { model.path = $0 }))
    navigator.push(1)
    expect(await navigator.navigate { $0.append(2) }, is: .presented)
    expect(model.path, is: [1, 2])
  }
}

extension WaitTests {
  @Test("a transition may take 3 s, and its end be unreported", arguments: NavigationHost.both)
  func longTransition(host: NavigationHost) async {
    let model = Numbers()
    var behavior = HostBehavior(transition: .milliseconds(3_000))
    if host == .native { behavior.settleSignals = .never }
    let app = await model.launched(host, behavior) {
      $0.navigationSafeMode(.automatic)
    }
    await app.wait(7_000)
    await app.expectPresented(await model.waited([1]), after: 2_900)
    // And a finger may hold it for longer.
    expect(await app.beginSwipeBack(), is: true)
    await app.wait(7_000)
    await app.finishSwipeBack()
    await app.settle()
    expect(app.warnings.failedChecks, is: [])
  }

  @Test("a view whose link the app removes has left before an equal path is in place")
  func removedLink() async {
    let model = Numbers()
    let app = await model.launchedApp(.links) { bound in
      NavigationStack(path: bound.path) {
        if model.note.isEmpty { NavigationLink("view") { Text("view") } } else { Text("root") }
      }
    }
    await app.press("view")
    model.note = "removed"
    await app.expectPresented(await model.waited([]), after: 100)
  }

  @Test("another stack's path may change in the same turn", arguments: NavigationHost.both)
  func otherStack(host: NavigationHost) async {
    let (model, other) = (WaitedModel(), WaitedModel())
    let app = await AppUnderTest.settled(host) {
      VStack {
        WaitedApp(model: model)
        WaitedApp(model: other)
      }
    }
    other.path = [9]
    let change = await WaitedChange { await model.withDelaysIfUnsupported(\.path) { $0 = [7] } }
    await app.settleWithTasks()
    expect(change.outcome, is: .presented)
    expect(other.path, is: [9])
  }

  /// Paths of tabs in an array, as `$tabs[index].path` binds them.
  @Test("a change reads no other stack's path", arguments: NavigationHost.both, [false, true])
  func otherPaths(host: NavigationHost, hasSettled: Bool) async {
    let model = RemovedTabsModel()
    let app = await AppUnderTest.settled(host) { RemovedTabsApp(model: model) }
    model.paths.removeLast()
    if hasSettled { await app.settle() }
    model.readsOfRemoved = 0
    let change = await WaitedChange { await model.withDelaysIfUnsupported(\.path) { $0 = [4792] } }
    await app.settleWithTasks()
    expect(change.outcome, is: .presented)
    expect(model.readsOfRemoved, is: 0)
  }

  @Test("two who set one path in one action wait both", arguments: NavigationHost.both)
  func twice(host: NavigationHost) async {
    let model = Numbers()
    let app = await model.launched(host)
    let first = await model.waited([1, 2, 3])
    let second = await model.waited([1, 2, 3])
    await app.waitWithTasks(100)
    expectNil(first.outcome, "first")
    expectNil(second.outcome, "second")
    await app.settleWithTasks()
    expect(first.outcome, is: .presented)
    expect(second.outcome, is: .presented)
  }

  @Test("a stack made with its path is waited for", arguments: NavigationHost.both, [false, true])
  func comingStack(host: NavigationHost, hasOther: Bool) async {
    let model = Numbers()
    let user = Numbers()
    let app = await user.launchedApp(host) { _ in
      VStack {
        if user.note.isEmpty { Text("sign in") } else { NumbersRoot(model: model) }
        if hasOther { NumbersRoot(model: Numbers([8])) }
      }
    }
    user.note = "signed in"
    let change = await model.waited([1, 2, 3])
    // Where there is no stack yet, the wait for one is of the main queue's turns, and not of virtual time.
    if hasOther { expectNil(change.outcome) }
    await app.waitWithTasks(20)
    if host == .links, hasOther { expectNil(change.outcome) }
    await app.settleWithTasks()
    expect(change.outcome, is: .presented)
  }
}

@MainActor
private final class WaitedModel: ObservableObject {
  @Published private var kept: [Int] = []
  @Published var isThere = true
  @Published var root = 0
  var refuses = false
  var isLate = false
  var dismissing: Int?
  var navigator: Navigator<[Int]>?
  var dismissals: [Int: () -> Void] = [:]
  private var late: [Int]?

  var path: [Int] {
    get { kept }
    set {
      if refuses { return }
      if isLate { late = newValue } else { kept = newValue }
    }
  }

  func takeLate() { if let late { kept = late } }
}

private struct WaitedApp: View {
  @ObservedObject var model: WaitedModel

  var body: some View {
    if model.isThere {
      NavigationStack(path: $model.path) {
        WaitedScreen(model: model, number: 0).navigationDestination(for: Int.self) { number in
          WaitedScreen(model: model, number: number)
        }
      }
      .id(model.root)
    } else {
      Text("signed out")
    }
  }
}

private struct WaitedScreen: View {
  let model: WaitedModel
  let number: Int
  @EnvironmentObject private var navigator: Navigator<[Int]>
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    let _ = model.navigator = navigator
    let _ = model.dismissals[number] = { presentationMode.wrappedValue.dismiss() }
    NavigationLink("to \(number + 1)", value: number + 1)
      .navigationTitle("\(number)")
      .onAppear { if number == model.dismissing { presentationMode.wrappedValue.dismiss() } }
  }
}

@MainActor
private final class RemovedTabsModel: ObservableObject {
  @Published var paths: [[Int]] = [[], [], []]
  @Published var path: [Int] = []
  var readsOfRemoved = 0

  func path(at index: Int) -> Binding<[Int]> {
    Binding {
      if self.paths.indices.contains(index) { return self.paths[index] }
      self.readsOfRemoved += 1
      return []
    } set: { path in
      if self.paths.indices.contains(index) { self.paths[index] = path }
    }
  }
}

private struct RemovedTabsApp: View {
  @ObservedObject var model: RemovedTabsModel

  var body: some View {
    VStack {
      NavigationStack(path: $model.path) {
        Text("home").navigationDestination(for: Int.self) { Text("\($0)") }
      }
      ForEach(Array(model.paths.indices), id: \.self) { index in
        NavigationStack(path: model.path(at: index)) { Text("tab \(index)") }
      }
    }
  }
}
#endif
