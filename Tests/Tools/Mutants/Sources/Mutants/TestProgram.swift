import Foundation
import TestSupport

/// Builds a copy of the package, and takes those mutants out that don't compile.
struct MutantBuild {
  let copy: PackageCopy
  /// How often is built anew at the most; each time has errors that the one before has hidden.
  private static let mostRounds = 20

  /// Builds the tests.
  ///
  /// - Parameter progress: Is called with each mutant that is taken out, and the reason.
  /// - Returns: The mutants that compile.
  func build(
    _ mutants: [NumberedMutant],
    progress: (NumberedMutant, String) -> Void
  ) async throws -> [NumberedMutant] {
    var rest = mutants
    // One module after another is faster than all, as long as there are errors.
    let steps = MutantPart.modules.map { ["--target", $0] }
    for step in steps + [["--build-tests"]] {
      for round in 1... {
        let sources = try copy.update(with: rest)
        let words = ["swift", "build"] + step
        let run = try await CommandRun(words, in: copy.folder, seconds: 3_600)
        if run.status == 0 { break }
        let errors = CompilerError.all(in: run.output, of: copy.folder)
        let culprits = Self.culprits(errors, in: sources)
        guard !culprits.isEmpty, round < Self.mostRounds else {
          let text = errors.isEmpty ? run.output : errors.map(\.text).joined(separator: "\n")
          throw TestProgram.Failure(description: "the copy doesn't build:\n\(text)")
        }
        for (mutant, message) in culprits { progress(mutant, message) }
        rest.removeAll { culprits[$0] != nil }
      }
    }
    return rest
  }

  private static func culprits(
    _ errors: [CompilerError],
    in sources: [String: MutatedSource]
  ) -> [NumberedMutant: String] {
    var culprits: [NumberedMutant: String] = [:]
    for error in errors {
      let suspects = sources[error.file]?.suspects(line: error.line, column: error.column) ?? []
      for suspect in suspects { culprits[suspect] = error.text }
    }
    return culprits
  }
}

/// An error in a source file.
struct CompilerError: Hashable {
  /// The file, from the package's folder on.
  let file: String
  let line: Int
  let column: Int
  let text: String

  /// The errors in what a compiler has printed, which says the same ones over and over.
  static func all(in output: String, of folder: URL) -> [CompilerError] {
    var errors: [CompilerError] = []
    for line in output.split(separator: "\n") {
      let words = line.split(separator: ":", maxSplits: 4).map(String.init)
      guard words.count == 5, words[3] == " error", let number = Int(words[1]),
        let column = Int(words[2])
      else { continue }
      let file = words[0].replacing(folder.resolvingSymlinksInPath().path + "/", with: "")
      let error = CompilerError(file: file, line: number, column: column, text: words[4])
      if !errors.contains(error) { errors.append(error) }
    }
    return errors
  }
}

/// The tests of a copy of the package, to be run for one mutant after another.
struct TestProgram: Sendable {
  /// The tests of one type.
  struct Suite: Hashable, Sendable {
    let name: String
    /// How long they take without a mutant.
    var seconds = 0.0
    /// The numbers of the mutants whose code they reach.
    var reached: Set<Int> = []
  }

  /// Where the copy is.
  let folder: URL
  /// The program that the tests were built into.
  let program: String
  /// The time that tests have, besides five times what they take without a mutant.
  let seconds: Int

  /// Why there is nothing to run.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Finds the tests of a copy that is built.
  init(in folder: URL, seconds: Int) async throws {
    self.folder = folder
    self.seconds = seconds
    let words = ["swift", "build", "--show-bin-path"]
    let paths = try await CommandRun(words, in: folder, seconds: 60)
    let products = paths.output.split(separator: "\n").last.map(String.init) ?? ""
    program = "\(products)/NavigationShimPackageTests.xctest"
  }

  /// All suites, as far as they are known before they are run.
  func suites() async throws -> [Suite] {
    let words = [program, "--testing-library", "swift-testing", "--list-tests"]
    let list = try await CommandRun(words, in: folder, seconds: 60)
    let names = list.output.split(separator: "\n").compactMap { line -> String? in
      guard let name = line.split(separator: "/").first, name != line else { return nil }
      return name.contains(".") ? String(name) : nil
    }
    return Set(names).sorted().map { Suite(name: $0) }
  }

