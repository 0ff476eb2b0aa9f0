import SwiftUI
import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
  @Test("A text with a tap gesture can be tapped")
  func onTapGesture() {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        Text("tap me").onTapGesture { count += 1 }
        Text("\(count)")
      }
    }
    let app = EmulatedApp { Screen() }
    #expect(app.tap("tap me"))
    #expect(app.visibleTexts.last == "1")
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
}
