import Foundation

/// The tests of a copy of the package, to be run for one mutant after another.
struct TestProgram: Sendable {
  /// Where the copy is.
  let folder: URL

  /// The program that the tests were built into.
  let program: String

  /// The time that the tests named for a mutant have, in seconds.
  let seconds: Int

  /// The time that all tests have, which take minutes on a slow machine.
  private static let secondsOfAll = 1_800

  /// Why there is nothing to run.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Builds the tests of a copy.
  init(building copy: PackageCopy, seconds: Int) async throws {
    folder = copy.folder
    self.seconds = seconds
    let build = ["swift", "build", "--build-tests"]
    let run = try await CommandRun(build, in: folder, seconds: 3_600)
    guard run.status == 0 else {
      throw Failure(description: "the copy doesn't build:\n\(Self.errors(in: run.output))")
    }
    let paths = try await CommandRun(
      ["swift", "build", "--show-bin-path"],
      in: folder,
      seconds: 60
    )
    let products = paths.output.split(separator: "\n").last.map(String.init) ?? ""
    program = "\(products)/NavigationShimPackageTests.xctest"
  }

  /// The errors of a compiler, which says the same ones over and over.
  static func errors(in output: String) -> String {
    var errors: [Substring] = []
    for line in output.split(separator: "\n") where line.contains(": error: ") {
      if !errors.contains(line) { errors.append(line) }
    }
    return (errors.isEmpty ? [output[...]] : errors).joined(separator: "\n")
  }

  /// Runs all tests without any mutant, which they have to pass.
  func passWithoutMutant() async throws {
    let run = try await run(nil, filter: nil)
    guard run.status == 0 else {
      let verdict = Verdict(status: run.status, output: run.output)
      throw Failure(description: "the tests fail without a mutant: \(verdict)")
    }
  }

  /// Runs the tests that are to notice a mutant, one group after another, and all if none does.
  func verdict(on mutant: NumberedMutant) async throws -> Verdict {
    for filter in mutant.mutant.tests.map(Optional.some) + [nil] {
      let run = try await run(mutant, filter: filter)
      let verdict = Verdict(status: run.status, output: run.output)
      if verdict.isCaught { return verdict }
    }
    return .survived
  }

  private func run(_ mutant: NumberedMutant?, filter: String?) async throws -> CommandRun {
    // The list of mutants doesn't fit sources that have them already.
    var words = [program, "--testing-library", "swift-testing", "--skip", "^MutantTests"]
    if let filter { words += ["--filter", filter] }
    var environment = ["NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"]
    if let mutant { environment[PackageCopy.variable] = "\(mutant.number)" }
    return try await CommandRun(
      words,
      in: folder,
      environment: environment,
      seconds: filter == nil ? Self.secondsOfAll : seconds
    )
  }
}

/// A command that was run to its end, or until its time was over.
struct CommandRun {
  /// The status of a command that was stopped, which is that of `timeout`.
  static let timedOut: Int32 = 124

  let status: Int32
  let output: String

  /// Runs a command, with whatever it starts in turn, and waits for its end.
  ///
  /// - Parameters:
  ///   - words: The command and its arguments.
  ///   - folder: Where it runs.
  ///   - environment: What its environment has besides the one of this process.
  ///   - seconds: The time that it has.
  init(
    _ words: [String],
    in folder: URL,
    environment: [String: String] = [:],
    seconds: Int
  ) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "--kill-after=5", "\(seconds)"] + words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Mutants-\(UUID().uuidString).log")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    process.standardOutput = handle
    process.standardError = handle
    status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    try handle.close()
    output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
