import Foundation
import NavigationShim
import TestSupport
import Testing

@Suite("The documents")
struct DocumentTests {
  private static let catalog = "Sources/NavigationShim/NavigationShim.docc"

  @Test("say of each repair where it is one, and whether it is on")
  func repairs() throws {
    let page = try Document.text(of: "\(Self.catalog)/Limits.md")
    for row in NavigationRepairs.table {
      let systems = row.versions.map(text).joined(separator: ", ")
      let isOn = row.isOnByDefault ? "on" : "off"
      #expect(page.contains("\n| ``NavigationRepairs/\(row.name)`` | iOS \(systems) | \(isOn) |\n"))
    }
  }

  /// A range of versions as it is written: whole ones, or with the second number where that matters.
  private func text(_ versions: Range<SystemVersion>) -> String {
    let (first, end) = (versions.lowerBound, versions.upperBound)
    if end.minor == 0 { return "\(first.major) to \(end.major - 1)" }
    let last = "\(end.major).\(end.minor - 1)"
    let begin = "\(first.major).\(first.minor)"
    return begin == last ? begin : "\(begin) to \(last)"
  }
}
