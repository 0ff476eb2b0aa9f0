import SwiftUI
import Testing

@MainActor
@Suite("Native stack: bindings and declarations")
struct NativeBindingTests {
  private let model = BoundModel()

  private func launch<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> EmulatedApp {
    let app = EmulatedApp(content)
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
}

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
