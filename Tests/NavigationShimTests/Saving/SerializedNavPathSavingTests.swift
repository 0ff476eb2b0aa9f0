import Combine
import Foundation
import SimulatedHost
import SwiftUI
import TestSupport
import Testing
@testable import NavigationShim

// One after another: if one test posts that the app leaves, the paths of the others are saved as well.
@MainActor
@Suite("A path on disk: when it is saved", .serialized)
struct SerializedNavPathSavingTests {
  private let folder: TemporaryFolder
  private let scheduler = VirtualTime()
  private let store: SerializedNavPath

  init() throws {
    folder = try TemporaryFolder()
    store = SerializedNavPath(url: folder.file, scheduler: scheduler)
  }

  /// Another object for the same file.
  private func reopened() -> SerializedNavPath {
    SerializedNavPath(url: folder.file, scheduler: scheduler)
  }

  /// What is another one after each write, as each replaces the file.
  private var fileNumber: Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder.file.path)
    return attributes?[.systemFileNumber] as? Int
  }

  @Test("a burst of changes is written once, at the end of the turn")
  func burst() async {
    for number in 0..<100 { store.path.append(number) }
    expect(folder.names, is: [])
    expect(scheduler.pendingCount, is: 1)
    await scheduler.runToDisk()
    expect(scheduler.pendingCount, is: 0)
    expect(reopened().path.count, is: 100)
  }

  @Test("a path equal to the file's is not written, and another one replaces the file")
  func unchanged() async throws {
    store.path.append(1)
    try await store.save()
    let number = fileNumber
    store.path.append(2)
    store.path.pop()
    await scheduler.runToDisk()
    try await store.save()
    expect(number != nil, is: true)
    expect(fileNumber, is: number)
    // A file that was written in place would be damaged if the process were killed.
    store.path.append(2)
    try await store.save()
    expect(fileNumber != number, is: true)
  }

  @Test("the newest of the paths that are set during a write is written after it")
  func newest() async {
    let gate = DispatchSemaphore(value: 0)
    store.path.append(1)
    PathFile.queue.async { gate.wait() }
    scheduler.runUntilIdle()
    for number in 2...9 { store.path.append(number) }
    expect(scheduler.pendingCount, is: 0)
    gate.signal()
    // One turn for the first path, and one for the last.
    await PathFile.waitForQueue()
    await PathFile.waitForQueue()
    expect(reopened().path.count, is: 9)
    expect(scheduler.pendingCount, is: 0)
  }

  @Test("a call to save takes in what is set during the write that is under way")
  func saveTakesNewest() async throws {
    store.path.append(1)
    scheduler.runUntilIdle()
    store.path.append(2)
    try await store.save()
    expect(folder.text(), is: #"["Swift.Int","2","Swift.Int","1"]"#)
    await scheduler.runToDisk()
    expect(folder.text(), is: #"["Swift.Int","2","Swift.Int","1"]"#)
  }

  @Test("a write is not on the main thread")
  func offMain() {
    let gate = DispatchSemaphore(value: 0)
    PathFile.queue.async { gate.wait() }
    store.path.append(1)
    scheduler.runUntilIdle()
    // Had it been written here, there would be a file.
    expect(folder.names, is: [])
    gate.signal()
    PathFile.queue.sync {}
    expect(folder.text(), is: #"["Swift.Int","1"]"#)
  }

  @Test("a path erased during its write stays erased")
  func erasedDuringWrite() async {
    store.path.append(1)
    scheduler.runUntilIdle()
    store.erase()
    await PathFile.waitForQueue()
    expect(folder.names, is: [])
    expectNil(store.problem)
  }

  @Test("a path erased during a write that fails stays erased")
  func erasedDuringFailingWrite() async throws {
    let url = folder.url.appendingPathComponent("sub/path.json")
    let store = SerializedNavPath(url: url, scheduler: scheduler)
    let gate = DispatchSemaphore(value: 0)
    PathFile.queue.async { gate.wait() }
    store.path.append(1)
    scheduler.runUntilIdle()
    try folder.write("in the way", to: "sub")
    gate.signal()
    PathFile.queue.sync {}
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("sub"))
    store.erase()
    await PathFile.waitForQueue()
    expectNil(store.problem)
    leave()
    expect(folder.names, is: [])
  }

  @Test("a path is saved although nothing retains its object, which then goes")
  func released() async {
    weak var object: SerializedNavPath?
    do {
      let store = reopened()
      store.path.append(1)
      object = store
    }
    await scheduler.runToDisk()
    expect(folder.text(), is: #"["Swift.Int","1"]"#)
    expectNil(object)
  }

  @Test("the main queue saves, where the app is given none")
  func mainQueue() async throws {
    let store = SerializedNavPath(url: folder.file)
    store.path.append(1)
    while folder.text() == nil { try await Task.sleep(nanoseconds: 5_000_000) }
    expect(folder.text(), is: #"["Swift.Int","1"]"#)
  }

  @Test("an undecoded element stays byte for byte")
  func undecodedStays() async throws {
    let item = #"{ \"b\" : 1.50,\"a\":\"\\u0041\" }"#
    try folder.write(#"["App.Gone","\#(item)"]"#)
    let store = reopened()
    store.path.append(1)
    await scheduler.runToDisk()
    expect(folder.text(), is: #"["Swift.Int","1","App.Gone","\#(item)"]"#)
  }
}

extension SerializedNavPathSavingTests {
  @Test("a write that fails leaves the old file, and the next change is saved")
  func failedWrite() async throws {
    store.path.append(1)
    try await store.save()
    // A folder can't be replaced by a file.
    try FileManager.default.removeItem(at: folder.file)
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: false)
    store.path.append(2)
    await scheduler.runToDisk()
    expect(store.problem, is: .unwritable(String(cString: strerror(EISDIR))))
    expect(folder.names, is: ["path.json"])
    await #expect(throws: SerializedNavPathError.self) { try await store.save() }
    try FileManager.default.removeItem(at: folder.file)
    store.path.pop()
    scheduler.runUntilIdle()
    expect(store.problem != nil, is: true, "the write is under way")
    await scheduler.runToDisk()
    expectNil(store.problem)
    expect(folder.text(), is: #"["Swift.Int","1"]"#)
  }

  @Test("save waits for the write that is under way, and throws its error")
  func saveAfterFailedWrite() async throws {
    try folder.write("in the way", to: "sub")
    let url = folder.url.appendingPathComponent("sub/path.json")
    let store = SerializedNavPath(url: url, createNew: true, scheduler: scheduler)
    store.path.append(1)
    scheduler.runUntilIdle()
    await #expect(throws: SerializedNavPathError.self) { try await store.save() }
  }

  @Test("an element that can't be saved leaves the old file, and the lowest is named")
  func unsavable() async throws {
    store.path.append(1)
    try await store.save()
    store.path.append(Plain())
    store.path.append(Plain())
    await scheduler.runToDisk()
    expect(folder.text(), is: #"["Swift.Int","1"]"#)
    let problem = try #require(store.problem)
    guard case .unwritable(let reason) = problem else {
      Issue.record("\(problem)")
      return
    }
    expect(reason.hasPrefix("element 1, of type NavigationShimTests.Plain,"), is: true)
    store.path.pop(2)
    await scheduler.runToDisk()
    expectNil(store.problem, "the file has this path")
    store.path.append(2)
    await scheduler.runToDisk()
    expectNil(store.problem)
    expect(folder.text(), is: #"["Swift.Int","2","Swift.Int","1"]"#)
  }
}

extension SerializedNavPathSavingTests {
  /// Has the app leave the foreground, or end.
  ///
  /// The stacks of other tests hear of it, too, so that it returns at once.
  private func leave() {
    for name in [AppNotifications.leavingForeground[0], AppNotifications.activation] {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }

  #if os(macOS) || os(Linux)
  @Test("a path is saved soon if another thread posts that the app leaves")
  func departureFromAnotherThread() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let folder = try TemporaryFolder()
      let store = SerializedNavPath(url: folder.file, scheduler: VirtualTime())
      store.path.append(1)
      let name = AppNotifications.leavingForeground[0]
      onAnotherThread { NotificationCenter.default.post(name: name, object: nil) }
      await waitForMainQueue()
      guard folder.text() == #"["Swift.Int","1"]"# else { exit(2) }
    }
  }
  #endif

  @Test("a path that is being written when the app leaves is on disk, and one that was set since")
  func departureDuringWrite() {
    store.path.append(1)
    scheduler.runUntilIdle()
    leave()
    expect(folder.text(), is: #"["Swift.Int","1"]"#)
    store.path.append(2)
    scheduler.runUntilIdle()
    store.path.append(3)
    leave()
    expect(folder.text(), is: #"["Swift.Int","3","Swift.Int","2","Swift.Int","1"]"#)
  }

  @Test("a path that was only read is not written when the app leaves")
  func departureAfterReading() throws {
    try folder.write(#" [ "Swift.Int" , "1" ] "#)
    let store = reopened()
    leave()
    expect(store.path.count, is: 1)
    expect(folder.text(), is: #" [ "Swift.Int" , "1" ] "#)
  }

  @Test("a failed save is tried again when the app leaves")
  func triedAgain() throws {
    let url = folder.url.appendingPathComponent("sub/path.json")
    try folder.write("in the way", to: "sub")
    let store = SerializedNavPath(url: url, createNew: true, scheduler: scheduler)
    store.path.append(1)
    leave()
    expect(caseName(of: store.problem), is: "unwritable")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("sub"))
    leave()
    expectNil(store.problem)
    expect(folder.text("sub/path.json"), is: #"["Swift.Int","1"]"#)
  }
}
