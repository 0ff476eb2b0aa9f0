import CommandSupport
import Foundation

/// What was measured, as JSON for programs; and, cut to what `--check` compares, a baseline.
struct BenchmarkReport: Codable, Equatable {
  /// The version of the format that this writes, and the only one that it reads.
  static let currentVersion = 1

  let version: Int

  /// How it came about; `nil` in a baseline, which is to change with its figures only.
  let run: Run?

  let toolchain: Toolchain
  let sections: [BenchmarkSection]

  /// What was to be reached; `nil` in a baseline.
  let goals: [Goal]?

  /// How a report came about.
  struct Run: Codable, Equatable {
    /// When the command was started, as in `2026-01-31T12:00:00Z`, where that was told.
    let date: String?

    /// The command's arguments, exactly as they were given.
    let arguments: [String]

    let machine: Machine
  }
}

extension BenchmarkReport {
  /// Everything that was found.
  init(_ sections: [BenchmarkSection], run: Run?, toolchain: Toolchain) {
    self.init(
      version: Self.currentVersion,
      run: run,
      toolchain: toolchain,
      sections: sections,
      goals: Goal.all(for: sections)
    )
  }

  /// The exact figures alone: never a time, nor anything derived from one.
  var baseline: BenchmarkReport {
    BenchmarkReport(
      version: Self.currentVersion,
      run: nil,
      toolchain: toolchain,
      sections: sections.compactMap(\.baseline),
      goals: nil
    )
  }

  /// How the report came about, in a sentence; `nil` for a baseline.
  var origin: String? {
    guard let run else { return nil }
    let command = ([BenchmarkCommand.name] + run.arguments).joined(separator: " ")
    let day = run.date.map { " on \($0.prefix { $0 != "T" })" } ?? ""
    return """
      Measured\(day) by "\(command)" on \(run.machine.words), built with \(toolchain.words).
      """
  }
}

extension BenchmarkReport {
  /// A text that is no JSON at all.
  struct NoJSON: Error {
    /// The parser's own words, as a rule with the place.
    let reason: String
  }

  /// A report that a command of another version has written.
  struct OtherVersion: Error {
    let version: Int
  }

  /// The report as JSON, which is the same for the same figures.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// Reads what was written.
  init(json data: Data) throws {
    // The decoder finds the same mistakes, but doesn't tell where.
    do {
      _ = try JSONSerialization.jsonObject(with: data)
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      throw NoJSON(reason: words ?? error.localizedDescription)
    }
    let decoder = JSONDecoder()
    // Another version may have anything else in another place.
    let version = try decoder.decode(Version.self, from: data).version
    guard version == Self.currentVersion else { throw OtherVersion(version: version) }
    self = try decoder.decode(BenchmarkReport.self, from: data)
  }

  private struct Version: Decodable {
    let version: Int
  }
}

/// What the figures were measured on.
struct Machine: Codable, Equatable {
  /// What the processor calls itself, where the system tells in `/proc/cpuinfo`.
  let processor: String?

  /// How many cores the process may use.
  let cores: Int

  /// The memory in bytes.
  let memory: UInt64

  /// The operating system and its version, in its own words.
  let system: String

  /// The machine in words.
  var words: String {
    let parts = [
      processor, cores == 1 ? "1 core" : "\(Digits.count(cores)) cores",
      Scaled.memory(Double(memory)).words + " of memory", system,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// The machine that this runs on.
  static var current: Machine {
    let process = ProcessInfo.processInfo
    let cpuinfo = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    return Machine(
      processor: cpuinfo.flatMap(processor(in:)),
      cores: process.activeProcessorCount,
      memory: process.physicalMemory,
      system: process.operatingSystemVersionString
    )
  }

  /// The name of the first processor that has one.
  static func processor(in cpuinfo: String) -> String? {
    for line in cpuinfo.split(separator: "\n") where line.hasPrefix("model name") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      if !name.isEmpty { return name }
    }
    return nil
  }
}

/// What decides about exact figures that aren't the same everywhere, as counts of allocations.
struct Toolchain: Codable, Equatable {
  /// The compiler's version, as far as a program can be told which one has built it.
  ///
  /// Conditional compilation can only ask about versions that are known beforehand, so those newer
  /// than the last of them are all one.
  let compiler: String

  let architecture: String

  /// The family of operating systems.
  let system: String

  /// The toolchain in words.
  var words: String { "Swift \(compiler), \(architecture), \(system)" }

  /// The toolchain that has built this.
  static let current = Toolchain(
    compiler: compiler,
    architecture: architecture,
    system: system
  )

  private static var compiler: String {
    #if compiler(>=6.4)
    "6.4 or newer"
    #elseif compiler(>=6.3)
    "6.3"
    #elseif compiler(>=6.2)
    "6.2"
    #elseif compiler(>=6.1)
    "6.1"
    #else
    "6.0"
    #endif
  }

  private static var architecture: String {
    #if arch(x86_64)
    "x86_64"
    #elseif arch(arm64)
    "arm64"
    #else
    "another"
    #endif
  }

  private static var system: String {
    #if canImport(Musl)
    "Linux with musl"
    #elseif os(Linux)
    "Linux"
    #elseif os(macOS)
    "macOS"
    #elseif os(iOS)
    "iOS"
    #elseif os(tvOS)
    "tvOS"
    #elseif os(watchOS)
    "watchOS"
    #else
    "another"
    #endif
  }
}
