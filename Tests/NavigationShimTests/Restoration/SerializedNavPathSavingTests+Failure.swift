import Foundation
@testable import NavigationShim
import Testing

extension SerializedNavPathSavingTests {
  @Test("what a write that failed may have left is written over by the path of before")
  func unconfirmed() {
    var file = PathFile(url: folder.file)
    let openFolder = file.calls.openFolder
    var fails = false
    file.calls.openFolder = { fails ? -Int(EIO) : openFolder($0) }
    let store = SerializedNavPath(
      at: .success(file),
      createNew: false,
      writes: .saved,
      scheduler: scheduler,
      log: { _, _ in }
    )
    store.append(1)
    store.save()
    fails = true
    store.append(2)
    store.save()
    #expect(store.problem?.consequence == .unconfirmed)
    fails = false
    store.removeLast()
    store.save()
    #expect(folder.text() == #"["Swift.Int","1"]"#)
  }

  @Test("an element that can't be saved leaves the old file, and is named")
  func unsavable() throws {
    let store = SerializedNavPath(url: folder.file, scheduler: scheduler)
    store.append(1)
    store.save()
    store.append(Plain())
    scheduler.run()
    #expect(folder.text() == #"["Swift.Int","1"]"#)
    let problem = try #require(store.problem)
    guard case .unsavableElement(1, "NavigationShimTests.Plain", _) = problem.reason else {
      Issue.record("\(problem)")
      return
    }
    #expect(problem.consequence == .keptAsBefore)
    store.removeLast()
    store.append(2)
    scheduler.run()
    #expect(store.problem == nil)
    #expect(folder.text() == #"["Swift.Int","2","Swift.Int","1"]"#)
  }

  @Test("an element that refuses to be encoded leaves the old file, and is named")
  func unwilling() {
    let store = SerializedNavPath(url: folder.file, scheduler: scheduler)
    store.append(1)
    store.append(Unwilling())
    #expect(throws: SerializedNavPathError.self) { try store.saveNow() }
    guard case .unsavableElement(1, let typeName, _) = store.problem?.reason else {
      Issue.record("\(String(describing: store.problem))")
      return
    }
    #expect(typeName == "NavigationShimTests.Unwilling")
    #expect(folder.names == [])
  }

  @Test("a path over the limit is not written, as it could not be read")
  func tooLarge() {
    let store = SerializedNavPath(url: folder.file, scheduler: scheduler)
    store.append(String(repeating: "x", count: SerializedNavPath.maximumByteCount))
    scheduler.run()
    guard case .tooLarge(_, SerializedNavPath.maximumByteCount) = store.problem?.reason else {
      Issue.record("\(String(describing: store.problem))")
      return
    }
    #expect(folder.names == [])
  }
}
