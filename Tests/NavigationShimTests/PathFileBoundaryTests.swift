import Foundation
@testable import NavigationShim
import TestSupport
import Testing

/// A path is written by a handful of calls of the system: the test looks after each of them.
@Suite("A path on disk: every boundary between two calls")
struct PathFileBoundaryTests {
  private let folder: TemporaryFolder
  private let old = NavigationPath(StampedPath.values(1))
  private let new = NavigationPath(StampedPath.values(2))

  init() throws {
    folder = try TemporaryFolder()
    let file = PathFile(url: folder.file)
    try file.write(file.encode(old))
  }

  /// The file, whose calls go through a function, and which writes few bytes at a time.
  private func file(
    through call: @escaping (_ name: String, _ make: () -> Int) -> Int
  ) -> PathFile {
    let live = FileCalls.live
    var file = PathFile(url: folder.file)
    file.calls.create = { path in call("create") { live.create(path) } }
    file.calls.openFolder = { path in call("openFolder") { live.openFolder(path) } }
    file.calls.write = { file, bytes in
      let first = UnsafeRawBufferPointer(rebasing: bytes.prefix(700))
      return call("write") { live.write(file, first) }
    }
    file.calls.synchronize = { file in call("synchronize") { live.synchronize(file) } }
    file.calls.close = { file in call("close") { live.close(file) } }
    file.calls.rename = { path, newPath in call("rename") { live.rename(path, newPath) } }
    file.calls.remove = { path in call("remove") { live.remove(path) } }
    return file
  }

  /// What a process reads that is launched now.
  private func pathThatIsRead() throws -> NavigationPath? {
    let file = PathFile(url: folder.file)
    return try file.read().map { try file.decode($0) }
  }

  @Test("stopped after any call, the file has the old path or the new one")
  func stopped() throws {
    var boundaries: [String] = []
    var counts = (old: 0, new: 0, other: 0)
    let file = file { name, make in
      boundaries.append(name)
      let result = make()
      switch try? pathThatIsRead() {
      case old: counts.old += 1
      case new: counts.new += 1
      default: counts.other += 1
      }
      return result
    }
    try file.write(file.encode(new))
    #expect(counts.other == 0)
    #expect(counts.old > 0)
    #expect(counts.new > 0)
    let withoutWrites = boundaries.filter { $0 != "write" }
    // The bytes are in the storage before they get the name, and the name after.
    #expect(
      withoutWrites == [
        "create", "synchronize", "close", "rename", "openFolder", "synchronize", "close",
      ]
    )
    print(
      """
      stopped at each of \(boundaries.count) boundaries of a save: \(counts.old) times the old \
      path, \(counts.new) times the new one, \(counts.other) times anything else
      """
    )
  }

  @Test("whichever call fails, the old path stays until the new one is whole, and nothing is left")
  func failing() throws {
    var names: [String] = []
    let counting = file { name, make in
      names.append(name)
      return make()
    }
    try counting.write(counting.encode(new))
    let plain = PathFile(url: folder.file)
    for (failing, name) in names.enumerated() {
      try plain.write(plain.encode(old))
      var number = -1
      let file = file { name, make in
        number += 1
        // A file that is reported as still open is closed all the same.
        if number == failing { return name == "close" ? min(make(), -Int(EIO)) : -Int(EIO) }
        return make()
      }
      let isRenamed = failing > names.firstIndex(of: "rename") ?? 0
      // The last call closes the folder, and changes nothing any more.
      let expected: SerializedNavPathError.Consequence? =
        failing == names.count - 1 ? nil : isRenamed ? .unconfirmed : .keptAsBefore
      #expect(consequence(of: file) == expected, "\(name), call \(failing)")
      #expect(try pathThatIsRead() == (isRenamed ? new : old), "\(name), call \(failing)")
      #expect(folder.names == ["path.json"], "\(name), call \(failing)")
    }
  }

  @Test("whichever call fails, what was opened is closed", arguments: 0..<8)
  func closing(failing: Int) {
    var number = -1
    var openCount = 0
    let file = file { name, make in
      number += 1
      if number == failing, name != "close" { return -Int(EIO) }
      let result = make()
      switch name {
      case "create", "openFolder": openCount += 1
      case "close": openCount -= 1
      default: break
      }
      return number == failing ? -Int(EIO) : result
    }
    _ = consequence(of: file)
    #expect(openCount == 0)
  }

  private func consequence(of file: PathFile) -> SerializedNavPathError.Consequence? {
    do {
      try file.write(file.encode(new))
      return nil
    } catch {
      return (error as? SerializedNavPathError)?.consequence
    }
  }

  @Test("a file system without such a call for folders is no problem")
  func folderWithoutSynchronization() throws {
    var file = file { _, make in make() }
    var calls = 0
    let synchronize = file.calls.synchronize
    file.calls.synchronize = {
      calls += 1
      return calls == 1 ? synchronize($0) : -Int(EINVAL)
    }
    try file.write(file.encode(new))
    #expect(try pathThatIsRead() == new)
  }
}
