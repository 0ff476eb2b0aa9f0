import Combine
import Foundation
@testable import NavigationShim
import SwiftUI
import Testing

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
