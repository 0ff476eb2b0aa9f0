import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import NavigationShim

@MainActor
@Suite("A path on disk: data from elsewhere")
struct SerializedNavPathReadingTests {
  private let folder: TemporaryFolder
  private let scheduler = ManualScheduler()

  init() throws { folder = try TemporaryFolder() }

  private func store() -> SerializedNavPath {
    SerializedNavPath(url: folder.file, scheduler: scheduler)
  }

  nonisolated private static let unusable: [(text: String, hint: String)] = [
    ("", "it is empty"),
    (#"["Swift.Int","1""#, "end of file"),
    (#"["Swift.Int","1","Swift.Int"]"#, "at index 2"),
    (#"["Swift.Int",1]"#, "found number instead (index 1)"),
    (#"["Swift.Int",null]"#, "null value instead (index 1)"),
    (#"{"path":["Swift.Int","1"]}"#, "dictionary"),
    (#""text""#, "a string"),
    ("42", "number"),
    ("[", "ends where an array begins"),
    ("[[\u{0}\u{0}\u{0}", "ends where an array begins"),
    ("nonsense", "around"),
    ("\u{FEFF}\u{0}\u{1}", "isn't a saved path"),
  ]

  @Test("what holds no path is set aside, named with what was found and where", arguments: unusable)
  func setAside(text: String, hint: String) throws {
    try folder.write(text)
    let store = store()
    expect(store.count, is: 0)
    expect(folder.names, is: ["path.unusable-1.json"])
    expect(folder.text("path.unusable-1.json"), is: text)
    let problem = try #require(store.problem)
    expect(caseName(of: problem.reason), is: "malformed")
    let aside = folder.url.appendingPathComponent("path.unusable-1.json")
    expect(problem.consequence, is: .setAside(aside))
    expect(problem.description.contains(hint), is: true)
    expect(problem.description.contains(folder.file.path), is: true)
    expect(problem.localizedDescription, is: problem.description)
  }

  @Test("an earlier file that was set aside is not overwritten")
  func setAsideAgain() throws {
    for number in 1...3 {
      try folder.write("nonsense \(number)")
      _ = store()
    }
    expect(
      folder.names,
      is: ["path.unusable-1.json", "path.unusable-2.json", "path.unusable-3.json"]
    )
    expect(folder.text("path.unusable-2.json"), is: "nonsense 2")
  }

  nonisolated private static let usable: [(text: String, routes: [Int])] = [
    // What an app writes for a path that can't be saved.
    ("null", []),
    // What Apple's type writes.
    (#"["NavigationShimTests.User","{\"id\":42,\"name\":\"Blob\"}","Swift.Int","42"]"#, [42]),
    // What a library writes that has mangled names.
    (#"["Si","42","$sSS","\"hello\""]"#, [42]),
  ]

  @Test("what others write is read", arguments: usable)
  func others(text: String, routes: [Int]) throws {
    try folder.write(text)
    let store = store()
    expectNil(store.problem)
    expect(store.routes(as: Int.self), is: routes)
    expect(
      store.routes(as: User.self) + store.routes(as: String.self).map { _ in .blob },
      is: routes.isEmpty ? [] : [.blob]
    )
    expect(folder.names, is: ["path.json"])
  }

  @Test("a file of 100 MB is refused without being read, and set aside")
  func huge() throws {
    let size = 100 * 1024 * 1024
    expect(FileManager.default.createFile(atPath: folder.file.path, contents: nil), is: true)
    let handle = try FileHandle(forWritingTo: folder.file)
    try handle.truncate(atOffset: UInt64(size))
    try handle.close()
    let problem = try #require(store().problem)
    let limit = PathFile.maximumByteCount
    expect(problem.reason, is: .tooLarge(byteCount: size, limit: limit))
    expect(folder.names, is: ["path.unusable-1.json"])
  }

  @Test("a folder in the place stays, and the path lives in memory")
  func directory() async throws {
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: false)
    let store = SerializedNavPath(
      url: URL(fileURLWithPath: folder.file.path, isDirectory: false),
      scheduler: scheduler
    )
    expect(store.problem?.reason, is: .notAFile)
    expect(store.problem?.consequence, is: .leftAlone)
    store.append(1)
    await scheduler.runToDisk()
    expect(store.count, is: 1)
    expect(store.problem?.reason, is: .notAFile)
    expect(folder.names, is: ["path.json"])
  }

  @Test("a pipe in the place is not waited for")
  func pipe() throws {
    expect(mkfifo(folder.file.path, 0o600), is: 0)
    expect(store().problem?.reason, is: .notAFile)
  }

  nonisolated private static let badNames: [String] = [
    "", ".", "..", "a/b.json", "/path.json", "../path.json", "a\0b.json",
    String(repeating: "x", count: 242), String(repeating: "é", count: 121),
  ]

  @Test("what can't name a file is refused, and the path lives in memory", arguments: badNames)
  func badName(name: String) async throws {
    let store = SerializedNavPath(filenameWithExtension: name)
    let problem = try #require(store.problem)
    expect(caseName(of: problem.reason), is: "invalidName")
    expect(problem.consequence, is: .noFile)
    store.append(1)
    // `#expect(throws:)` would wait for other tests' turns, and the object hears of each app that they leave.
    do {
      try await store.save()
      Issue.record("It is saved.")
    } catch {
      expect(error is SerializedNavPathError, is: true)
    }
    expect(store.count, is: 1)
  }

  @Test("the longest name works, set aside too")
  func longestName() async throws {
    let name = String(repeating: "x", count: 236) + ".json"
    try folder.write("nonsense", to: name)
    let url = folder.url.appendingPathComponent(name)
    let store = SerializedNavPath(url: url, scheduler: scheduler)
    expect(caseName(of: store.problem?.consequence), is: "setAside")
    store.append(1)
    try await store.save()
    expect(folder.text(name), is: #"["Swift.Int","1"]"#)
  }

  @Test("a URL that isn't a file's is refused")
  func badURL() throws {
    let url = try #require(URL(string: "https://example.com/path.json"))
    expect(
      caseName(of: SerializedNavPath(url: url, scheduler: scheduler).problem?.reason),
      is: "invalidName"
    )
    let root = SerializedNavPath(url: URL(fileURLWithPath: "/"), scheduler: scheduler)
    expect(root.problem != nil, is: true)
  }

  @Test("what lies beside the file is left alone, as a killed writer's temporary file may be")
  func leftovers() async throws {
    try folder.write("old", to: ".dat.nosync1234.abcdef")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3_600)],
      ofItemAtPath: folder.url.appendingPathComponent(".dat.nosync1234.abcdef").path
    )
    let store = store()
    store.append(1)
    try await store.save()
    expect(folder.names, is: [".dat.nosync1234.abcdef", "path.json"])
  }
}

/// What nobody may read in the log of the system; it is in every value, name and file here.
private let secret = "Ms. Marker"

@MainActor
@Suite("What a path that keeps itself in a file says in the log")
struct SerializedNavPathLogTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  private var folder: URL { temporary.url.appendingPathComponent(secret) }
  private var file: URL { folder.appendingPathComponent("\(secret).json") }

  @Test(
    "nothing of a file that holds no path, nor its name, nor that of a folder in its place, is quoted",
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
      { $0.append(Unsavable(text: secret)) }, { $0.append(Unencodable(text: secret)) },
    ] as [@MainActor (SerializedNavPath) -> Void] {
      var lines: [String] = []
      let path = path(at: file) { lines.append($0) }
      append(path)
      await #expect(throws: SerializedNavPathError.self) { try await path.save() }
      expect(lines.isEmpty, is: false)
      expect(lines.filter { $0.contains("Marker") }, is: [])
      expect(path.problem?.description.contains(secret), is: true)
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
