import Combine
import Foundation
import SimulatedHost
import SwiftUI
import TestSupport
import Testing

@testable import NavigationShim

/// A text in every value, name and file here, which must not be in the system's log.
private let secret = "Ms. Marker"

@MainActor
@Suite("The log of a path that saves itself")
struct SerializedNavPathLogTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  private var folder: URL { temporary.url.appendingPathComponent(secret) }
  private var file: URL { folder.appendingPathComponent("\(secret).json") }

  @Test(
    "nothing is quoted of a file that holds no path, nor its name or a folder's",
    arguments: [
      secret, #"{"Ms. Marker":"Ms. Marker"}"#, #"["Ms. Marker"]"#, #"["Ms. Marker", 1]"#,
      #"["Ms. Marker", "1", "Ms. Marker"]"#, nil,
    ]
  )
  func malformed(contents: String?) throws {
    let isFolder = contents == nil
    try FileManager.default.createDirectory(
      at: isFolder ? file : folder,
      withIntermediateDirectories: true
    )
    if let contents { try Data(contents.utf8).write(to: file) }
    expectOneLine { _ = path(at: file, log: $0) }
    let url = try #require(URL(string: "https://example.com/Ms.%20Marker?name=Ms.%20Marker"))
    expectOneLine { _ = path(at: url, log: $0) }
  }

  @Test("nothing of an element that can't be saved is quoted")
  func unsavable() async throws {
    for append in [
      { $0.path.append(Unsavable(text: secret)) }, { $0.path.append(Unencodable(text: secret)) },
    ] as [@MainActor (SerializedNavPath) -> Void] {
      var lines: [String] = []
      let path = path(at: file) { lines.append($0) }
      append(path)
      await #expect(throws: SerializedNavPathError.self) { try await path.save() }
      expect(lines.isEmpty, is: false)
      expect(lines.filter { $0.contains("Marker") }, is: [])
    }
  }

  private func path(at url: URL, log: @escaping (String) -> Void) -> SerializedNavPath {
    SerializedNavPath(url: url, scheduler: VirtualTime(), log: log)
  }

  private func expectOneLine(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ cause: (@escaping (String) -> Void) -> Void
  ) {
    let lines = Lines()
    cause { lines.texts.append($0) }
    expect(lines.texts.count, is: 1, sourceLocation: sourceLocation)
    expect(lines.texts.filter { $0.contains("Marker") }, is: [], sourceLocation: sourceLocation)
  }
}

private struct Unsavable: Hashable {
  let text: String
}

private struct Unencodable: Hashable, Codable {
  let text: String

  init(text: String) { self.text = text }

  init(from decoder: any Decoder) throws { text = "" }

  func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      text,
      EncodingError.Context(codingPath: [], debugDescription: text)
    )
  }
}
