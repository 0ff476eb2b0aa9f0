import Testing

/// What MIGRATION.md shows.
@Suite("MIGRATION.md")
struct MigrationTests {
  @Test("shows the adapter that is tested here")
  func adapter() throws {
    let adapter = try Document.text(of: "Tests/AdapterTests/NavigationBackportNames.swift")
    let migration = try Document.text(of: "MIGRATION.md")
    #expect(migration.contains("<!-- adapter -->\n```swift\n\(adapter)```\n"))
  }
}
