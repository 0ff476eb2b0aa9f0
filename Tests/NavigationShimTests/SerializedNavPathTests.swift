import Foundation
import NavigationShim
import SwiftUI
import Testing

@MainActor
@Suite("A path on disk: its surface")
struct SerializedNavPathTests {
  private let folder: TemporaryFolder
  private let scheduler = ManualScheduler()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func store(
    createNew: Bool = false,
    writes: SerializedNavPath.BindingWrites = .saved
  ) -> SerializedNavPath {
    SerializedNavPath(url: folder.file, createNew: createNew, writes: writes, scheduler: scheduler)
  }

  @Test("begins empty where there is no file, makes none, and reports no problem")
  func begins() {
    let store = store()
    #expect(store.count == 0)
    #expect(store.problem == nil)
    #expect(folder.names == [])
  }

  @Test("is there again at the next launch")
  func again() throws {
    let first = store()
    first.append(User.blob)
    first.append(42)
    first.save()
    let second = store()
    #expect(second.count == 2)
    #expect(second.path == first.path)
    #expect(second.routes(as: Int.self) == [42])
    let users: [User] = second.routes()
    #expect(users == [.blob])
  }

  @Test("removeLast stops at the root")
  func removeLast() {
    let store = store()
    store.removeLast()
    store.append(1)
    store.removeLast(-1)
    #expect(store.count == 1)
    store.removeLast(5)
    #expect(store.count == 0)
  }

  @Test("what is written through the binding is saved")
  func accepted() throws {
    let store = store()
    store.pathBinding.wrappedValue.append(1)
    store.getNavPathForNavigationStack().wrappedValue.append(2)
    scheduler.run()
    #expect(folder.text() == #"["Swift.Int","2","Swift.Int","1"]"#)
  }

  @Test("a read-only binding refuses writes with a line in the log")
  func refused() {
    var lines: [String] = []
    let store = SerializedNavPath(url: folder.file, writes: .refused, scheduler: scheduler) {
      text,
      _ in
      lines.append(text)
    }
    store.append(1)
    store.pathBinding.wrappedValue = NavigationPath()
    #expect(store.count == 1)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("read-only") == true)
  }

  @Test("erase removes the file and leaves the path, which the next change saves")
  func erase() {
    let store = store()
    store.append(1)
    store.save()
    store.erase()
    #expect(folder.names == [])
    #expect(store.count == 1)
    scheduler.run()
    #expect(folder.names == [])
    store.append(2)
    scheduler.run()
    #expect(folder.text() == #"["Swift.Int","2","Swift.Int","1"]"#)
  }

  @Test("after an erasure, save makes the file anew")
  func saveAfterErase() {
    let store = store()
    store.append(1)
    store.save()
    store.erase()
    store.save()
    #expect(folder.text() == #"["Swift.Int","1"]"#)
  }

  @Test("erase makes way for the path where something else is in the place")
  func eraseMakesWay() {
    #expect(mkfifo(folder.file.path, 0o600) == 0)
    let store = store()
    store.erase()
    store.append(1)
    scheduler.run()
    #expect(folder.text() == #"["Swift.Int","1"]"#)
  }

  @Test("erase solves the problem that something else is in the place")
  func eraseSolves() {
    #expect(mkfifo(folder.file.path, 0o600) == 0)
    let store = store()
    #expect(store.problem != nil)
    store.erase()
    #expect(store.problem == nil)
  }

  @Test("to erase what isn't there is no problem")
  func eraseNothing() {
    let store = store()
    store.erase()
    #expect(store.problem == nil)
  }

  @Test("a problem leaves a line in the log")
  func problemLine() throws {
    try folder.write("nonsense")
    var lines: [String] = []
    let store = SerializedNavPath(url: folder.file, scheduler: scheduler) { text, isProblem in
      lines.append("\(text) \(isProblem)")
    }
    let problem = try #require(store.problem)
    #expect(lines == ["\(problem) true"])
  }

  @Test("createNew erases the file and empties the path")
  func createNew() throws {
    try folder.write(#"["Swift.Int","1"]"#)
    let store = store()
    store.createNew()
    scheduler.run()
    #expect(store.count == 0)
    #expect(folder.names == [])
  }

  @Test("made new, it erases what is there, whatever that is")
  func madeNew() throws {
    try folder.write("nonsense")
    let store = store(createNew: true)
    #expect(store.count == 0)
    #expect(store.problem == nil)
    #expect(folder.names == [])
  }

  @Test("with the switch on, each read, write and erasure leaves a line, and only then")
  func debugLines() {
    var lines: [String] = []
    let log = { (text: String, isProblem: Bool) in lines.append("\(text) \(isProblem)") }
    let first = SerializedNavPath(url: folder.file, scheduler: scheduler, log: log)
    first.append(1)
    first.save()
    #expect(lines == [])
    SerializedNavPath.debug = true
    defer { SerializedNavPath.debug = false }
    let second = SerializedNavPath(url: folder.file, scheduler: scheduler, log: log)
    second.append(2)
    second.save()
    second.erase()
    #expect(
      lines == [
        "read: path.json, 1 element(s) false", "wrote: path.json, 2 element(s) false",
        "erased: path.json false",
      ]
    )
  }

  @Test("only the owner may read the file")
  func mode() throws {
    let store = store()
    store.append(1)
    store.save()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("a folder that is absent is created")
  func folderIsCreated() {
    let url = folder.url.appendingPathComponent("a/b/path.json")
    let store = SerializedNavPath(url: url, scheduler: scheduler)
    store.append(1)
    store.save()
    #expect(store.problem == nil)
    #expect(folder.text("a/b/path.json") == #"["Swift.Int","1"]"#)
  }

  @Test("a file that is only named is in Application Support")
  func defaultPlace() throws {
    let name = "NavigationShimTests-\(UUID().uuidString).json"
    let store = SerializedNavPath(filenameWithExtension: name)
    defer { store.erase() }
    store.append(1)
    try store.saveNow()
    let support = try FileManager.default.url(
      for: .applicationSupportDirectory,
      in: .userDomainMask,
      appropriateFor: nil,
      create: false
    )
    let text = try String(contentsOf: support.appendingPathComponent(name), encoding: .utf8)
    #expect(text == #"["Swift.Int","1"]"#)
    #expect(SerializedNavPath(filenameWithExtension: name).count == 1)
  }

  @Test("a link to the file stays a link")
  func link() throws {
    try folder.write("[]", to: "target.json")
    try FileManager.default.createSymbolicLink(
      at: folder.file,
      withDestinationURL: folder.url.appendingPathComponent("target.json")
    )
    let store = store()
    store.append(1)
    store.save()
    #expect(folder.text("target.json") == #"["Swift.Int","1"]"#)
    #expect(folder.names == ["path.json", "target.json"])
  }

  @Test("of two objects with one file the last one to write wins")
  func twoObjects() {
    let first = store()
    let second = store()
    first.append(1)
    second.append("two")
    scheduler.run()
    #expect(folder.text() == #"["Swift.String","\"two\""]"#)
    first.append(3)
    scheduler.run()
    #expect(folder.text() == #"["Swift.Int","3","Swift.Int","1"]"#)
  }
}
