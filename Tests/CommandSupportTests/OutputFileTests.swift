import CommandSupport
import Foundation
import Testing

/// Writes into a folder of its own, which is gone afterwards.
@Suite("Output file")
final class OutputFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("CommandSupportTests-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func write(_ contents: String, to name: String) throws {
    try OutputFile(path: path(name), contents: contents).write()
  }

  private func contents(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  @Test("A file takes the place of an older one, and leaves nothing else behind")
  func replacing() throws {
    try write("old", to: "a.svg")
    try write("new", to: "a.svg")
    #expect(try contents("a.svg") == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.svg"])
  }

  @Test("A symbolic link is followed")
  func symbolicLink() throws {
    try write("old", to: "a.svg")
    try FileManager.default.createSymbolicLink(
      atPath: path("b.svg"),
      withDestinationPath: path("a.svg")
    )
    try write("new", to: "b.svg")
    #expect(try contents("a.svg") == "new")
  }

  @Test("A folder or a device is refused, and stays what it is")
  func otherKinds() {
    let folderError = #expect(throws: OutputFile.Failure.self) { try write("x", to: "") }
    #expect(folderError?.description.hasSuffix("it is a directory") ?? false)
    let deviceError = #expect(throws: OutputFile.Failure.self) {
      try OutputFile(path: "/dev/null", contents: "x").write()
    }
    #expect(deviceError?.description.hasSuffix("it is no plain file") ?? false)
  }

  @Test("Where nothing can be written, the error says why")
  func missingFolder() {
    let error = #expect(throws: OutputFile.Failure.self) { try write("x", to: "none/a.svg") }
    #expect(error?.description.hasSuffix("No such file or directory") ?? false)
  }

  @Test("What can be written passes the check, and is not written by it")
  func check() throws {
    try OutputFile.check(path("a.svg"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(
    "What can't be written is told by the check, too",
    arguments: [
      ("none/a.svg", "No such file or directory"), ("file/a.svg", "Not a directory"),
      ("", "it is a directory"), ("/dev/null", "it is no plain file"),
    ]
  )
  func failedCheck(name: String, reason: String) throws {
    try write("x", to: "file")
    let path = name.hasPrefix("/") ? name : path(name)
    let error = #expect(throws: OutputFile.Failure.self) { try OutputFile.check(path) }
    #expect(error?.description.hasSuffix(": \(reason)") ?? false)
  }
}
