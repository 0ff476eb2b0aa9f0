import SwiftUI
import Testing

@MainActor
@Suite("Native stack: bindings, and reported bugs, each as a switch")
struct NativeBugTests {
  private let model = BoundModel()

  private func launch<Content: View>(
    _ bugs: NativeBugs = [],
    tabTransition: Int64 = 0,
    @ViewBuilder _ content: () -> Content
  ) -> EmulatedApp {
    let behavior = HostBehavior(tabTransition: tabTransition, nativeBugs: bugs)
    let app = EmulatedApp(behavior: behavior, content)
    app.settle()
    return app
  }

  @Test("A binding made of closures is a breach wherever it is, and a projected one is none")
  func closures() {
    let model = model
    let path = Binding(get: { model.path }, set: { model.path = $0 })
    let numbers = Binding(get: { model.numbers }, set: { model.numbers = $0 })
    let whole = Binding(get: { model.whole }, set: { model.whole = $0 })
    let no = Binding(get: { false }, set: { _ in })
    let item = Binding(get: { Int?.none }, set: { _ in })
    let visibility = Binding(get: { NavigationSplitViewVisibility.all }, set: { _ in })
    let root = Text("root")
    let apps = [
      launch { NavigationStack(path: path) { root } },
      launch { NavigationStack(path: numbers) { root } },
      launch { NavigationStack(path: whole.path) { root } },
      launch { NavigationStack { root.navigationDestination(isPresented: no) { root } } },
      launch { NavigationStack { root.navigationDestination(item: item) { _ in root } } },
      launch {
        NavigationSplitView(columnVisibility: visibility) {
          root
        } detail: {
          root
        }
      },
    ]
    for app in apps { expect(Set(app.violations.map(\.kind)), [.closureBinding]) }
    for isTyped in [true, false] {
      let app = launch { Bound(model, isTyped) }
      app.walk("to 1", "dismiss")
      app.breaks()
    }
  }

  @Test("A push or a pop that can't be read back at once is a breach")
  func refused() {
    for isTyped in [true, false] {
      model.refuses = true
      let app = launch { Bound(model, isTyped) }
      app.walk("to 1")
      expect(Set(app.violations.map(\.kind)), [.writeNotReadBack])
    }
    model.refuses = false
    model.path = NavigationPath([1])
    let app = launch { Bound(model, false) }
    model.refuses = true
    app.walkBack()
    app.breaks(.writeNotReadBack)
  }

  @Test("Two types at one index in one write end the app, other values and cuts don't")
  func typeChange() {
    var mixed = NavigationPath([1])
    mixed.append("two")
    for isOn in [true, false] {
      model.path = NavigationPath([1, 2])
      let app = launch(isOn ? .typeChangeCrashes : []) {
        Observing(model) { bindings in
          NavigationStack(path: bindings.path) {
            Text("root")
              .navigationDestination(for: Int.self) { Text("\($0)") }
              .navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
      for path in [NavigationPath([3, 2, 1]), NavigationPath(), NavigationPath([1, 2])] {
        app.settle { model.path = path }
      }
      app.breaks()
      app.settle { model.path = mixed }
      expect(app.violations.map(\.kind), isOn ? [.comparisonTypeMismatch] : [])
      expect(app.visibleTexts.contains("two"), true)
    }
  }

  @Test("A typed stack inside one of another type ends the app, but not in a sheet")
  func nested() {
    for (isOn, isInSheet) in [(true, true), (true, false), (false, false)] {
      let app = launch(isOn ? .nestedStacksCrash : []) {
        Stateful([Int]()) { numbers in
          let inner = Stateful([String]()) { NavigationStack(path: $0) { Text("inner") } }
          NavigationStack(path: numbers) {
            NavigationLink("to 1", value: 1).navigationDestination(for: Int.self) { _ in
              if isInSheet {
                Text("").sheet(isPresented: .constant(true)) { inner }
              } else {
                inner
              }
            }
          }
        }
      }
      app.walk("to 1")
      app.shows("inner")
      expect(app.violations.map(\.kind), isOn && !isInSheet ? [.comparisonTypeMismatch] : [])
    }
  }

  @Test("What a person taps as tabs change is shown and kept, unlike a path that is set")
  func personInMotion() {
    for bug in [NativeBugs.pathInMotionIsNotShown, .pathInMotionIsNotKept] {
      for isPerson in [false, true] {
        model.path = NavigationPath()
        let app = launch(bug, tabTransition: 350_000_000) {
          Observing(model) { bindings in
            TwoTabs {
              NavigationStack(path: bindings.path) {
                NavigationLink("to 1", value: 1).navigationDestination(for: Int.self) {
                  Text("\($0)")
                }
              }
            }
          }
        }
        for tab in ["second tab", "first tab"] {
          app.settle()
          app.selectTab(tab)
        }
        if isPerson { app.tap(all: "to 1") } else { model.path = NavigationPath([1]) }
        app.settle()
        expect(model.path.count == app.depth, isPerson)
      }
    }
  }
}

/// A path that may refuse what is written to it.
@MainActor
private final class BoundModel: ObservableObject {
  struct Whole {
    var path = NavigationPath()
  }

  @Published private var kept = NavigationPath()
  @Published private var keptNumbers: [Int] = []
  @Published var whole = Whole()
  var refuses = false

  var path: NavigationPath {
    get { kept }
    set { if !refuses { kept = newValue } }
  }

  var numbers: [Int] {
    get { keptNumbers }
    set { if !refuses { keptNumbers = newValue } }
  }
}

private struct Bound: View {
  @ObservedObject private var model: BoundModel
  private let isTyped: Bool

  init(_ model: BoundModel, _ isTyped: Bool) {
    self.model = model
    self.isTyped = isTyped
  }

  var body: some View {
    let root = NavigationLink("to 1", value: 1)
      .navigationDestination(for: Int.self) { _ in DismissButton() }
    if isTyped {
      NavigationStack(path: $model.numbers) { root }
    } else {
      NavigationStack(path: $model.path) { root }
    }
  }
}
