import Foundation
import Testing

/// What MIGRATION.md shows.
@Suite("MIGRATION.md")
struct MigrationTests {
  @Test("shows the adapter that is tested here")
  func adapter() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
    let adapter = try text(of: folder.appendingPathComponent("NavigationBackportNames.swift"))
    let migration = try text(of: root.appendingPathComponent("MIGRATION.md"))
    #expect(migration.contains("<!-- adapter -->\n```swift\n\(adapter)```\n"))
  }

  private func text(of file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
