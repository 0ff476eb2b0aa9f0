import Combine
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import NavigationShim

/// A file that can't be read at the launch, as before people unlock the device: a folder stands in its place.
@MainActor
@Suite("A path on disk: a file that can't be read")
struct SerializedNavPathAccessTests {
  private let folder: TemporaryFolder
  private let scheduler = ManualScheduler()
  private let lines = Lines()
  private let store: SerializedNavPath

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: false)
    let url = URL(fileURLWithPath: folder.file.path, isDirectory: false)
    store = SerializedNavPath(url: url, scheduler: scheduler) { [lines] in lines.texts.append($0) }
  }

  private func grantAccess(saved text: String = #"["Swift.Int","7"]"#) throws {
    try FileManager.default.removeItem(at: folder.file)
    try folder.write(text)
  }

  @Test("it stays, the path lives in memory, and one line is logged")
  func staysUnread() async throws {
    var changes = 0
    let subscription = store.objectWillChange.sink { _ in changes += 1 }
    for number in 1...20 {
      store.path.append(number)
      await scheduler.runToDisk()
    }
    await #expect(throws: SerializedNavPathError.unreadable(code: EISDIR)) {
      try await store.save()
    }
    expect(store.path.count, is: 20)
    expect(store.problem, is: .unreadable(code: EISDIR))
    expect(folder.names, is: ["path.json"])
    expect(lines.texts.count, is: 1)
    expect(changes, is: 20, "of the path, and none of the problem")
    subscription.cancel()
  }

  @Test(
    "it is read when the app comes to the foreground, or people unlock the device",
    arguments: [true, false]
  )
  func readLater(isFirst: Bool) throws {
    let names = AppNotifications.grantingAccess
    let name = try #require(isFirst ? names.first : names.last)
    NotificationCenter.default.post(name: name, object: nil)
    expect(store.path.count, is: 0)
    try grantAccess()
    NotificationCenter.default.post(name: name, object: nil)
    expect(store.path.compactValues(of: Int.self), is: [7])
    expectNil(store.problem)
    expect(scheduler.count, is: 0)
    store.path.append(8)
    try folder.write("not read again")
    NotificationCenter.default.post(name: name, object: nil)
    expect(store.path.compactValues(of: Int.self), is: [7, 8])
  }

  @Test("a path that the app has set meanwhile is newer", arguments: ["turn", "save", "leave"])
  func newerPath(cause: String) async throws {
    store.path.append(1)
    await scheduler.runToDisk()
    try grantAccess()
    switch cause {
    case "turn":
      store.path.append(2)
      await scheduler.runToDisk()
    case "save": try await store.save()
    default:
      for name in [AppNotifications.leavingForeground[0], AppNotifications.activation] {
        NotificationCenter.default.post(name: name, object: nil)
      }
    }
    let isLonger = cause == "turn"
    expect(store.path.compactValues(of: Int.self), is: isLonger ? [1, 2] : [1])
    expectNil(store.problem)
    let saved = isLonger ? #"["Swift.Int","2","Swift.Int","1"]"# : #"["Swift.Int","1"]"#
    expect(folder.text(), is: saved)
    expect(lines.texts.count, is: 1)
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
    try grantAccess()
    NotificationCenter.default.post(name: AppNotifications.activation, object: nil)
    expect(store.path.count, is: 0)
  }
}
