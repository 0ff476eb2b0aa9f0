import Combine
import Foundation
import SimulatedHost
import SwiftUI
import TestSupport
import Testing

@testable import NavigationShim

/// A file that can't be read at the launch, as before people unlock the device: a folder stands in its place.
@MainActor
@Suite("A path on disk: a file that can't be read")
struct SerializedNavPathAccessTests {
  private let folder: TemporaryFolder
  private let scheduler = VirtualTime()
  private let lines = Lines()
  private let store: SerializedNavPath

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: false)
    let url = URL(fileURLWithPath: folder.file.path, isDirectory: false)
    store = SerializedNavPath(url: url, scheduler: scheduler) { [lines] in lines.texts.append($0) }
  }

  private func grantAccess(saved text: String) throws {
    try FileManager.default.removeItem(at: folder.file)
    try folder.write(text)
  }

  @Test("one that turns out to hold no path is set aside, and the path is saved")
  func setAsideLater() async throws {
    store.path.append(1)
    try grantAccess(saved: "nonsense")
    await scheduler.runToDisk()
    expect(folder.text("path.unusable.json"), is: "nonsense")
    expect(folder.text(), is: #"["Swift.Int","1"]"#)
    expect(lines.texts.count, is: 2)
  }

  @Test("createNew reads no file")
  func madeNew() throws {
    let url = URL(fileURLWithPath: folder.file.path, isDirectory: false)
    let store = SerializedNavPath(url: url, createNew: true, scheduler: scheduler)
    expect(store.problem != nil, is: true)
    try grantAccess(saved: #"["Swift.Int","7"]"#)
    NotificationCenter.default.post(name: AppNotifications.activation, object: nil)
    expect(store.path.count, is: 0)
  }

  #if os(macOS) || os(Linux)
  /// In a process of its own, as the paths hear of each app that other tests leave.
  @Test("each launch has the last path that could be saved, in walks of the day")
  func walks() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let day = UInt64(Date().timeIntervalSince1970 / 86_400)
      let often = Array(repeating: [SavedPathWalk.Step.append, .pop, .write], count: 4)
      let steps = SavedPathWalk.Step.allCases + often.joined()
      for number in 0..<UInt64(100) {
        let seed = day << 16 + number
        var generator = SeededGenerator(seed: seed)
        let walk = try SavedPathWalk()
        for _ in 0..<40 where walk.isSound {
          if let step = steps.randomElement(using: &generator) { await walk.take(step) }
        }
        expect(walk.found, is: walk.expected, "seed \(seed), \(walk.steps.map(\.rawValue))")
      }
    }
  }
  #endif
}

/// A walk of an app that is launched again and again, and whose file can't be used at times, as before people unlock the
/// device.
@MainActor
private final class SavedPathWalk {
  enum Step: String, CaseIterable {
    case append, pop, save, erase, leave, activate, lock, unlock, relaunch, relaunchLocked

    /// The turn ends, and what it writes is in the file, but the path hasn't heard of that.
    case write

    /// The same, and the file can't be used for that time.
    case failToWrite

    /// The turn ends, with all that it writes.
    case turn

    /// The turn ends, and the app leaves, or erases the file, before that is written.
    case leaveAtOnce, eraseAtOnce
  }

  /// The app's path, its file, if there is one, and what is wrong with it.
  struct State: Equatable {
    var path: [Int] = []
    var saved: [Int]?
    var problem: String?
    var lineCount = 0
    var failedSaves = 0
  }

  private struct Write {
    let path: [Int]
    let hasFailed: Bool
  }

  private(set) var expected = State()
  private(set) var steps: [Step] = []
  private let folder: TemporaryFolder
  private let lockedFile: URL
  private let lines = Lines()
  private var scheduler = VirtualTime()
  private var store: SerializedNavPath?
  private var failedSaves = 0
  private var isLocked = false

  // The path's own knowledge of the file and of its writes.
  private var isRead = false
  private var isDirty = false
  private var isPending = false
  private var contents: [Int]?
  private var writes: [Write] = []

  init() throws {
    folder = try TemporaryFolder()
    lockedFile = folder.url.appendingPathComponent("locked.json")
    launch()
  }

  var found: State {
    let text = folder.text(isLocked ? "locked.json" : "path.json")
    let saved = text.flatMap { try? SerializedNavPath.path(fromContents: Data($0.utf8)) }
    return State(
      path: store?.path.compactValues(of: Int.self) ?? [],
      saved: saved?.compactValues(of: Int.self),
      problem: caseName(of: store?.problem),
      lineCount: lines.texts.count,
      failedSaves: failedSaves
    )
  }