  /// Runs a suite without any mutant, and notes which mutants' code it reaches.
  ///
  /// - Throws: ``Failure``, if it fails, also when it is tried again.
  func tried(_ suite: Suite, highestNumber: Int) async throws -> Suite {
    for _ in 1...2 {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("Mutants-\(UUID().uuidString).reached")
      try Data(count: highestNumber + 1).write(to: file)
      // A test has a process of another user.
      chmod(file.path, 0o666)
      defer { try? FileManager.default.removeItem(at: file) }
      let stopwatch = Stopwatch()
      let environment = [PackageCopy.reachVariable: file.path]
      let run = try await run([suite], environment: environment, seconds: 1_800)
      guard run.status == 0 else { continue }
      let marks = try Data(contentsOf: file)
      var suite = suite
      suite.seconds = stopwatch.seconds
      suite.reached = Set(marks.indices.filter { marks[$0] != 0 })
      return suite
    }
    throw Failure(description: "fails without a mutant: \(suite.name)")
  }

  /// Shows a mutant to tests, to those first that take least time.
  func verdict(on mutant: NumberedMutant, by suites: [Suite]) async throws -> Verdict {
    var rest = suites.sorted { $0.seconds < $1.seconds }[...]
    var limit = 2.0
    while !rest.isEmpty {
      var time = 0.0
      let batch = rest.prefix { suite in
        time += suite.seconds
        return time <= limit
      }
      let next = batch.isEmpty ? rest.prefix(1) : batch
      rest.removeFirst(next.count)
      limit *= 4
      let verdict = try await verdict(on: mutant, byAll: Array(next))
      if verdict.isCaught { return verdict }
    }
    return .survived
  }

  private func verdict(on mutant: NumberedMutant, byAll suites: [Suite]) async throws -> Verdict {
    let time = suites.reduce(0) { $0 + $1.seconds }
    let run = try await run(
      suites,
      environment: [PackageCopy.variable: "\(mutant.number)"],
      seconds: seconds + Int(time * 5),
      upTo: Verdict.signOfFailure
    )
    return Verdict(status: run.status, output: run.output)
  }

  private func run(
    _ suites: [Suite],
    environment: [String: String],
    seconds: Int,
    upTo end: String? = nil
  ) async throws -> CommandRun {
    let names = suites.map { $0.name.replacing(".", with: "\\.") }.joined(separator: "|")
    let base = ["NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"]
    return try await CommandRun(
      [program, "--testing-library", "swift-testing", "--filter", "^(\(names))/"],
      in: folder,
      environment: base.merging(environment) { $1 },
      seconds: seconds,
      upTo: end
    )
  }
}

/// A command that was run to its end, or until its time was over.
struct CommandRun {
  /// The status of a command whose time was over.
  static let timedOut: Int32 = 124

  let status: Int32
  let output: String

  /// Runs a command, with whatever it starts in turn, and waits for its end.
  ///
  /// - Parameters:
  ///   - environment: What its environment has besides the one of this process.
  ///   - end: A text after which the rest doesn't matter: it is stopped.
  init(
    _ words: [String],
    in folder: URL,
    environment: [String: String] = [:],
    seconds: Int,
    upTo end: String? = nil
  ) async throws {
    // On a thread of its own: Foundation ties a process to the run loop of the thread that starts it, and
    // keeps both where nobody runs that.
    self = try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        let run = Result {
          try CommandRun(
            waitingFor: words,
            in: folder,
            environment: environment,
            seconds: seconds,
            upTo: end
          )
        }
        continuation.resume(with: run)
      }
    }
  }

  private init(
    waitingFor words: [String],
    in folder: URL,
    environment: [String: String],
    seconds: Int,
    upTo end: String?
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
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
    try process.run()
    let stopwatch = Stopwatch()
    var isOver = false
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.02)
      let hasEnd = try end.map { try Data(contentsOf: file).firstRange(of: Data($0.utf8)) != nil }
      isOver = stopwatch.seconds >= Double(seconds)
      // With whatever it has started; it may have SIGTERM blocked, as the threads of tasks have.
      if hasEnd == true || isOver { kill(-process.processIdentifier, SIGKILL) }
    }
    process.waitUntilExit()
    status = isOver ? Self.timedOut : process.terminationStatus
    try handle.close()
    output = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
