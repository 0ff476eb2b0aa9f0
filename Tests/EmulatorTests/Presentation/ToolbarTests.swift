import SwiftUI
import Testing

@MainActor
@Suite("Bars")
struct ToolbarTests {
  @Test("What is in bars is seen after the content, whatever the placement")
  func items() {
    struct Own: ToolbarContent {
      @Binding var count: Int

      var body: some ToolbarContent {
        ToolbarItem(placement: .principal) { Button("own \(count)") { count += 1 } }
      }
    }
    struct Screen: View {
      @State private var count = 0
      var isEditing = true

      var body: some View {
        NavigationView {
          Text("content")
            .toolbar {
              ToolbarItem(placement: .navigationBarLeading) { Text("leading") }
              ToolbarItemGroup(placement: .bottomBar) {
                Text("first")
                Text("second")
              }
              if isEditing {
                ToolbarItem(placement: .confirmationAction) { Text("done") }
              } else {
                ToolbarItem(placement: .primaryAction) { Text("edit") }
              }
              Own(count: $count)
            }
            .navigationBarItems(trailing: Text("trailing"))
        }
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.tap("own 0"))
    #expect(
      app.visibleTexts == ["content", "trailing", "leading", "first", "second", "done", "own 1"]
    )
  }

  @Test("Views are put into a bar as they are")
  func views() {
    let app = EmulatedApp {
      NavigationView {
        Text("content")
          .toolbar { Button("a") {} }
          .toolbar(.hidden, for: .tabBar)
      }
    }
    #expect(app.visibleTexts == ["content", "a"])
  }

  @Test("Bars are those of the screen in front")
  func barsOfScreenInFront() {
    let app = EmulatedApp {
      NavigationView {
        NavigationLink("link") {
          Text("pushed").navigationBarItems(leading: Text("c"), trailing: Text("d"))
        }
        .navigationBarItems(leading: Text("a"))
      }
    }
    #expect(app.visibleTexts == ["link", "a"])
    app.tap("link")
    #expect(app.visibleTexts == ["pushed", "c", "d"])
  }
}