  var isSound: Bool { found == expected }

  func take(_ step: Step) async {
    steps.append(step)
    switch step {
    case .append: change { $0.append($0.count) }
    case .pop: if !expected.path.isEmpty { change { $0.removeLast() } }
    case .write, .turn, .failToWrite:
      if step == .failToWrite { lock() }
      endTurn()
      PathFile.queue.sync {}
      if step == .turn { await endWrites() }
      if step == .failToWrite { unlock() }
    case .save:
      if !writes.isEmpty { contents = nil }
      let count = writes.count
      if !expectWrite() || writes.count > count && isLocked { expected.failedSaves += 1 }
      do { try await store?.save() } catch { failedSaves += 1 }
      await endWrites()
    case .erase, .eraseAtOnce:
      if isLocked { break }
      if step == .eraseAtOnce { endTurn() }
      store?.erase()
      (expected.saved, isRead, isDirty, isPending, contents) = (nil, true, false, false, nil)
      note(nil)
    case .leave, .leaveAtOnce:
      if step == .leaveAtOnce { endTurn() }
      leave()
    case .activate:
      expectRead()
      post(AppNotifications.grantingAccess)
    case .lock: lock()
    case .unlock: unlock()
    case .relaunch, .relaunchLocked:
      await endWrites()
      leave()
      unlock()
      if step == .relaunchLocked { lock() }
      launch()
    }
  }

  private func launch() {
    scheduler = VirtualTime()
    let url = URL(fileURLWithPath: folder.file.path, isDirectory: false)
    store = SerializedNavPath(url: url, scheduler: scheduler) { [lines] in
      lines.texts.append($0)
    }
    (expected.path, expected.problem, contents) = ([], nil, nil)
    (isRead, isDirty, isPending) = (false, false, false)
    expectRead()
  }

  private func change(_ change: (inout [Int]) -> Void) {
    change(&expected.path)
    isDirty = true
    isPending = isPending || writes.isEmpty
    store?.path = NavigationPath(expected.path)
  }

  private func endTurn() {
    if isPending { expectWrite() }
    scheduler.runUntilIdle()
  }

  private func leave() {
    let count = writes.count
    if isDirty, expectWrite(), writes.count > count { expectEnd(of: writes.removeLast()) }
    post(AppNotifications.leavingForeground)
    post(AppNotifications.grantingAccess)
    expectRead()
  }

  /// Posts one of several notifications, another one after each step.
  private func post(_ names: [Notification.Name]) {
    NotificationCenter.default.post(name: names[steps.count % names.count], object: nil)
  }

  private func note(_ problem: String?) {
    if let problem, problem != expected.problem { expected.lineCount += 1 }
    expected.problem = problem
  }

  /// The file is read, if it can be, unless it was before; what has changed meanwhile is newer.
  @discardableResult
  private func expectRead() -> Bool {
    if isRead { return true }
    if isLocked {
      note("unreadable")
      return false
    }
    isRead = true
    if let saved = expected.saved {
      contents = saved
      if !isDirty { (expected.path, isPending) = (saved, false) }
    }
    note(nil)
    return true
  }

  /// A write begins, unless the file has the path.
  ///
  /// - Returns: Whether the file may be written.
  @discardableResult
  private func expectWrite() -> Bool {
    isPending = false
    guard expectRead() else { return false }
    isDirty = false
    if contents == expected.path {
      if writes.isEmpty { note(nil) }
      return true
    }
    contents = expected.path
    if !isLocked { expected.saved = expected.path }
    writes.append(Write(path: expected.path, hasFailed: isLocked))
    return true
  }

  /// The path hears of the end of a write, and writes what is newer.
  private func expectEnd(of write: Write) {
    let hasNewer = isDirty
    if !write.hasFailed {
      note(nil)
    } else if contents == write.path {
      (isDirty, contents) = (true, nil)
      note("unwritable")
    }
    if hasNewer { expectWrite() }
  }

  /// Lets the path hear of all writes, and of those that they lead to.
  private func endWrites() async {
    for _ in 0..<4 { await PathFile.waitForQueue() }
    while !writes.isEmpty { expectEnd(of: writes.removeFirst()) }
  }

  private func lock() {
    guard !isLocked else { return }
    isLocked = true
    let files = FileManager.default
    try? files.moveItem(at: folder.file, to: lockedFile)
    try? files.createDirectory(at: folder.file, withIntermediateDirectories: false)
  }

  private func unlock() {
    guard isLocked else { return }
    isLocked = false
    try? FileManager.default.removeItem(at: folder.file)
    try? FileManager.default.moveItem(at: lockedFile, to: folder.file)
  }
}
