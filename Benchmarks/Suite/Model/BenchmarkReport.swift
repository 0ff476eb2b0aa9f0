import Foundation

/// What was measured, for programs; and, cut to what `--check` compares, a baseline.
///
/// It has a type of its own, so that the model can change and what was written stays readable.
struct JSONReport: Codable, Equatable {
  /// The version of the format that this writes, and the only one that it reads.
  static let currentVersion = 1

  let version: Int

  /// How it came about; `nil` in a baseline, which is to change with its figures only.
  let run: RunRecord?
  let toolchain: Toolchain
  let sections: [SectionRecord]

  /// What was to be reached; `nil` in a baseline.
  let goals: [GoalRecord]?
}

extension JSONReport {
  /// Everything that was found.
  init(_ sections: [Section], goals: [Goal], run: RunRecord, toolchain: Toolchain) {
    version = Self.currentVersion
    self.run = run
    self.toolchain = toolchain
    self.sections = sections.map { SectionRecord($0) }
    self.goals = goals.map { GoalRecord($0) }
  }

  /// The exact figures alone: never a time, nor anything derived from one.
  init(baselineOf sections: [Section], toolchain: Toolchain) {
    version = Self.currentVersion
    run = nil
    self.toolchain = toolchain
    self.sections = sections.compactMap { SectionRecord(baselineOf: $0) }
    goals = nil
  }
}

extension JSONReport {
  /// The report as text, which is the same for the same figures.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// Reads what was written.
  init(reading data: Data) throws {
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
    self = try decoder.decode(JSONReport.self, from: data)
  }

  /// A text that is no JSON at all.
  struct NoJSON: Error {
    /// The parser's own words, as a rule with the place.
    let reason: String
  }

  /// A report that a command of another version has written.
  struct OtherVersion: Error {
    let version: Int
  }

  private struct Version: Decodable {
    let version: Int
  }
}

/// How a report came about.
struct RunRecord: Codable, Equatable {
  /// When the command was started, as in `2026-01-31T12:00:00Z`, where that was told.
  let date: String?

  /// The command's arguments, exactly as they were given.
  let arguments: [String]

  let machine: Machine

  /// How the report came about, in a sentence.
  ///
  /// - Parameter toolchain: What the benchmarks were built with.
  func words(_ toolchain: Toolchain) -> String {
    let command = ([Command.name] + arguments).joined(separator: " ")
    let day = date.map { " on \($0.prefix { $0 != "T" })" } ?? ""
    return "Measured\(day) by \"\(command)\" on \(machine.words), built with \(toolchain.words)."
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
}

extension Machine {
  /// The machine in words.
  var words: String {
    let parts = [
      processor, Words.count(cores, "core"),
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
}

extension Toolchain {
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
