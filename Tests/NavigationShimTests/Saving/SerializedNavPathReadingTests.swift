import Combine
import Foundation
import SimulatedHost
import SwiftUI
import TestSupport
import Testing

@testable import NavigationShim

@MainActor
@Suite("A path on disk: data from elsewhere")
struct SerializedNavPathReadingTests {
  private let folder: TemporaryFolder
  private let scheduler = VirtualTime()

  init() throws { folder = try TemporaryFolder() }

  private func store() -> SerializedNavPath {
    SerializedNavPath(url: folder.file, scheduler: scheduler)
  }

  nonisolated private static let unusable = [
    "", #"["Swift.Int","1""#, #"["Swift.Int","1","Swift.Int"]"#, #"["Swift.Int",1]"#,
    #"["Swift.Int",null]"#, #"{"path":["Swift.Int","1"]}"#, #""text""#, "42", "[",
    "[[\u{0}\u{0}\u{0}", "nonsense", "\u{FEFF}\u{0}\u{1}",
  ]

  @Test("a file without a path is set aside", arguments: unusable)
  func setAside(text: String) throws {
    try folder.write(text)
    let store = store()
    expect(store.path.count, is: 0)
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

  @Test("the newest file that was set aside stays, and one that can't be is never written over")
  func setAsideAgain() async throws {
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
    let store = store()
    guard case .notAPath(_, setAside: nil) = store.problem else {
      Issue.record("It is said to be set aside.")
      return
    }
    store.path.append(1)
    await scheduler.runToDisk()
    expect(folder.names, is: ["path.json", "path.unusable.json"])
    expect(folder.text(), is: "nonsense 4")
  }

  nonisolated private static let usable: [(text: String, routes: [Int])] = [
    // What an app writes for a path that can't be saved.
    ("null", []),
    // What Apple's type writes.
    (#"["NavigationShimTests.User","{\"id\":42,\"name\":\"Blob\"}","Swift.Int","42"]"#, [42]),
    // What a library writes that has mangled names.
    (#"["Si","42","$sSS","\"hello\""]"#, [42]),
  ]

  @Test("files of other writers are read", arguments: usable)
  func others(text: String, routes: [Int]) throws {
    try folder.write(text)
    let store = store()
    expectNil(store.problem)
    expect(store.path.compactValues(of: Int.self), is: routes)
    expect(
      store.path.compactValues(of: User.self)
        + store.path.compactValues(of: String.self).map { _ in .blob },
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
    expect(store.path.compactValues(of: UInt8.self), is: [7])
    expect(store.path.compactValues(of: Int.self), is: [42])
    store.path.pop(0)
    store.path.popAndPush(8 as UInt8)
    await scheduler.runToDisk()
    expect(folder.text(), is: #"["Swift.UInt8","8","Si","42","Swift.String","\"a\""]"#)
  }

  nonisolated private static let badNames: [String] = [
    "", ".", "..", "a/b.json", "/path.json", "../path.json", "a/\u{301}b.json", "a\0b.json",
  ]

  @Test("a name no file can have is refused, and the path lives in memory", arguments: badNames)
  func badName(name: String) async throws {
    let store = SerializedNavPath(filenameWithExtension: name)
    expect(store.problem, is: .noPlace)
    store.path.append(1)
    // `#expect(throws:)` would wait for other tests' turns, and the object hears of each app that they leave.
    do {
      try await store.save()
      Issue.record("It is saved.")
    } catch {
      expect(error as? SerializedNavPathError, is: .noPlace)
    }
    expect(store.path.count, is: 1)
  }

  @Test("a URL that isn't a file's is refused")
  func badURL() throws {
    let url = try #require(URL(string: "https://example.com/path.json"))
    expect(SerializedNavPath(url: url, scheduler: scheduler).problem, is: .noPlace)
    let root = SerializedNavPath(url: URL(fileURLWithPath: "/"), scheduler: scheduler)
    expect(root.problem, is: .noPlace)
  }
}
