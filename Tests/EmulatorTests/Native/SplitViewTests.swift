import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Split view")
struct SplitViewTests {
  private let model = SplitModel()

  @Test("All columns are seen, in order")
  func columns() {
    let app = EmulatedApp {
      NavigationSplitView {
        Text("sidebar")
      } content: {
        Text("content")
      } detail: {
        Text("detail")
      }
    }
    #expect(app.visibleTexts == ["sidebar", "content", "detail"])
  }

  @Test("The visibility hides columns from the first on")
  func visibility() {
    let app = EmulatedApp { HidingColumns(model: model) }
    #expect(app.visibleTexts == ["sidebar", "content", "detail"])
    model.visibility = .doubleColumn
    #expect(app.visibleTexts == ["content", "detail"])
    model.visibility = .detailOnly
    #expect(app.visibleTexts == ["detail"])
  }

  @Test("Of two columns both are seen as a double column")
  func twoColumns() {
    let app = EmulatedApp {
      NavigationSplitView(columnVisibility: .constant(.doubleColumn)) {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
      .navigationSplitViewStyle(.balanced)
    }
    #expect(app.visibleTexts == ["sidebar", "detail"])
  }

  @Test("A value link in a list selects its value, where there is no stack")
  func valueLinkSelects() {
    let app = EmulatedApp { SelectingSplitView(model: model) }
    #expect(app.tap("row 2"))
    #expect(model.selection == 2)
    #expect(app.visibleTexts.last == "detail 2")
  }

  @Test("A value link of another type than the selection's is disabled")
  func foreignValue() {
    let app = EmulatedApp { SelectingSplitView(model: model) }
    #expect(!app.isEnabled("foreign"))
  }

  @Test("A value link in a stack in a column is pushed there")
  func stackInColumn() {
    let app = EmulatedApp { SelectingSplitView(model: model) }
    app.tap("push")
    app.settle()
    #expect(model.selection == nil)
    #expect(app.depth == 1)
    #expect(app.visibleTexts.first == "row 1")
    #expect(app.visibleTexts.last == "pushed 7")
  }

  @Test("The visibility can be saved")
  func codable() throws {
    let data = try JSONEncoder().encode([NavigationSplitViewVisibility.detailOnly])
    #expect(
      try JSONDecoder().decode([NavigationSplitViewVisibility].self, from: data) == [.detailOnly]
    )
  }
}

@MainActor
private final class SplitModel: ObservableObject {
  @Published var visibility = NavigationSplitViewVisibility.all
  @Published var selection: Int?
}

private struct HidingColumns: View {
  @ObservedObject var model: SplitModel

  var body: some View {
    NavigationSplitView(columnVisibility: $model.visibility) {
      Text("sidebar").navigationSplitViewColumnWidth(200)
    } content: {
      Text("content").navigationSplitViewColumnWidth(min: 100, ideal: 200)
    } detail: {
      Text("detail")
    }
  }
}

private struct SelectingSplitView: View {
  @ObservedObject var model: SplitModel

  var body: some View {
    NavigationSplitView {
      List(selection: $model.selection) {
        ForEach(1..<3) { NavigationLink("row \($0)", value: $0) }
        NavigationLink("foreign", value: "a")
      }
    } detail: {
      NavigationStack {
        VStack {
          NavigationLink("push", value: 7)
          Text("detail \(model.selection ?? 0)")
        }
        .navigationDestination(for: Int.self) { Text("pushed \($0)") }
      }
    }
  }
}
