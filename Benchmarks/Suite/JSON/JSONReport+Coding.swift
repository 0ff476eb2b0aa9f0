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
    // The decoder finds the same mistakes, but doesn't tell where.
    do {
      _ = try JSONSerialization.jsonObject(with: data)
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw NoJSON(reason: words ?? error.localizedDescription)
    }
    let decoder = JSONDecoder()
    // Another version may have anything else in another place.
    let version = try decoder.decode(Version.self, from: data).version
    guard version == Self.currentVersion else { throw OtherVersion(version: version) }
    self = try decoder.decode(JSONReport.self, from: data)
  }

  /// A text that is no JSON at all.
  struct NoJSON: Error {
    /// The parser's own words, as a rule with the place.
    let reason: String
  }

  /// A report that a command of another version has written.
  struct OtherVersion: Error {
    let version: Int
  }

  private struct Version: Decodable {
    let version: Int
  }
}
