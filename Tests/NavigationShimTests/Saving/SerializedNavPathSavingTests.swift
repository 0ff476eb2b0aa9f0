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

  @Test("a write is not on the main thread")
  func offMain() {
    let gate = DispatchSemaphore(value: 0)
    PathFile.queue.async { gate.wait() }
    store.path = NavigationPath([1])
    scheduler.runUntilIdle()
    // Had it been written here, there would be a file.
    expect(folder.names, is: [])
    gate.signal()
    PathFile.queue.sync {}
    expect(folder.text(), is: #"["Swift.Int","1"]"#)
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

  @Test("a path that was only read is not written, also when the app leaves")
  func departureAfterReading() async throws {
    try folder.write(#" [ "Swift.Int" , "1" ] "#)
    let store = reopened()
    await scheduler.runToDisk()
    leave()
    expect(store.path.count, is: 1)
    expect(folder.text(), is: #" [ "Swift.Int" , "1" ] "#)
  }
}
