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
