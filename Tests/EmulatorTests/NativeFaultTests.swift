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
    let root = Text("root").navigationDestination(isPresented: isPresented) { Text("presented") }
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

@MainActor
@Suite("Native stack: reported bugs, each as a switch")
struct NativeBugsTests {
  private let model = BuggyModel()

  private func launch(_ bugs: NativeBugs, tabTransition: Int64 = 0) -> EmulatedApp {
    launch(bugs, tabTransition: tabTransition) {
      Observing(model) { bindings in
        TwoTabs {
          NavigationStack(path: bindings.path) {
            BuggyPlace(model: model, name: "root")
              .navigationDestination(for: String.self) { Text($0) }
              .navigationDestination(isPresented: bindings.isPresented) { Text("presented") }
          }
        }
      }
    }
  }

  private func launch<Content: View>(
    _ bugs: NativeBugs,
    tabTransition: Int64 = 0,
    @ViewBuilder _ content: () -> Content
  ) -> EmulatedApp {
    let behavior = HostBehavior(tabTransition: tabTransition, nativeBugs: bugs)
    let app = EmulatedApp(behavior: behavior, content)
    app.settle()
    return app
  }

  @Test("two types at one index in one write end the app", arguments: [true, false])
  func typeChange(isOn: Bool) {
    model.path = NavigationPath([1, 2])
    let app = launch(isOn ? .typeChangeCrashes : [])
    var path = NavigationPath([1])
    path.append("two")
    app.settle { model.path = path }
    #expect(app.violations.map(\.kind) == (isOn ? [.comparisonTypeMismatch] : []))
    #expect(app.visibleTexts.contains("two"))
  }

  @Test("other values of the same types at each index don't, nor does a cut between")
  func sameTypes() {
    model.path = NavigationPath([1, 2])
    let app = launch(.typeChangeCrashes)
    app.settle { model.path = NavigationPath([3, 2, 1]) }
    app.settle { model.path = NavigationPath() }
    app.settle { model.path = NavigationPath(["one"]) }
    #expect(app.violations == [])
  }

  @Test(
    "a typed stack inside one of another type ends the app, but not in a sheet",
    arguments: [true, false],
    [true, false]
  )
  func nested(isOn: Bool, isInSheet: Bool) {
    let app = launch(isOn ? .nestedStacksCrash : []) {
      Stateful([Int]()) { numbers in
        let inner = Stateful([String]()) { NavigationStack(path: $0) { Text("inner") } }
        NavigationStack(path: numbers) {
          NavigationLink("to 1", value: 1).navigationDestination(for: Int.self) { _ in
            if isInSheet {
              Stateful(false) { $isPresented in
                Button("sheet") { isPresented = true }.sheet(isPresented: $isPresented) { inner }
              }
            } else {
              inner
            }
          }
        }
      }
    }
    app.walk("to 1")
    if isInSheet { app.walk("sheet") }
    #expect(app.visibleTexts.contains("inner"))
    #expect(app.violations.map(\.kind) == (isOn && !isInSheet ? [.comparisonTypeMismatch] : []))
  }

  @Test("columns begin anew where the width changes", arguments: [true, false])
  func columns(isOn: Bool) {
    let app = launch(isOn ? .columnsAreRebuilt : []) {
      Observing(model) { _ in
        NavigationSplitView {
          Text("sidebar")
        } detail: {
          NavigationStack {
            NavigationLink("to 1", value: 1)
              .navigationDestination(for: Int.self) { Text("screen \($0)") }
          }
        }
        .environment(\.horizontalSizeClass, model.width)
      }
    }
    app.walk("to 1")
    #expect(app.visibleTexts.contains("screen 1"))
    for width in [UserInterfaceSizeClass.compact, .regular] {
      app.settle { model.width = width }
      #expect(app.visibleTexts.contains("screen 1") == !isOn)
    }
  }

  @Test("a path that is set in mid-transition is kept and never shown, or shown and not kept")
  func setInMotion() {
    for bug in [NativeBugs.pathInMotionIsNotShown, .pathInMotionIsNotKept] {
      model.path = NavigationPath()
      let app = launch(bug)
      model.path = NavigationPath([1])
      app.advance(by: 100_000_000)
      app.settle { model.path = NavigationPath([1, 2]) }
      #expect(model.path.count == (bug == .pathInMotionIsNotKept ? 1 : 2))
      #expect(app.depth == (bug == .pathInMotionIsNotShown ? 1 : 2))
      app.settle { model.path = NavigationPath([3, 4, 5]) }
      #expect(app.depth == 3)
    }
  }

  @Test(
    "so it is with one that is set while tabs change",
    arguments: [NativeBugs.pathInMotionIsNotShown, .pathInMotionIsNotKept, []]
  )
  func tabs(bugs: NativeBugs) {
    let app = launch(bugs, tabTransition: 350_000_000)
    app.selectTab("second tab")
    app.settle()
    app.selectTab("first tab")
    app.settle { model.path = NavigationPath([1, 2]) }
    #expect((model.path.count == app.depth) == bugs.isEmpty)
  }

  @Test("what a person taps in mid-transition is shown and kept")
  func personInMotion() {
    let app = launch([.pathInMotionIsNotShown, .pathInMotionIsNotKept], tabTransition: 350_000_000)
    app.selectTab("second tab")
    app.settle()
    app.selectTab("first tab")
    #expect(app.tap("to 1"))
    app.settle()
    #expect(model.path.count == 1)
    #expect(app.depth == 1)
  }

  @Test("a flag that is on at launch presents nothing until it is turned once more")
  func flag() {
    model.isPresented = true
    let app = launch(.flagAtLaunchIsIgnored)
    #expect(app.depth == 0)
    app.settle { model.isPresented = false }
    app.settle { model.isPresented = true }
    #expect(app.depth == 1)
  }

  @Test("as many elements are popped from another path", arguments: [true, false])
  func count(isOn: Bool) {
    model.path = NavigationPath([1, 2, 3])
    let app = launch(isOn ? .popsAreCounts : [])
    app.walk("another path, and back")
    #expect(model.path == NavigationPath(isOn ? [9, 8, 7] : [9, 8, 7, 6]))
    #expect(app.depth == model.path.count)
  }

  @Test("with closures, covered screens appear and uncovered ones don't", arguments: [true, false])
  func closures(isOn: Bool) {
    let app = launch(isOn ? .closuresMisleadAppearance : []) {
      Observing(model) { [model] _ in
        NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
          BuggyPlace(model: model, name: "root")
        }
      }
    }
    app.walk("to 1")
    #expect(model.appearances == (isOn ? ["root", "root", "1"] : ["root", "1"]))
    model.appearances = []
    app.walkBack()
    #expect(model.appearances == (isOn ? [] : ["root"]))
  }
}

@MainActor
private final class BuggyModel: ObservableObject {
  @Published var width = UserInterfaceSizeClass.regular
  @Published var path = NavigationPath()
  @Published var isPresented = false
  var appearances: [String] = []
}

private struct BuggyPlace: View {
  let model: BuggyModel
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      NavigationLink("to 1", value: 1)
      Button("another path, and back") {
        model.path = NavigationPath([9, 8, 7, 6])
        dismiss()
      }
    }
    .onAppear { model.appearances.append(name) }
    .navigationDestination(for: Int.self) { BuggyPlace(model: model, name: "\($0)") }
  }
}
