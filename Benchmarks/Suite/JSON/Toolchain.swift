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
