import Combine
import Foundation
@testable import NavigationShim
import SimulatedHost
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("A path on disk: its surface")
struct SerializedNavPathTests {
  private let folder: TemporaryFolder
  private let scheduler = VirtualTime()
  private let store: SerializedNavPath

  init() throws {
    folder = try TemporaryFolder()
    store = SerializedNavPath(url: folder.file, scheduler: scheduler)
  }

  /// Another object for the same file.
  private func reopened(createNew: Bool = false) -> SerializedNavPath {
    SerializedNavPath(url: folder.file, createNew: createNew, scheduler: scheduler)
  }

  @Test("erase() doesn't remove a folder in the file's place")
  func eraseFolder() throws {
    let inside = folder.file.appendingPathComponent("inside")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    store.erase()
    expect(caseName(of: store.problem), is: "unwritable")
    expect(FileManager.default.fileExists(atPath: inside.path), is: true)
  }

  @Test("createNew erases any file")
  func madeNew() throws {
    try folder.write("nonsense")
    let store = reopened(createNew: true)
    expect(store.path.count, is: 0)
    expectNil(store.problem)
    expect(folder.names, is: [])
  }

  @Test("only the owner may read the file")
  func mode() async throws {
    store.path.append(1)
    try await store.save()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file.path)
    expect(attributes[.posixPermissions] as? Int, is: 0o600)
  }

  @Test("a folder that is absent is created")
  func folderIsCreated() async throws {
    let url = folder.url.appendingPathComponent("a/b/path.json")
    let store = SerializedNavPath(url: url, scheduler: scheduler)
    store.path.append(1)
    try await store.save()
    expectNil(store.problem)
    expect(folder.text("a/b/path.json"), is: #"["Swift.Int","1"]"#)
  }

  @Test("a file that is only named is in Application Support")
  func defaultPlace() async throws {
    let name = "NavigationShimTests-\(UUID().uuidString).json"
    let store = SerializedNavPath(filenameWithExtension: name)
    defer { store.erase() }
    store.path.append(1)
    try await store.save()
    let support = try FileManager.default.url(
      for: .applicationSupportDirectory,
      in: .userDomainMask,
      appropriateFor: nil,
      create: false
    )
    let text = try String(contentsOf: support.appendingPathComponent(name), encoding: .utf8)
    expect(text, is: #"["Swift.Int","1"]"#)
    expect(SerializedNavPath(filenameWithExtension: name).path.count, is: 1)
  }

  @Test("a link to the file stays a link")
  func link() async throws {
    try folder.write("[]", to: "target.json")
    try FileManager.default.createSymbolicLink(
      at: folder.file,
      withDestinationURL: folder.url.appendingPathComponent("target.json")
    )
    let store = reopened()
    store.path.append(1)
    try await store.save()
    expect(folder.text("target.json"), is: #"["Swift.Int","1"]"#)
    expect(folder.names, is: ["path.json", "target.json"])
  }
}
