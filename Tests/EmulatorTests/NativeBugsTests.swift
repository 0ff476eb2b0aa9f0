import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Native stack: reported bugs, each as a switch")
struct NativeBugsTests {
  private let model = BuggyModel()

  private func launch(_ bugs: NativeBugs, tabTransition: Int64 = 0) -> EmulatedApp {
    let behavior = HostBehavior(tabTransition: tabTransition, nativeBugs: bugs)
    let app = EmulatedApp(behavior: behavior) { [model] in BuggyRoot(model: model) }
    app.settle()
    return app
  }

  @Test("two types at one index in one write end the app", arguments: [true, false])
  func typeChange(isOn: Bool) {
    model.path = NavigationPath([1, 2])
    let app = launch(isOn ? .typeChangeCrashes : [])
    var path = NavigationPath([1])
    path.append("two")
    model.path = path
    app.settle()
    #expect(app.violations.map(\.kind) == (isOn ? [.comparisonTypeMismatch] : []))
    #expect(app.visibleTexts.contains("two"))
  }

  @Test("other values of the same types at each index don't, nor does a cut between")
  func sameTypes() {
    model.path = NavigationPath([1, 2])
    let app = launch(.typeChangeCrashes)
    model.path = NavigationPath([3, 2, 1])
    app.settle()
    model.path = NavigationPath()
    app.settle()
    model.path = NavigationPath(["one"])
    app.settle()
    #expect(app.violations == [])
  }

  @Test("a typed stack inside one of another type ends the app", arguments: [true, false])
  func nested(isOn: Bool) {
    let app = EmulatedApp(behavior: HostBehavior(nativeBugs: isOn ? .nestedStacksCrash : [])) {
      Nested(isInSheet: false)
    }
    app.tap("to 1")
    app.settle()
    #expect(app.violations.map(\.kind) == (isOn ? [.comparisonTypeMismatch] : []))
  }

  @Test("columns begin anew where the width changes", arguments: [true, false])
  func columns(isOn: Bool) {
    let app = EmulatedApp(behavior: HostBehavior(nativeBugs: isOn ? .columnsAreRebuilt : [])) {
      [model] in ResizedColumns(model: model)
    }
    app.tap("to 1")
    app.settle()
    #expect(app.visibleTexts.contains("screen 1"))
    for width in [UserInterfaceSizeClass.compact, .regular] {
      model.width = width
      app.settle()
      #expect(app.visibleTexts.contains("screen 1") == !isOn)
    }
  }

  @Test("in a sheet it doesn't")
  func sheet() {
    let app = EmulatedApp(behavior: HostBehavior(nativeBugs: .nestedStacksCrash)) {
      Nested(isInSheet: true)
    }
    app.tap("to 1")
    app.settle()
    app.tap("sheet")
    app.settle()
    #expect(app.visibleTexts.contains("inner"))
    #expect(app.violations == [])
  }

  @Test("a path that is set in mid-transition is kept and never shown")
  func notShown() {
    let app = launch(.pathInMotionIsNotShown)
    model.path = NavigationPath([1])
    app.advance(by: 100_000_000)
    model.path = NavigationPath([1, 2])
    app.settle()
    #expect(model.path.count == 2)
    #expect(app.depth == 1)
    model.path = NavigationPath([3, 4, 5])
    app.settle()
    #expect(app.depth == 3)
  }

  @Test("a path that is set in mid-transition is shown and not kept")
  func notKept() {
    let app = launch(.pathInMotionIsNotKept)
    model.path = NavigationPath([1])
    app.advance(by: 100_000_000)
    model.path = NavigationPath([1, 2])
    app.settle()
    #expect(model.path.count == 1)
    #expect(app.depth == 2)
  }

  @Test(
    "so it is with one that is set while tabs change",
    arguments: [NativeBugs.pathInMotionIsNotShown, .pathInMotionIsNotKept, []]
  )
  func tabs(bugs: NativeBugs) {
    let app = launch(bugs, tabTransition: 350_000_000)
    app.selectTab("second")
    app.settle()
    app.selectTab("first")
    model.path = NavigationPath([1, 2])
    app.settle()
    #expect((model.path.count == app.depth) == bugs.isEmpty)
  }

  @Test("what a person taps in mid-transition is shown and kept")
  func personInMotion() {
    let app = launch([.pathInMotionIsNotShown, .pathInMotionIsNotKept], tabTransition: 350_000_000)
    app.selectTab("second")
    app.settle()
    app.selectTab("first")
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
    model.isPresented = false
    app.settle()
    model.isPresented = true
    app.settle()
    #expect(app.depth == 1)
  }

  @Test("as many elements are popped from another path", arguments: [true, false])
  func count(isOn: Bool) {
    model.path = NavigationPath([1, 2, 3])
    let app = launch(isOn ? .popsAreCounts : [])
    app.tap("another path, and back")
    app.settle()
    #expect(model.path == NavigationPath(isOn ? [9, 8, 7] : [9, 8, 7, 6]))
    #expect(app.depth == model.path.count)
  }

  @Test(
    "with closures, covered screens appear, and uncovered ones don't",
    arguments: [true, false]
  )
  func closures(isOn: Bool) {
    let behavior = HostBehavior(nativeBugs: isOn ? .closuresMisleadAppearance : [])
    let app = EmulatedApp(behavior: behavior) { [model] in BoundByClosures(model: model) }
    app.settle()
    app.tap("to 1")
    app.settle()
    #expect(model.appearances == (isOn ? ["root", "root", "1"] : ["root", "1"]))
    model.appearances = []
    app.back()
    app.settle()
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

private struct BuggyRoot: View {
  @ObservedObject var model: BuggyModel

  var body: some View {
    TabView {
      NavigationStack(path: $model.path) {
        BuggyPlace(model: model, name: "root")
          .navigationDestination(for: String.self) { Text($0) }
          .navigationDestination(isPresented: $model.isPresented) { Text("presented") }
      }
      .tabItem { Text("first") }
      Text("other").tabItem { Text("second") }
    }
  }
}

private struct BoundByClosures: View {
  @ObservedObject var model: BuggyModel

  var body: some View {
    NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
      BuggyPlace(model: model, name: "root")
    }
  }
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

/// A stack of numbers, and on its screens one of words.
private struct Nested: View {
  let isInSheet: Bool
  @State private var numbers: [Int] = []
  @State private var words: [String] = []
  @State private var isPresented = false

  var body: some View {
    NavigationStack(path: $numbers) {
      NavigationLink("to 1", value: 1)
        .navigationDestination(for: Int.self) { _ in
          if isInSheet {
            Button("sheet") { isPresented = true }.sheet(isPresented: $isPresented) { inner }
          } else {
            inner
          }
        }
    }
  }

  private var inner: some View { NavigationStack(path: $words) { Text("inner") } }
}

private struct ResizedColumns: View {
  @ObservedObject var model: BuggyModel

  var body: some View {
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
