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

  /// The file, whose calls are traced, and which writes few bytes at a time.
  private func file(after call: @escaping (_ name: String, _ result: Int) -> Int) -> PathFile {
    let live = FileCalls.live
    var file = PathFile(url: folder.file)
    file.calls.create = { call("create", live.create($0)) }
    file.calls.openFolder = { call("openFolder", live.openFolder($0)) }
    file.calls.write = { file, bytes in
      let first = UnsafeRawBufferPointer(rebasing: bytes.prefix(700))
      return call("write", live.write(file, first))
    }
    file.calls.synchronize = { call("synchronize", live.synchronize($0)) }
    file.calls.close = { call("close", live.close($0)) }
    file.calls.rename = { call("rename", live.rename($0, $1)) }
    file.calls.remove = { call("remove", live.remove($0)) }
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
    let file = file { name, result in
      boundaries.append(name)
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
    var total = 0
    let counting = file { _, result in
      total += 1
      return result
    }
    try counting.write(counting.encode(new))
    for failing in 1...total {
      try PathFile(url: folder.file).write(PathFile(url: folder.file).encode(old))
      var number = 0
      var renamed = false
      let file = file { name, result in
        number += 1
        // An open file that is reported as none would stay open.
        if name == "create", number == failing { _ = FileCalls.live.close(result) }
        let isFailing = number == failing && name != "rename"
        if name == "rename", number != failing { renamed = true }
        return isFailing ? -Int(ENOSPC) : result
      }
      do {
        try file.write(file.encode(new))
      } catch let error as SerializedNavPathError {
        guard case .unwritable(_, ENOSPC) = error.reason else {
          Issue.record("call \(failing): \(error)")
          continue
        }
        #expect(error.consequence == .keptAsBefore)
      }
      let read = try pathThatIsRead()
      #expect(read == (renamed ? new : old), "call \(failing)")
      let leftovers = folder.names.filter { $0 != "path.json" }
      #expect(leftovers == [] || failing == 1, "call \(failing)")
      for name in leftovers {
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
      }
    }
  }

  @Test("a file system without such a call for folders is no problem")
  func folderWithoutSynchronization() throws {
    var file = file { _, result in result }
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
