import Combine
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

  nonisolated private static let unusable = [
    "", #"["Swift.Int","1""#, #"["Swift.Int","1","Swift.Int"]"#, #"["Swift.Int",1]"#,
    #"["Swift.Int",null]"#, #"{"path":["Swift.Int","1"]}"#, #""text""#, "42", "[",
    "[[\u{0}\u{0}\u{0}", "nonsense", "\u{FEFF}\u{0}\u{1}",
  ]

  @Test("what holds no path is set aside", arguments: unusable)
  func setAside(text: String) throws {
    try folder.write(text)
    let store = store()
    expect(store.count, is: 0)
    expect(folder.names, is: ["path.unusable.json"])
    expect(folder.text("path.unusable.json"), is: text)
    let problem = try #require(store.problem)
    guard case .notAPath(let reason, setAside: let aside?) = problem else {
      Issue.record("\(problem)")
      return
    }
    expect(aside, is: folder.url.appendingPathComponent("path.unusable.json"))
    expect(reason.isEmpty, is: false)
    expect(problem.description.contains(reason), is: true)
    expect(problem.localizedDescription, is: problem.description)
  }

  @Test("of the files that were set aside, the newest stays, and a folder in its place is left")
  func setAsideAgain() throws {
    for number in 1...3 {
      try folder.write("nonsense \(number)")
      _ = store()
      expect(folder.names, is: ["path.unusable.json"])
    }
    expect(folder.text("path.unusable.json"), is: "nonsense 3")
    let aside = folder.url.appendingPathComponent("path.unusable.json")
    try FileManager.default.removeItem(at: aside)
    try FileManager.default.createDirectory(at: aside, withIntermediateDirectories: false)
    try folder.write("nonsense 4")
    guard case .notAPath(_, setAside: nil) = store().problem else {
      Issue.record("It is said to be set aside.")
      return
    }
    expect(folder.names, is: ["path.json", "path.unusable.json"])
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

  @Test("types that the app has renamed are read by their new names, and saved by them")
  func renamed() async throws {
    try folder.write(#"["Shop.Item","7","Si","42","Swift.String","\"a\""]"#)
    let store = SerializedNavPath(
      url: folder.file,
      renamedType: { $0 == "Shop.Item" ? "Swift.UInt8" : $0 },
      scheduler: scheduler
    )
    expect(store.routes(as: UInt8.self), is: [7])
    expect(store.routes(as: Int.self), is: [42])
    store.removeLast(0)
    store.path.popAndPush(8 as UInt8)
    await scheduler.runToDisk()
    expect(folder.text(), is: #"["Swift.UInt8","8","Si","42","Swift.String","\"a\""]"#)
  }

  nonisolated private static let badNames: [String] = [
    "", ".", "..", "a/b.json", "/path.json", "../path.json", "a/\u{301}b.json", "a\0b.json",
  ]

  @Test("what can't name a file is refused, and the path lives in memory", arguments: badNames)
  func badName(name: String) async throws {
    let store = SerializedNavPath(filenameWithExtension: name)
    expect(store.problem, is: .noPlace)
    store.append(1)
    // `#expect(throws:)` would wait for other tests' turns, and the object hears of each app that they leave.
    do {
      try await store.save()
      Issue.record("It is saved.")
    } catch {
      expect(error as? SerializedNavPathError, is: .noPlace)
    }
    expect(store.count, is: 1)
  }

  @Test("a URL that isn't a file's is refused")
  func badURL() throws {
    let url = try #require(URL(string: "https://example.com/path.json"))
    expect(SerializedNavPath(url: url, scheduler: scheduler).problem, is: .noPlace)
    let root = SerializedNavPath(url: URL(fileURLWithPath: "/"), scheduler: scheduler)
    expect(root.problem, is: .noPlace)
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

/// A file that can't be read at the launch, as before people unlock the device: a folder stands in its place.
@MainActor
@Suite("A path on disk: a file that can't be read")
struct SerializedNavPathAccessTests {
  private let folder: TemporaryFolder
  private let scheduler = ManualScheduler()
  private let lines = Lines()
  private let store: SerializedNavPath

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: false)
    let url = URL(fileURLWithPath: folder.file.path, isDirectory: false)
    store = SerializedNavPath(url: url, scheduler: scheduler) { [lines] in lines.texts.append($0) }
  }

  private func grantAccess(saved text: String = #"["Swift.Int","7"]"#) throws {
    try FileManager.default.removeItem(at: folder.file)
    try folder.write(text)
  }

  @Test("it stays, the path lives in memory, and that is said once")
  func staysUnread() async throws {
    var changes = 0
    let subscription = store.objectWillChange.sink { _ in changes += 1 }
    for number in 1...20 {
      store.append(number)
      await scheduler.runToDisk()
    }
    await #expect(throws: SerializedNavPathError.unreadable(code: EISDIR)) {
      try await store.save()
    }
    expect(store.count, is: 20)
    expect(store.problem, is: .unreadable(code: EISDIR))
    expect(folder.names, is: ["path.json"])
    expect(lines.texts.count, is: 1)
    expect(changes, is: 20, "of the path, and none of the problem")
    subscription.cancel()
  }

  @Test(
    "it is read when the app comes to the foreground, or people unlock the device",
    arguments: [true, false]
  )
  func readLater(isFirst: Bool) throws {
    let names = AppNotifications.grantingAccess
    let name = try #require(isFirst ? names.first : names.last)
    NotificationCenter.default.post(name: name, object: nil)
    expect(store.count, is: 0)
    try grantAccess()
    NotificationCenter.default.post(name: name, object: nil)
    expect(store.routes(as: Int.self), is: [7])
    expectNil(store.problem)
    expect(scheduler.count, is: 0)
    store.append(8)
    try folder.write("not read again")
    NotificationCenter.default.post(name: name, object: nil)
    expect(store.routes(as: Int.self), is: [7, 8])
  }

  @Test("a path that the app has set meanwhile is newer", arguments: ["turn", "save", "leave"])
  func newerPath(cause: String) async throws {
    store.append(1)
    await scheduler.runToDisk()
    try grantAccess()
    switch cause {
    case "turn":
      store.append(2)
      await scheduler.runToDisk()
    case "save": try await store.save()
    default:
      for name in [AppNotifications.leavingForeground[0], AppNotifications.activation] {
        NotificationCenter.default.post(name: name, object: nil)
      }
    }
    let isLonger = cause == "turn"
    expect(store.routes(as: Int.self), is: isLonger ? [1, 2] : [1])
    expectNil(store.problem)
    let saved = isLonger ? #"["Swift.Int","2","Swift.Int","1"]"# : #"["Swift.Int","1"]"#
    expect(folder.text(), is: saved)
    expect(lines.texts.count, is: 1)
  }

  @Test("one that turns out to hold no path is set aside, and the path is saved")
  func setAsideLater() async throws {
    store.append(1)
    try grantAccess(saved: "nonsense")
    await scheduler.runToDisk()
    expect(folder.text("path.unusable.json"), is: "nonsense")
    expect(folder.text(), is: #"["Swift.Int","1"]"#)
    expect(lines.texts.count, is: 2)
  }

  @Test("made new, it isn't read")
  func madeNew() throws {
    let url = URL(fileURLWithPath: folder.file.path, isDirectory: false)
    let store = SerializedNavPath(url: url, createNew: true, scheduler: scheduler)
    expect(store.problem != nil, is: true)
    try grantAccess()
    NotificationCenter.default.post(name: AppNotifications.activation, object: nil)
    expect(store.count, is: 0)
  }
}

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
      { $0.append(Unsavable(text: secret)) }, { $0.append(Unencodable(text: secret)) },
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
