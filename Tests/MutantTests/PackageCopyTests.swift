import Foundation
import Testing

@testable import Mutants

@Suite("A copy of the package with mutants")
struct PackageCopyTests {
  private let source: URL
  private let folder: URL
  private let engine = "Sources/LinkStackEngine/Engine.swift"

  init() throws {
    let base = FileManager.default.temporaryDirectory
      .appendingPathComponent("MutantTests-\(UUID().uuidString)")
    source = base.appendingPathComponent("source")
    folder = base.appendingPathComponent("copy")
    for path in [engine, "Tests/Client/App.swift", ".build/output"] {
      let url = source.appendingPathComponent(path)
      let parent = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data("let isDeep = true\n".utf8).write(to: url)
    }
    let link = source.appendingPathComponent("Tests/Link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Client")
  }

  private func update(_ isMutated: Bool = true) throws {
    let copy = try PackageCopy(of: source, in: folder)
    let mutants = copy.mutants(in: ["Sources/LinkStackEngine"]).enumerated()
      .map { NumberedMutant(number: $0 + 1, mutant: $1) }
    #expect(mutants.map(\.mutant.file) == [engine])
    try copy.update(with: isMutated ? mutants : [])
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  private func removeAll() {
    try? FileManager.default.removeItem(at: source.deletingLastPathComponent())
  }

  @Test("has the mutants in its sources, and what tells which is in force in their modules")
  func mutants() throws {
    defer { removeAll() }
    try update()
    #expect(try text(engine) == "let isDeep = (isMutant(1) ? (false) : (true))\n")
    let code = try text("Sources/LinkStackEngine/ActiveMutant.swift")
    #expect(code.contains(PackageCopy.variable) && code.contains(PackageCopy.reachVariable))
    #expect(throws: (any Error).self) { try text("Sources/NavigationShim/ActiveMutant.swift") }
    #expect(try text("Tests/Client/App.swift") == "let isDeep = true\n")
  }

  @Test("leaves the package itself alone")
  func original() throws {
    defer { removeAll() }
    let before = try PackageFiles(in: source).contents
    try update()
    #expect(try PackageFiles(in: source).contents == before)
  }

  @Test("keeps links as links, and leaves out what is hidden")
  func links() throws {
    defer { removeAll() }
    try update()
    let contents = try PackageFiles(in: folder).contents
    #expect(contents["Tests/Link"] == .link(to: "Client"))
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent(".build").path))
  }

  @Test("that is there already is brought up to date, and what is the same isn't written again")
  func again() throws {
    defer { removeAll() }
    try update()
    let same = folder.appendingPathComponent("Tests/Client/App.swift").path
    let past = Date(timeIntervalSince1970: 1_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: same)
    try update(false)
    #expect(try text(engine) == "let isDeep = true\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: same)
    #expect(attributes[.modificationDate] as? Date == past)
  }
}
