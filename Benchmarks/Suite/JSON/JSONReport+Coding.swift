import Foundation

extension JSONReport {
  /// The report as text, which is the same for the same figures.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// Reads what was written.
  init(reading data: Data) throws {
    let decoder = JSONDecoder()
    // Another version may have anything else in another place.
    let version = try decoder.decode(Version.self, from: data).version
    guard version == Self.currentVersion else { throw OtherVersion(version: version) }
    self = try decoder.decode(JSONReport.self, from: data)
  }

  /// A report that a command of another version has written.
  struct OtherVersion: Error {
    let version: Int
  }

  private struct Version: Decodable {
    let version: Int
  }
}
