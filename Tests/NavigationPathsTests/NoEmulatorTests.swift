import Foundation
import TestSupport
import Testing

/// Whoever depends on these products on Linux gets no module of the emulator, which is named as
/// Apple's are.
@Suite("Without the emulator")
struct NoEmulatorTests {
  static let modules = ["LinkStackEngine", "NavigationPaths", "NavigationShimTesting"]

  @Test("a module imports nothing but its like", arguments: modules)
  func imports(module: String) throws {
    let files = try sources(in: "Sources/\(module)")
    #expect(files.count > 3)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let imported = text.matches(of: #/(?m)^[^\/\n]*\bimport (?:\w+ )?(\w+)/#).map { "\($0.1)" }
      #expect(imported.filter { !(Self.modules + ["Foundation"]).contains($0) } == [], "\(file)")
    }
  }

  @Test("a target depends on nothing but its like", arguments: modules)
  func dependencies(module: String) throws {
    let manifest = try Document.text(of: "Package.swift")
    let declaration = try #require(
      manifest.firstMatch(of: try Regex(#"\.target\(\s*name: "\#(module)"[^)]*\)"#))
    )
    let names = manifest[declaration.range].matches(of: #/"(\w+)"/#).map { "\($0.1)" }
    #expect(names.filter { !Self.modules.contains($0) } == [])
    #expect(!manifest[declaration.range].contains("+"))
  }

  /// The Swift files in a folder, those behind its symbolic links among them.
  private func sources(in folder: String) throws -> [URL] {
    try Document.entries(of: folder).flatMap { entry in
      let entry = entry.resolvingSymlinksInPath()
      return entry.pathExtension == "swift"
        ? [entry]
        : FileManager.default.enumerator(at: entry, includingPropertiesForKeys: nil)?
          .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    }
  }
}
