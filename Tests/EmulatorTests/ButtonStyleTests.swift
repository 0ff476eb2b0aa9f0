import SwiftUI
import Testing

@MainActor
@Suite("Button styles")
struct ButtonStyleTests {
  private struct Framed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.role == .destructive ? "!" : "[")
        configuration.label
        Text(isEnabled ? "]" : "off")
      }
      .opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration)
      configuration.label.onTapGesture {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("count") { count += 1 }
      Button(role: .destructive) {
        count = 0
      } label: {
        Text("reset")
      }
      Text("\(count)")
    }
  }

  @Test("What a style adds is part of the button")
  func style() {
    let app = EmulatedApp { Counter().buttonStyle(Framed()) }
    #expect(app.buttonLabels == ["[ count ]", "! reset ]"])
    app.tap("count")
    #expect(app.visibleTexts.last == "1")
  }

  @Test("A style reads the environment")
  func environment() {
    let app = EmulatedApp {
      Stateful(false) { $isDisabled in
        Button("a") {}.disabled(isDisabled)
        Button("disable") { isDisabled = true }
      }
      .buttonStyle(Framed())
    }
    #expect(app.isEnabled("[ a ]"))
    app.tap("disable")
    #expect(app.visibleTexts.prefix(3) == ["[", "a", "off"])
  }

  @Test("A primitive style decides what has the button do something")
  func primitiveStyle() {
    let app = EmulatedApp { Counter().buttonStyle(Twice()) }
    #expect(app.buttonLabels == ["count", "count", "reset", "reset"])
    app.tap("count", occurrence: 0)
    app.tap("count", occurrence: 1)
    #expect(app.visibleTexts.last == "3")
  }

  @Test("Styles of the system change nothing")
  func standardStyles() {
    let app = EmulatedApp {
      Counter()
        .buttonStyle(.plain)
        .buttonStyle(.borderedProminent)
        .buttonStyle(PlainButtonStyle())
    }
    #expect(app.buttonLabels == ["count", "reset"])
  }

  @Test("A label is tinted by the system's styles, unless that is plain or the app sets a colour")
  func colours() {
    let app = EmulatedApp {
      Button("automatic") {}
      Button("bordered") {}.buttonStyle(.bordered)
      Button("plain") {}.buttonStyle(.plain)
      Button("framed") {}.buttonStyle(Framed())
      Button("red") {}.foregroundColor(.red)
      Text("text")
    }
    let colours = ["automatic", "bordered", "plain", "framed", "red", "text"].map(app.color(of:))
    #expect(colours == [.accentColor, .accentColor, .primary, .primary, .red, .primary])
  }

  @Test("A picture that nobody hears of can be asked for")
  func unheardPicture() {
    let picture = Image(systemName: "star")
    let app = EmulatedApp {
      Button(action: {}) {
        Text("a")
        picture.accessibility(hidden: true)
      }
      Button("b") {}
    }
    #expect(app.visibleTexts == ["a", "b"])
    #expect(app.labels(showing: picture) == ["a"])
  }

  @Test("A link is in the style, too")
  func link() {
    let app = EmulatedApp {
      NavigationView {
        NavigationLink("link") { Text("destination") }
      }
      .buttonStyle(Framed())
    }
    #expect(app.tap("[ link ]"))
    #expect(app.visibleTexts == ["destination"])
  }
}
