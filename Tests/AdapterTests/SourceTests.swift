import Foundation
import TestSupport
import Testing

/// What is asked of structures with a private `@State` that has a default value.
///
/// In Xcode 27 `@State` is a macro. In a debug build, an initializer in another file than such a
/// structure doesn't link there: it lacks the default value's "variable initialization expression".
@Suite("Private state with a default value")
struct PrivateStateTests {
  @Test("is initialized where it is declared, in all sources")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func sources() throws {
    let files = try Document.sources(in: "Sources").map(Document.text)
    #expect(files.flatMap(Self.declarations).contains { $0.hasPrivateState })
    #expect(Self.offenders(in: files) == [])
  }

  @Test("is found where an initializer isn't written out")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func implicit() {
    let view = """
      struct Row<Label: View>: View {
        let label: Label
        @State private var isOn = false
      }
      """
    #expect(Self.offenders(in: [view]) == ["Row"])
    #expect(Self.offenders(in: ["private \(view)"]) == [])
    #expect(
      Self.offenders(in: [view.replacingOccurrences(of: " = false", with: ": Bool?")]) == ["Row"]
    )
    #expect(Self.offenders(in: [view.replacingOccurrences(of: " = false", with: ": Bool")]) == [])
    let written = view.dropLast() + "  init(label: Label) {\n    self.label = label\n  }\n}\n"
    #expect(Self.offenders(in: [String(written)]) == [])
  }

  @Test("is found where an initializer is in another file")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func elsewhere() {
    let view = """
      extension Shim {
        public struct Row: View {
          @State private var isOn = false

          init() {}
        }
      }
      """
    let initializer = """
      extension Shim.Row where Label == Text {
        nonisolated public init(_ title: String) { self.init() }
      }
      """
    #expect(Self.offenders(in: [view, initializer]) == ["Row"])
    #expect(Self.offenders(in: [view + "\n" + initializer]) == [])
    #expect(Self.offenders(in: [view, "extension Shim.Row {\n  var count: Int { 1 }\n}"]) == [])
  }

  /// A structure, or an extension of one.
  private struct Declaration {
    var name: String
    var isStructure: Bool
    var isPrivate: Bool
    var hasInitializer = false
    var hasPrivateState = false
  }

  /// The names of structures whose private state may be initialized in another file.
  @available(iOS 16, tvOS 16, macOS 13, *)
  private static func offenders(in files: [String]) -> [String] {
    let files = files.map(declarations)
    return files.indices.flatMap { index in
      files[index].filter { $0.hasPrivateState && !$0.isPrivate }.map(\.name).filter { name in
        let initialized = files.map { $0.contains { $0.name == name && $0.hasInitializer } }
        let isWrittenOut = files[index].contains {
          $0.name == name && $0.isStructure && $0.hasInitializer
        }
        return !isWrittenOut
          || initialized.enumerated().contains { $0.offset != index && $0.element }
      }
    }
  }

  /// The structures and extensions in a file, as the formatter indents them.
  @available(iOS 16, tvOS 16, macOS 13, *)
  private static func declarations(in file: String) -> [Declaration] {
    var found: [Declaration] = []
    var open: [(indentation: Int, index: Int)] = []
    for line in file.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      let indentation = line.count - content.count
      if content == "}" { open.removeAll { $0.indentation == indentation } }
      if content.contains("struct ") || content.contains("extension "),
        let match = content.firstMatch(of: #/^((?:@?\w+ )*)(struct|extension) (?:\w+\.)*(\w+)/#)
      {
        found.append(
          Declaration(
            name: String(match.3),
            isStructure: match.2 == "struct",
            isPrivate: match.1.contains("private")
          )
        )
        open.append((indentation, found.count - 1))
      } else if let innermost = open.last, indentation == innermost.indentation + 2 {
        if content.contains("init"),
          content.contains(#/^(?:@?\w+(?:\(\w+\))? )*init[?!]?[(<]/#)
        {
          found[innermost.index].hasInitializer = true
        } else if content.hasPrefix("@State"),
          content.contains(#/^@State (?:file)?private var \w+(?:: [^=]*\?$|.* = )/#)
        {
          found[innermost.index].hasPrivateState = true
        }
      }
    }
    return found
  }
}

@Suite("What the package puts off")
struct DelayTests {
  private static let page = "Sources/NavigationShim/Policies/Delay.swift"

  @Test("waits by a delay that has a name")
  func named() throws {
    let offenders = try Document.sources(in: "Sources/NavigationShim").filter {
      try $0 != Self.page && Document.text(of: $0).contains(".schedule(after:")
    }
    #expect(offenders == [])
  }

  @Test("is on the page of delays, each with the type that puts it off")
  @available(iOS 16, tvOS 16, macOS 13, *)
  func listed() throws {
    let rows = try Document.text(of: Self.page).matches(
      of: #/\n/// \| (?!what \|)\w[^|]*\| `([\w.]+)/#
    )
    .map { String($0.1.prefix { $0 != "." }) }
    var calls: [String] = []
    for file in try Document.sources(in: "Sources/NavigationShim") {
      let text = try Document.text(of: file)
      let count = text.matches(of: #/[.\s]after\((?:\.|silence\))/#).count
      let types = try rows.filter { text.contains(try Regex("(class|struct) \($0)\\b")) }
      #expect(types.count == count, "\(file)")
      calls += types
    }
    #expect(calls.sorted() == rows.sorted())
  }
}

@Suite("The API that Apple wants reasons for")
struct RequiredReasonTests {
  /// Apple's list, with the other names that some of it has.
  ///
  /// App Store Connect looks for these symbols in an app, whatever is read by them (ITMS-91053). The app
  /// would have to state a reason for what is in the package.
  private static let listed = [
    // File timestamps.
    "creationDate", "modificationDate", "fileModificationDate", "contentModificationDate",
    "creationDateKey", "contentModificationDateKey", "NSFileCreationDate", "NSFileModificationDate",
    "getattrlist", "getattrlistat", "getattrlistbulk", "fgetattrlist", "stat", "fstat", "fstatat",
    "lstat",
    // System boot time.
    "systemUptime", "mach_absolute_time",
    // Disk space.
    "volumeAvailableCapacity", "volumeAvailableCapacityForImportantUsage",
    "volumeAvailableCapacityForOpportunisticUsage", "volumeTotalCapacity",
    "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsageKey",
    "volumeAvailableCapacityForOpportunisticUsageKey", "volumeTotalCapacityKey", "systemFreeSize",
    "systemSize", "statfs", "statvfs", "fstatfs", "fstatvfs",
    // Active keyboards.
    "activeInputModes",
    // User defaults.
    "UserDefaults", "NSUserDefaults", "AppStorage",
  ]

  @Test(
    "is in no product",
    arguments: ["LinkStackEngine", "NavigationShim", "NavigationShimTesting"]
  )
  @available(iOS 16, tvOS 16, macOS 13, *)
  func products(product: String) throws {
    let files = try Document.sources(in: "Sources/\(product)")
    #expect(!files.isEmpty)
    let word = try Regex(#"\b(?:\#(Self.listed.joined(separator: "|")))\b"#)
    let uses = try files.flatMap { file in
      try Document.text(of: file).matches(of: word).map { "\(file): \($0.0)" }
    }
    #expect(uses == [])
  }
}

#if os(macOS) || os(Linux)
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
