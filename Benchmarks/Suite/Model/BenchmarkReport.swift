import Foundation

/// What was measured, and how it came about.
struct BenchmarkReport {
  /// When the command was started, where that was told.
  let date: Date?
  /// The command's arguments, exactly as they were given.
  let arguments: [String]

  let machine: Machine
  let toolchain: Toolchain
  let sections: [BenchmarkSection]

  /// How the report came about, in a sentence.
  var origin: String {
    let command = ([BenchmarkCommand.name] + arguments).joined(separator: " ")
    let day =
      date.map { " on \(ISO8601DateFormatter().string(from: $0).prefix { $0 != "T" })" } ?? ""
    return "Measured\(day) by \"\(command)\" on \(machine.words), built with \(toolchain.words)."
  }
}

/// What the figures were measured on.
struct Machine: Equatable {
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
    cpuinfo.split(separator: "\n").lazy.filter { $0.hasPrefix("model name") }
      .compactMap { $0.split(separator: ":", maxSplits: 1).dropFirst().first }
      .map { $0.trimmingCharacters(in: .whitespaces) }.first { !$0.isEmpty }
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
  static let current = Toolchain(compiler: compiler, architecture: architecture, system: system)

  private static var compiler: String {
    #if compiler(>=6.4)
    "6.4 or newer"
    #elseif compiler(>=6.3)
    "6.3"
    #else
    "older than 6.3"
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
    #elseif canImport(Darwin)
    "Darwin"
    #else
    "another"
    #endif
  }
}
