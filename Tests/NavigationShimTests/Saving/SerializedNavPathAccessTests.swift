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

  @Test("each launch has the last path that could be saved, in walks of the day")
  func walks() async throws {
    let day = UInt64(Date().timeIntervalSince1970 / 86_400)
    for number in 0..<UInt64(20) {
      let seed = day << 16 + number
      var generator = SeededGenerator(seed: seed)
      let walk = try SavedPathWalk()
      for _ in 0..<30 where walk.isSound {
        guard let step = SavedPathWalk.Step.allCases.randomElement(using: &generator) else { break }
        await walk.take(step)
      }
      expect(walk.found, is: walk.expected, "seed \(seed), \(walk.steps.map(\.rawValue))")
    }
  }
}

/// A walk of an app that is launched again and again, at times before people unlock the device.
@MainActor
private final class SavedPathWalk {
  enum Step: String, CaseIterable {
    case append, pop, turn, save, erase, leave, activate, unlock, relaunch, relaunchLocked
  }

  /// The app's path, its file, if there is one, and what is wrong with it.
  struct State: Equatable {
    var path: [Int] = []
    var saved: [Int]?
    var isUnread = false
    var lineCount = 0
    var failedSaves = 0
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
  private var isDirty = false

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
      isUnread: caseName(of: store?.problem) == "unreadable",
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
    case .turn where scheduler.pendingCount > 0:
      expectWrite()
      await scheduler.runToDisk()
    case .turn: break
    case .save:
      expectWrite()
      if isLocked { expected.failedSaves += 1 }
      do { try await store?.save() } catch { failedSaves += 1 }
    case .erase where !isLocked:
      store?.erase()
      (expected.saved, expected.isUnread, isDirty) = (nil, false, false)
    case .erase: break
    case .leave: leave()
    case .activate:
      expectRead()
      post(AppNotifications.grantingAccess)
    case .unlock: unlock()
    case .relaunch, .relaunchLocked:
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
    (expected.path, expected.isUnread, isDirty) = ([], true, false)
    if isLocked { expected.lineCount += 1 }
    expectRead()
  }

  private func change(_ change: (inout [Int]) -> Void) {
    change(&expected.path)
    isDirty = true
    store?.path = NavigationPath(expected.path)
  }

  private func leave() {
    if isDirty { expectWrite() }
    post(AppNotifications.leavingForeground)
    // The stacks of other tests hear of it, too.
    NotificationCenter.default.post(name: AppNotifications.activation, object: nil)
    expectRead()
  }

  /// Posts one of several notifications, another one after each step.
  private func post(_ names: [Notification.Name]) {
    NotificationCenter.default.post(name: names[steps.count % names.count], object: nil)
  }

  private func expectRead() {
    guard expected.isUnread, !isLocked else { return }
    expected.isUnread = false
    if !isDirty { expected.path = expected.saved ?? [] }
  }

  private func expectWrite() {
    expectRead()
    guard !isLocked else { return }
    (expected.saved, isDirty) = (expected.path, false)
  }

  private func lock() {
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
