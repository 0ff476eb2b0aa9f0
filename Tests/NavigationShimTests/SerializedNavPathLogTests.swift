import Foundation
@testable import NavigationShim
import SwiftUI
import Testing

/// What nobody may read in the log of the system; it is in every value, name and file here.
private let secret = "Ms. Marker"

@MainActor
@Suite("What a path that keeps itself in a file says in the log")
struct SerializedNavPathLogTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("\(secret) \(UUID().uuidString)")

  private var file: URL { folder.appendingPathComponent("\(secret).json") }

  @Test(
    "nothing of a file that holds no path, nor its name, is quoted",
    arguments: [
      secret, #"{"Ms. Marker":"Ms. Marker"}"#, #"["Ms. Marker"]"#, #"["Ms. Marker", 1]"#,
      #"["Ms. Marker", "1", "Ms. Marker"]"#,
    ]
  )
  func malformed(contents: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: file)
    expectOneLine { _ = path(at: file, log: $0) }
  }

  @Test("the name of a folder in the file's place isn't quoted")
  func folderInPlace() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    expectOneLine { _ = path(at: file, log: $0) }
  }

  @Test("an address that is none of a file isn't quoted")
  func noFile() throws {
    let url = try #require(URL(string: "https://example.com/Ms.%20Marker?name=Ms.%20Marker"))
    expectOneLine { _ = path(at: url, log: $0) }
  }

  @Test("nothing of an element that can't be saved is quoted")
  func unsavable() async throws {
    for append in [
      { $0.append(Unsavable(text: secret)) }, { $0.append(Unencodable(text: secret)) },
    ] as [@MainActor (SerializedNavPath) -> Void] {
      var lines: [String] = []
      let path = path(at: file) { lines.append($0) }
      append(path)
      await #expect(throws: SerializedNavPathError.self) { try await path.save() }
      #expect(!lines.isEmpty)
      #expect(lines.filter { $0.contains("Marker") } == [])
      #expect(path.problem?.description.contains(secret) == true)
    }
  }

  @Test("the name of a file whose binding is read-only isn't quoted")
  func refused() {
    expectOneLine { log in
      let path = SerializedNavPath(
        url: file,
        writes: .refused,
        scheduler: ManualScheduler(),
        log: log
      )
      path.pathBinding.wrappedValue = NavigationPath([secret])
    }
  }

  private func path(at url: URL, log: @escaping (String) -> Void) -> SerializedNavPath {
    SerializedNavPath(url: url, scheduler: ManualScheduler(), log: log)
  }

  private func expectOneLine(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ cause: (@escaping (String) -> Void) -> Void
  ) {
    let lines = Lines()
    cause { lines.texts.append($0) }
    #expect(lines.texts.count == 1, sourceLocation: sourceLocation)
    #expect(lines.texts.filter { $0.contains("Marker") } == [], sourceLocation: sourceLocation)
    try? FileManager.default.removeItem(at: folder)
  }
}

private final class Lines {
  var texts: [String] = []
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
