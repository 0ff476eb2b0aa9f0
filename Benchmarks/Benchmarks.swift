import Foundation

/// `swift run -c release Benchmarks`: what it costs that a deep link is split into updates.
@main
@MainActor
enum Benchmarks {
  private static let help = """
    Measures what it costs that a deep link is split into one update per screen.

    USAGE: swift run -c release Benchmarks [--quick]

      --quick   fewer depths and samples; a second or two
      --help    this text

    """

  static func main() {
    let arguments = ProcessInfo.processInfo.arguments.dropFirst()
    if arguments.contains("--help") {
      print(help, terminator: "")
      return
    }
    if let unknown = arguments.first(where: { $0 != "--quick" }) {
      fail("unknown option \(unknown): there are --quick and --help")
    }
    guard isOptimized else {
      fail("a debug build measures nothing of interest: swift run -c release Benchmarks")
    }
    let isQuick = arguments.contains("--quick")
    SplittingBenchmark(
      depths: isQuick ? [1, 10, 1_000] : [1, 2, 5, 10, 50, 100, 1_000, 10_000, 100_000],
      samples: isQuick ? 5 : 25
    ).run()
    WaitingBenchmark(depths: isQuick ? [1, 5] : [1, 2, 5, 10, 50, 100]).run()
  }

  private static var isOptimized: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }()
    )
    return !isDebug
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("Benchmarks: \(message)\n".utf8))
    exit(64)
  }
}
