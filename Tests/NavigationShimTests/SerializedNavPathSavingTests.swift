import Combine
import Foundation
import SwiftUI
import Testing
@testable import NavigationShim

@MainActor
@Suite("A path on disk: when it is saved")
struct SerializedNavPathSavingTests {
  let folder: TemporaryFolder
  let scheduler = ManualScheduler()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A store that counts what it writes.
  private func store(_ count: Counter) -> SerializedNavPath {
    var file = PathFile(url: folder.file)
    let rename = file.calls.rename
    file.calls.rename = { path, newPath in
      count.increment()
      return rename(path, newPath)
    }
    return SerializedNavPath(
      at: .success(file),
      createNew: false,
      writes: .saved,
      scheduler: scheduler,
      log: { _, _ in }
    )
  }

  @Test("a burst of changes is written once, at the end of the turn")
  func burst() {
    let writes = Counter()
    let store = store(writes)
    for number in 0..<100 { store.append(number) }
    #expect(folder.names == [])
    scheduler.run()
    #expect(writes.value == 1)
    #expect(SerializedNavPath(url: folder.file, scheduler: scheduler).count == 100)
  }

  @Test("what is the same as in the file is not written")
  func unchanged() {
    let writes = Counter()
    let store = store(writes)
    store.append(1)
    store.save()
    store.append(2)
    store.removeLast()
    scheduler.run()
    store.save()
    #expect(writes.value == 1)
  }

  @Test("reading writes nothing")
  func readingWritesNothing() throws {
    try folder.write(#" [ "Swift.Int" , "1" ] "#)
    let writes = Counter()
    let store = store(writes)
    scheduler.run()
    store.pathBinding.wrappedValue = store.path
    #expect(store.count == 1)
    #expect(folder.text() == #" [ "Swift.Int" , "1" ] "#)
    #expect(writes.value == 0)
  }

  @Test("what was set is saved though nobody keeps the object, which then goes")
  func released() {
    weak var object: SerializedNavPath?
    do {
      let store = SerializedNavPath(url: folder.file, scheduler: scheduler)
      store.append(1)
      object = store
    }
    scheduler.run()
    #expect(folder.text() == #"["Swift.Int","1"]"#)
    #expect(object == nil)
  }

  @Test("the main queue saves, where the app is given none")
  func mainQueue() async throws {
    let store = SerializedNavPath(url: folder.file)
    store.append(1)
    for _ in 0..<200 where folder.names == [] { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(folder.text() == #"["Swift.Int","1"]"#)
  }

  @Test("an undecoded element that nobody changed stays byte for byte")
  func undecodedStays() throws {
    let item = #"{ \"b\" : 1.50,\"a\":\"\\u0041\" }"#
    try folder.write(#"["App.Gone","\#(item)"]"#)
    let store = SerializedNavPath(url: folder.file, scheduler: scheduler)
    store.append(1)
    scheduler.run()
    #expect(folder.text() == #"["Swift.Int","1","App.Gone","\#(item)"]"#)
  }

  @Test("the object says that it changes")
  func publishes() {
    let store = SerializedNavPath(url: folder.file, scheduler: scheduler)
    var changes = 0
    let subscription = store.objectWillChange.sink { _ in changes += 1 }
    store.append(1)
    scheduler.run()
    #expect(changes == 1)
    subscription.cancel()
  }
}

/// A count that closures share.
private final class Counter {
  private(set) var value = 0

  func increment() {
    value += 1
  }
}

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

extension SerializedNavPathSavingTests {
  /// Has the app leave the foreground.
  private func leave() {
    NotificationCenter.default.post(name: AppDeparture.notifications[0], object: nil)
  }

  @Test("what was set is on disk when the app leaves the foreground or ends")
  func departure() {
    #expect(!AppDeparture.notifications.isEmpty)
    let store = SerializedNavPath(url: folder.file, scheduler: scheduler)
    for name in AppDeparture.notifications {
      store.createNew()
      store.append(1)
      #expect(folder.names == [])
      NotificationCenter.default.post(name: name, object: nil)
      #expect(folder.text() == #"["Swift.Int","1"]"#, "\(name)")
      #expect(scheduler.count == 0)
    }
  }

  @Test("what was erased is not saved when the app leaves")
  func departureAfterErase() {
    let store = SerializedNavPath(url: folder.file, scheduler: scheduler)
    store.append(1)
    store.erase()
    leave()
    #expect(store.count == 1)
    #expect(folder.names == [])
  }

  @Test("what was read is not written when the app leaves")
  func departureAfterReading() throws {
    try folder.write(#" [ "Swift.Int" , "1" ] "#)
    let store = SerializedNavPath(url: folder.file, scheduler: scheduler)
    leave()
    #expect(store.count == 1)
    #expect(folder.text() == #" [ "Swift.Int" , "1" ] "#)
  }

  @Test("where nothing was set, no file is made when the app leaves")
  func departureWithNothing() {
    let store = SerializedNavPath(url: folder.file, scheduler: scheduler)
    leave()
    #expect(store.count == 0)
    #expect(folder.names == [])
  }

  @Test("what could not be saved is tried again when the app leaves")
  func triedAgain() throws {
    let url = folder.url.appendingPathComponent("sub/path.json")
    try folder.write("in the way", to: "sub")
    let store = SerializedNavPath(url: url, createNew: true, scheduler: scheduler)
    store.append(1)
    scheduler.run()
    #expect(store.problem != nil)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("sub"))
    leave()
    #expect(store.problem == nil)
    #expect(folder.text("sub/path.json") == #"["Swift.Int","1"]"#)
  }
}
