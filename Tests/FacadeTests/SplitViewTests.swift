import Combine
import SwiftUI
import Testing

@MainActor
@Suite("Split views")
struct SplitViewTests {
  @Test("two columns are seen, in order", arguments: NavigationHost.both)
  func twoColumns(host: NavigationHost) {
    let app = EmulatedApp(stacks: host) {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
    }
    #expect(app.visibleTexts == ["sidebar", "detail"])
    #expect(app.violations == [])
  }

  @Test("three columns are seen, in order", arguments: NavigationHost.both)
  func threeColumns(host: NavigationHost) {
    let app = EmulatedApp(stacks: host) {
      NavigationSplitView {
        Text("sidebar")
      } content: {
        Text("content")
      } detail: {
        Text("detail")
      }
    }
    #expect(app.visibleTexts == ["sidebar", "content", "detail"])
    #expect(app.violations == [])
  }

  @Test("a value link in a list with a selection selects its value", arguments: NavigationHost.both)
  func selection(host: NavigationHost) {
    let model = Split()
    let app = model.launched(host)
    #expect(app.visibleTexts.contains("nothing"))
    #expect(app.tap("row 2"))
    app.settle()
    #expect(model.selection == 2)
    #expect(app.visibleTexts.contains("row 2 in detail"))
    model.selection = 1
    app.settle()
    #expect(app.visibleTexts.contains("row 1 in detail"))
    #expect(app.violations == [])
  }

  @Test("a value link without a value selects nothing")
  func nilValue() {
    let model = Split()
    let app = model.launched(.links)
    app.tap("row nil")
    #expect(model.selection == nil)
  }

  @Test("a value link without a value is a disabled row")
  func disabledRow() {
    let app = EmulatedApp(stacks: .links) {
      NavigationSplitView {
        List(selection: .constant(Int?.none)) {
          NavigationLink(value: Int?.none) { Availability() }
        }
      } detail: {
        Text("detail")
      }
    }
    #expect(app.visibleTexts.contains("unavailable"))
  }

  @Test("a stack in the detail column shows a deep link there", arguments: NavigationHost.both)
  func deepLink(host: NavigationHost) {
    let model = Split()
    let app = model.launched(host)
    model.selection = 1
    model.path = [1, 2, 3]
    app.settle()
    #expect(app.depth == 3)
    #expect(app.visibleTexts.contains("place 3"))
    #expect(app.visibleTexts.contains("row 1"))
    #expect(app.back())
    app.settle()
    #expect(model.path == [1, 2])
    #expect(app.tap("on to 3"))
    app.settle()
    #expect(model.path == [1, 2, 3])
    model.path = []
    app.settle()
    #expect(app.depth == 0)
    #expect(app.violations == [])
  }

  @Test("a stack in a column warns of nothing")
  func noWarning() {
    let model = Split()
    let app = model.launched(.links)
    model.path = [1]
    app.settle()
    #expect(model.warnings.texts == [])
  }

  @Test(
    "a visibility, widths and a style are taken, by each way to make a split view",
    arguments: NavigationHost.both
  )
  func modifiers(host: NavigationHost) {
    for style in [Style.automatic, .balanced, .prominentDetail] {
      let app = EmulatedApp(stacks: host) { StyledSplitView(style: style) }
      #expect(app.visibleTexts == ["sidebar", "content", "detail", "left", "right"])
      #expect(app.violations == [])
    }
  }

  @Test("a visibility is heeded where the system has split views, and else left alone")
  func visibility() {
    let values = [NavigationSplitViewVisibility.automatic, .all, .doubleColumn, .detailOnly]
    let shown = values.map { value in
      let app = EmulatedApp(stacks: .native) { ThreeColumns(visibility: .constant(value)) }
      return app.visibleTexts.count
    }
    #expect(shown == [3, 3, 2, 1])
    let app = EmulatedApp(stacks: .links) { ThreeColumns(visibility: .constant(.detailOnly)) }
    #expect(app.visibleTexts.count == 3)
  }

  @Test("a visibility can be saved")
  func codable() throws {
    let values = [NavigationSplitViewVisibility.automatic, .all, .doubleColumn, .detailOnly]
    let data = try JSONEncoder().encode(values)
    #expect(try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: data) == values)
  }
}

@MainActor
private final class Split: ObservableObject {
  @Published var selection: Int?
  @Published var path: [Int] = []
  let warnings = CollectedWarnings()

  func launched(_ host: NavigationHost) -> EmulatedApp {
    let app = EmulatedApp(stacks: host, warnings: warnings) { SplitRoot(model: self) }
    app.settle()
    return app
  }
}

private struct SplitRoot: View {
  @ObservedObject var model: Split

  var body: some View {
    NavigationSplitView {
      List(selection: $model.selection) {
        NavigationLink("row 1", value: 1)
        NavigationLink("row 2", value: 2)
        NavigationLink("row nil", value: Int?.none)
      }
    } detail: {
      NavigationStack(path: $model.path) {
        Text(model.selection.map { "row \($0) in detail" } ?? "nothing")
          .navigationDestination(for: Int.self) { place in
            VStack {
              Text("place \(place)")
              NavigationLink("on to \(place + 1)", value: place + 1)
            }
          }
      }
    }
  }
}

private struct Availability: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text(isEnabled ? "available" : "unavailable")
  }
}

private struct ThreeColumns: View {
  let visibility: Binding<NavigationSplitViewVisibility>

  var body: some View {
    NavigationSplitView(columnVisibility: visibility) {
      Text("sidebar")
    } content: {
      Text("content")
    } detail: {
      Text("detail")
    }
  }
}

private enum Style {
  case automatic, balanced, prominentDetail
}

private struct StyledSplitView: View {
  let style: Style

  var body: some View {
    VStack {
      switch style {
      case .automatic: three.navigationSplitViewStyle(.automatic)
      case .balanced: three.navigationSplitViewStyle(.balanced)
      case .prominentDetail: three.navigationSplitViewStyle(.prominentDetail)
      }
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("left").navigationSplitViewColumnWidth(min: 10, ideal: 20, max: 30)
      } detail: {
        Text("right")
      }
    }
  }

  private var three: some View {
    NavigationSplitView(columnVisibility: .constant(.all)) {
      Text("sidebar").navigationSplitViewColumnWidth(200)
    } content: {
      Text("content").navigationSplitViewColumnWidth(ideal: 300)
    } detail: {
      Text("detail")
    }
  }
}
