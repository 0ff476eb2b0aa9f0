import Foundation
import LinkStackEngine
import NavigationPaths
import NavigationShimTesting
import Testing
import TestSupport

typealias NavigationPath = NavigationPathShim

/// What a server or a tool does with paths; nothing of SwiftUI's is there.
@MainActor
@Suite("Paths without views")
struct PathsWithoutViewsTests {
  private let saved = Data(#"["Swift.Int","42","Swift.String","\"orders\""]"#.utf8)

  @Test("are read as an app has saved them, changed, and saved again")
  func savedPath() throws {
    var path = try NavigationPath(decoded(saved))
    #expect(try path.elements[0].value(as: String.self) == "orders")
    path.pop()
    path.append("settings")
    let data = try JSONEncoder().encode(path.codable)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"["Swift.String","\"settings\"","Swift.String","\"orders\""]"#
    )
  }

  @Test("are played as deep links on the simulated host")
  func deepLink() throws {
    let stack = SimulatedStack<PathElement>()
    let change = try stack.open(NavigationPath(decoded(saved)).elements)
    stack.finish()
    #expect(change.outcome == .presented)
    #expect(stack.host.updates.count == 2)
    #expect(stack.host.violations.isEmpty)
  }

  @Test("follow URLs by an app's own handler")
  func handler() throws {
    var path = RootedPath(root: "home", path: [Int]())
    let outcome = try Numbers().handle(#require(URL(string: "numbers://1/2/3")), mutating: &path)
    #expect(outcome.isHandled)
    #expect(path == RootedPath(root: "home", path: [2, 3]))
  }

  private func decoded(_ data: Data) throws -> NavigationPath.CodableRepresentation {
    try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
  }
}

private struct Numbers: URLHandler {
  func handle(_ url: URL, mutating path: inout RootedPath<String, [Int]>) -> DeepLinkOutcome {
    path.path = url.pathComponents.compactMap(Int.init)
    return .handled
  }
}

/// Whoever depends on these products on Linux gets no module of the emulator, which is named as
/// Apple's are.
@Suite("Without the emulator")
struct NoEmulatorTests {
  static let modules = [
    "LinkStackEngine", "LinkStackRecording", "NavigationPaths", "NavigationShimTesting",
  ]

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
