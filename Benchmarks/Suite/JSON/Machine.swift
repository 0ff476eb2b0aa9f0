import Foundation

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
