import SwiftUI
import Testing

@MainActor
@Suite("Controls of the surface")
struct ControlTests {
  @Test("A disclosure group shows its content once its label is tapped")
  func disclosureGroup() {
    let app = EmulatedApp {
      DisclosureGroup("More") { Text("inside") }
    }
    #expect(app.visibleTexts == ["More"])
    app.tap("More")
    #expect(app.visibleTexts == ["More", "inside"])
    app.tap("More")
    #expect(app.visibleTexts == ["More"])
  }

  @Test("A disclosure group follows its binding")
  func boundDisclosureGroup() {
    struct Screen: View {
      @State private var isOpen = true

      var body: some View {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Text(isOpen ? "open" : "closed")
      }
    }
    let app = EmulatedApp { Screen() }
    app.tap("More")
    #expect(app.visibleTexts == ["More", "closed"])
  }

  @Test("A menu shows its items until one of them is tapped")
  func menu() {
    struct Screen: View {
      @State private var choice = "none"

      var body: some View {
        Menu("Choose") {
          Button("first") { choice = "1" }
          Button("second") { choice = "2" }
        }
        Text(choice)
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.visibleTexts == ["Choose", "none"])
    app.tap("Choose")
    #expect(app.visibleTexts == ["Choose", "first", "second", "none"])
    app.tap("second")
    #expect(app.visibleTexts == ["Choose", "2"])
  }

  @Test("A stepper has a button for less and one for more, within its bounds")
  func stepper() {
    struct Screen: View {
      @State private var count = 1

      var body: some View {
        Stepper("\(count) pieces", value: $count, in: 0...2)
      }
    }
    let app = EmulatedApp { Screen() }
    app.tap("[plus]")
    #expect(app.visibleTexts.first == "2 pieces")
    #expect(!app.tap("[plus]"))
    app.tap("[minus]")
    #expect(app.visibleTexts.first == "1 pieces")
  }

  @Test("A text with a tap gesture can be tapped")
  func onTapGesture() {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        Text("tap me").onTapGesture { count += 1 }
        Text("me too").gesture(TapGesture().onEnded { count += 10 })
        Text("\(count)")
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.tap("tap me"))
    #expect(app.tap("me too"))
    #expect(app.visibleTexts.last == "11")
  }

  @Test("A long press shows a context menu until one of its items is tapped")
  func contextMenu() {
    struct Screen: View {
      @State private var isGone = false

      var body: some View {
        Text(isGone ? "gone" : "here").contextMenu {
          Button("Delete") { isGone = true }
        }
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(!app.tap("Delete"))
    #expect(app.longPress("here"))
    #expect(app.tap("Delete"))
    #expect(app.visibleTexts == ["gone"])
  }

  @Test("A long press performs an action where one is given")
  func onLongPressGesture() {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        Text("\(count) times").onLongPressGesture { count += 1 }
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.longPress("times"))
    #expect(app.visibleTexts == ["1 times"])
  }

  @Test("A swipe shows the swipe actions of a row")
  func swipeActions() {
    let app = EmulatedApp {
      Text("one").swipeActions { Button("Pin one") {} }
      Text("two").swipeActions { Button("Pin two") {} }
    }
    #expect(app.swipe("two"))
    #expect(app.visibleTexts == ["one", "two", "Pin two"])
  }

  @Test("A link opens its URL through the environment")
  func link() throws {
    final class Opened {
      var urls: [URL] = []
    }
    let opened = Opened()
    let url = try #require(URL(string: "https://example.com"))
    let app = EmulatedApp {
      Link("Site", destination: url)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.urls.append($0)
            return .handled
          }
        )
    }
    app.tap("Site")
    #expect(opened.urls == [url])
  }

  @Test("Pulling down refreshes")
  func refreshable() async {
    struct Screen: View {
      @State private var text = "old"

      var body: some View {
        Text(text).refreshable { text = "new" }
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.pullToRefresh())
    await app.settle()
    #expect(app.visibleTexts == ["new"])
  }
}

@Suite("Localized keys")
struct LocalizedStringKeyTests {
  @Test("A key stands for its text, values and all")
  func interpolation() {
    let name = "Ada"
    let key: LocalizedStringKey = "\(name) is \(36), or \(36.5, specifier: "%.2f") \(Text("years"))"
    #expect(Text(key) == Text(verbatim: "Ada is 36, or 36.50 years"))
  }

  @Test("A literal is a key, and a string is a text as it is")
  func overloads() {
    let string = "text"
    #expect(Text("text") == Text(string))
  }

  @Test("A value in a format is formatted")
  func format() {
    let key: LocalizedStringKey = "\(0.5, format: .percent.locale(Locale(identifier: "en_US")))"
    #expect(Text(key) == Text(verbatim: "50%"))
  }

  @Test("Values, dates and pictures make texts of their own")
  func formats() {
    #expect(Text(3, format: .number.locale(Locale(identifier: "en_US"))) == Text(verbatim: "3"))
    #expect(Text(Image(systemName: "star")) == Text(verbatim: "[star]"))
    #expect(
      Text(Date(timeIntervalSince1970: 0), style: .date) == Text(verbatim: "1970-01-01T00:00:00Z")
    )
  }
}
