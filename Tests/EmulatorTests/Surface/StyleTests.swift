import SwiftUI
import Testing

@MainActor
@Suite("Styles of the surface")
struct StyleTests {
  @Test("A label shows its picture and its title, as its style says")
  func labelStyles() {
    let app = EmulatedApp {
      Label("both", systemImage: "star")
      Label("title", systemImage: "star").labelStyle(.titleOnly)
      Label("icon", systemImage: "star").labelStyle(.iconOnly)
    }
    #expect(app.visibleTexts == ["[star]", "both", "title", "[star]"])
  }

  @Test("A label takes on a style of one's own, nearest first")
  func ownLabelStyle() {
    struct Loud: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.title
        Text("!")
      }
    }
    let app = EmulatedApp {
      Label("fire", systemImage: "flame").labelStyle(Loud()).labelStyle(.iconOnly)
    }
    #expect(app.visibleTexts == ["fire", "!"])
  }

  @Test("A box and a progress take on styles of one's own")
  func ownBoxStyle() {
    struct Upside: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.content
        configuration.label
      }
    }
    struct Percent: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100))%")
      }
    }
    let app = EmulatedApp {
      GroupBox("label") { Text("content") }.groupBoxStyle(Upside())
      ProgressView(value: 0.25).progressViewStyle(Percent())
    }
    #expect(app.visibleTexts == ["content", "label", "25%"])
  }
}
