#if os(Linux) || os(macOS)
import Foundation
import NavigationShim
import TestSupport
import Testing

@MainActor
@Suite("A path on disk: real faults of the disk", .enabled(if: Harness.executable != nil))
struct DiskFaultTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func save(_ number: Int, in folder: URL) throws {
    let store = SerializedNavPath(url: folder.appendingPathComponent("path.json"))
    store.path = NavigationPath(StampedPath.values(number))
    try store.saveNow()
  }

  private func expectKept(_ number: Int, in folder: URL) throws {
    let store = SerializedNavPath(url: folder.appendingPathComponent("path.json"))
    #expect(store.problem == nil)
    #expect(StampedPath.number(of: store.routes(as: String.self)) == number)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["path.json"])
  }

  @Test("where files can't grow, the error says so, and the old file stays whole")
  func limitedFiles() throws {
    try save(1, in: folder.url)
    let said = try Harness("limited", folder.file.path, "3000").finish()
    #expect(said.contains("error: unwritable(operation: \"write\", code: \(EFBIG))"))
    #expect(said.contains("consequence: keptAsBefore"))
    try expectKept(1, in: folder.url)
  }

  @Test("on a full disk, the error says so, and the old file stays whole")
  func fullDisk() throws {
    #if os(Linux)
    guard run("mount", "-t", "tmpfs", "-o", "size=12k,mode=0755", "tmpfs", folder.url.path) else {
      print("skipped: a full disk, as this machine doesn't let the tests mount a small one")
      return
    }
    defer { _ = run("umount", folder.url.path) }
    try save(0, in: folder.url)
    let said = try Harness("once", folder.file.path).finish()
    #expect(said.contains("error: unwritable(operation: \"write\", code: \(ENOSPC))"), "\(said)")
    #expect(said.contains("consequence: keptAsBefore"))
    try expectKept(0, in: folder.url)
    #else
    print("skipped: a full disk, as mounting a small one is known for Linux only")
    #endif
  }

  @Test("in a folder that is read-only, the error says so, and the old file stays whole")
  func readOnlyFolder() throws {
    try save(1, in: folder.url)
    try giveToNobody(folder.file, mode: 0o600)
    let said = try Harness("nobody", folder.file.path).finish()
    #expect(said.contains("error: unwritable(operation: \"open\", code: \(EACCES))"), "\(said)")
    #expect(said.contains("consequence: keptAsBefore"))
    try allow()
    try expectKept(1, in: folder.url)
  }

  @Test("an unusable file that can't be set aside is never written over")
  func unusableInReadOnlyFolder() throws {
    try folder.write("nonsense")
    try giveToNobody(folder.file, mode: 0o600)
    let said = try Harness("nobody", folder.file.path).finish()
    #expect(said.contains("Nothing is written over it"), "\(said)")
    #expect(said.contains("error: malformed("), "\(said)")
    #expect(said.contains("consequence: leftAlone"), "\(said)")
    try allow()
    #expect(folder.names == ["path.json"])
    #expect(folder.text() == "nonsense")
  }

  @Test("a file that may not be read is set aside where that can be done")
  func unreadableFile() throws {
    try save(1, in: folder.url)
    try giveToNobody(folder.file, mode: 0)
    try giveToNobody(folder.url, mode: 0o700)
    let said = try Harness("nobody", folder.file.path).finish()
    #expect(said.contains("can't be read"), "\(said)")
    #expect(said.contains("set aside as path.unusable-1.json"), "\(said)")
    #expect(said.contains("saved"), "\(said)")
    try allow()
    #expect(folder.names == ["path.json", "path.unusable-1.json"])
  }

  /// Makes a file that of the user as whom the harness runs.
  private func giveToNobody(_ url: URL, mode: Int) throws {
    let isRoot = getuid() == 0
    if isRoot { #expect(chown(url.path, 65_534, 65_534) == 0) }
    #expect(chmod(url.path, mode_t(mode)) == 0)
    if url == folder.file { #expect(chmod(folder.url.path, isRoot ? 0o755 : 0o555) == 0) }
  }

  private func allow() throws {
    #expect(chmod(folder.url.path, 0o755) == 0)
  }

  private func run(_ arguments: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
#endif
