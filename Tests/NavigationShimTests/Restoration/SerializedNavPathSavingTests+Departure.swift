import Foundation
@testable import NavigationShim
import Testing

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
