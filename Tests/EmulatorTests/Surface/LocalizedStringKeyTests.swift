import SwiftUI
import Testing

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
