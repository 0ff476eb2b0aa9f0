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
