#if os(Linux)
import SwiftUI
import Testing

/// The tests of stacks expect no violation, and so these have to be recorded.
///
/// Facts about rules record the others.
@MainActor
@Suite("The emulator records a violation")
struct HostViolationTests {
  private let model = ChainModel()

  /// Plays an action, and expects the recorded violations, and the number of screens above the root.
  private func expect(
    _ kinds: HostViolation.Kind...,
    depth: Int = 0,
    from start: Int = 0,
    on behavior: HostBehavior = HostBehavior(),
    sourceLocation: SourceLocation = #_sourceLocation,
    play: (EmulatedApp) -> Void
  ) {
    model.links = Array(repeating: false, count: 4)
    model.hasTwoLinks = kinds.contains(.popAndPush)
    let app = EmulatedApp(behavior: behavior) { ChainTabs(model: model) }
    for level in 0..<start { app.settle { model.links[level] = true } }
    play(app)
    app.settle()
    #expect(app.violations.map(\.kind) == kinds, sourceLocation: sourceLocation)
    #expect(app.depth == depth, sourceLocation: sourceLocation)
    app.end()
  }

  @Test("of a push that can't be made")
  func pushes() {
    expect(.underStranger) { app in
      app.pushStranger()
      model.links[0] = true
    }
    expect(.severalLinksOn, .popAndPush, depth: 1) { app in
      app.settle { model.links[0] = true }
      model.links[1] = true
    }
    expect(.pushWhileHidden, on: HostBehavior(followsUnseenScreens: false)) { app in
      app.selectTab("second")
      app.settle { model.links[0] = true }
      app.selectTab("first")
    }
    expect(.whileInactive, depth: 1, on: HostBehavior(followsUnseenScreens: false)) { app in
      app.leave()
      app.settle { model.links[0] = true }
      app.comeBack()
    }
  }

  @Test("of a pop that can't be made, or goes another way")
  func pops() {
    expect(.popAndPush, depth: 1) { app in
      app.settle { model.links[0] = true }
      model.links = [false, true, false, false]
    }
    expect(.updateDuringTransition, from: 1) { app in
      app.back()
      model.links[0] = false
    }
    let lag: Int64 = 100_000_000
    expect(.popDuringBack, from: 3, on: HostBehavior(lag: lag)) { app in
      model.links[0] = false
      app.advance(by: lag / 2)
      app.back()
      app.settle()
      #expect(app.depth == 2)
      app.settle { model.links[0] = true }
      model.links[0] = false
    }
  }

  @Test("of a binding made of closures, and of a path that can't be read back")
  func bindings() {
    let path = Binding(get: { model.path }, set: { model.path = $0 })
    let flag = Binding(get: { false }, set: { _ in })
    let root = Text("root")
    for app in [
      EmulatedApp { NavigationStack(path: path) { root } },
      EmulatedApp { NavigationStack { root.navigationDestination(isPresented: flag) { root } } },
    ] {
      app.settle()
      #expect(Set(app.violations.map(\.kind)) == [.closureBinding])
    }
    for isRefused in [true, false] {
      model.refusesPaths = isRefused
      let app = EmulatedApp { ProjectedStack(model: model) }
      app.settle()
      #expect(app.tap("push"))
      app.settle()
      #expect(Set(app.violations.map(\.kind)) == (isRefused ? [.writeNotReadBack] : []))
    }
  }

  @Test("of a change during an evaluation")
  func evaluation() {
    let app = EmulatedApp { CountingItself() }
    #expect(app.violations.map(\.kind) == [.changeDuringEvaluation])
  }
}

@MainActor
private final class ChainModel: ObservableObject {
  @Published var links = [false, false, false, false]
  @Published private var keptPath = NavigationPath()
  var hasTwoLinks = false
  var refusesPaths = false

  var path: NavigationPath {
    get { keptPath }
    set { if !refusesPaths { keptPath = newValue } }
  }
}

private struct ChainTabs: View {
  @ObservedObject var model: ChainModel

  var body: some View {
    TabView {
      NavigationView { ChainScreen(model: model, level: 0) }
        .navigationViewStyle(.stack)
        .tabItem { Text("first") }
      Text("other").tabItem { Text("second") }
    }
  }
}

/// A screen with a link to the next one, or the root with two links.
private struct ChainScreen: View {
  @ObservedObject var model: ChainModel
  let level: Int

  var body: some View {
    VStack {
      if level < 4 {
        NavigationLink("on", destination: next, isActive: $model.links[level])
        if model.hasTwoLinks {
          NavigationLink("other", destination: Text("other"), isActive: $model.links[1])
        }
      }
    }
  }

  private var next: AnyView {
    AnyView(model.hasTwoLinks ? nil : ChainScreen(model: model, level: level + 1))
  }
}

private struct ProjectedStack: View {
  @ObservedObject var model: ChainModel

  var body: some View {
    NavigationStack(path: $model.path) {
      NavigationLink("push", value: 1).navigationDestination(for: Int.self) { _ in Text("1") }
    }
  }
}

private struct CountingItself: View {
  @State private var count = 0

  var body: some View {
    if count == 0 { count = 1 }
    return Text("\(count)")
  }
}

extension EmulatedApp {
  fileprivate func settle(after change: () -> Void) {
    change()
    settle()
  }
}
#endif
