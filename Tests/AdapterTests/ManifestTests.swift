#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

/// The manifest, as `swift package` reads it.
@Suite("The manifest")
struct ManifestTests {
  @Test(
    "names the lowest systems that the compiler's Xcode builds for",
    arguments: [
      // Any compiler is newer than the one, and older than the other.
      (bound: "6.0", platforms: ["ios 15.0", "macos 12.0", "tvos 15.0", "watchos 9.0"]),
      (bound: "99.0", platforms: ["ios 14.0", "macos 11.0", "tvos 14.0", "watchos 7.0"]),
    ]
  )
  func platforms(bound: String, platforms: [String]) throws {
    let manifest = try Document.text(of: "Package.swift")
    #expect(manifest.contains("#if compiler(>=6.4)\n"))
    let changed = manifest.replacingOccurrences(of: "compiler(>=6.4)", with: "compiler(>=\(bound))")
    #expect(try Dump(of: changed).platforms.map(\.description).sorted() == platforms)
  }
}

/// What `swift package dump-package` says of a manifest.
private struct Dump: Decodable {
  struct Platform: Decodable, CustomStringConvertible {
    let platformName: String
    let version: String

    var description: String { "\(platformName) \(version)" }
  }

  let platforms: [Platform]

  /// Evaluates a manifest in a folder of its own, where nothing waits for the build that runs the tests.
  init(of manifest: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ManifestTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))

    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", folder.path, "--manifest-cache", "none",
      "--scratch-path", folder.appendingPathComponent("build").path, "dump-package",
    ]
    // With it, the manifest has platforms of its own.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "SWIFTUI_SIDE" }
    process.standardOutput = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    self = try JSONDecoder().decode(Dump.self, from: said)
  }
}
#endif
