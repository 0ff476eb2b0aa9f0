import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Native containers: bindings")
struct NativeBindingTests {
  private let model = BoundModel()

  private func violations<Content: View>(
    pressing labels: String...,
    @ViewBuilder in content: () -> Content
  ) -> Set<HostViolation.Kind> {
    let app = EmulatedApp(content)
    app.settle()
    for label in labels {
      #expect(app.tap(label))
      app.settle()
    }
    return Set(app.violations.map(\.kind))
  }

  @Test("A stack with a projected binding breaks no rule", arguments: [true, false])
  func projected(isTyped: Bool) {
    #expect(violations(pressing: "to 1", "dismiss") { Bound(model, isTyped) } == [])
  }

  @Test("A stack with a binding made of closures is recorded")
  func closures() {
    let path = Binding(get: { [model] in model.path }, set: { [model] in model.path = $0 })
    #expect(violations { NavigationStack(path: path) { Text("root") } } == [.closureBinding])
    let numbers = Binding(get: { [model] in model.numbers }, set: { [model] in model.numbers = $0 })
    #expect(violations { NavigationStack(path: numbers) { Text("root") } } == [.closureBinding])
  }

  @Test("A part of a binding made of closures is recorded, too")
  func partOfClosures() {
    let whole = Binding(get: { [model] in model.whole }, set: { [model] in model.whole = $0 })
    #expect(violations { NavigationStack(path: whole.path) { Text("root") } } == [.closureBinding])
  }

  @Test("So is a binding made of closures by which a view is presented")
  func presented() {
    let isPresented = Binding(get: { false }, set: { _ in })
    let root = Text("root")
      .navigationDestination(isPresented: isPresented) { Text("presented") }
    #expect(violations { NavigationStack { root } } == [.closureBinding])
    let item = Binding(get: { Int?.none }, set: { _ in })
    let other = Text("root").navigationDestination(item: item) { Text("item \($0)") }
    #expect(violations { NavigationStack { other } } == [.closureBinding])
  }

  @Test("So is a binding made of closures for the columns of a split view")
  func columns() {
    let visibility = Binding(get: { NavigationSplitViewVisibility.all }, set: { _ in })
    let kinds = violations {
      NavigationSplitView(columnVisibility: visibility) {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
    }
    #expect(kinds == [.closureBinding])
  }

  @Test("A push that can't be read back at once is recorded", arguments: [true, false])
  func refusedPush(isTyped: Bool) {
    model.refuses = true
    #expect(violations(pressing: "to 1") { Bound(model, isTyped) } == [.writeNotReadBack])
  }

  @Test("A pop that can't be read back at once is recorded")
  func refusedPop() {
    model.path.append(1)
    let app = EmulatedApp { Bound(model, false) }
    app.settle()
    model.refuses = true
    app.walkBack()
    #expect(app.violations.map(\.kind) == [.writeNotReadBack])
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
