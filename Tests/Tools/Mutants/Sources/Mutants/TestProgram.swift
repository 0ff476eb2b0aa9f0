import Foundation

/// The tests of a copy of the package, to be run for one mutant after another.
struct TestProgram: Sendable {
  /// The tests of one type.
  struct Suite: Hashable, Sendable {
    let name: String

    /// How long they take without a mutant.
    let seconds: Double

    /// The numbers of the mutants whose code they reach.
    let reached: Set<Int>
  }

  private let folder: URL
  private let program: String

  // MARK: Building

  /// Builds the tests of a copy with those mutants that compile, and returns those.
  ///
  /// An error that is no mutant's is an error of this.
  static func build(
    _ copy: PackageCopy,
    with mutants: [Int: Mutant]
  ) throws -> (program: TestProgram, mutants: [Int: Mutant]) {
    var rest = mutants
    // One module after another is faster than all, as long as there are errors.
    for step in PackageCopy.modules.map({ ["--target", $0] }) + [["--build-tests"]] {
      while true {
        try copy.write(rest)
        let run = try Command(["swift", "build"] + step, in: copy.folder)
        if run.status == 0 { break }
        let culprits = culprits(in: run.output, of: copy.folder, rest)
        guard !culprits.isEmpty else { throw Failure("the copy doesn't build:\n\(run.output)") }
        for number in culprits { rest[number] = nil }
      }
    }
    let paths = try Command(["swift", "build", "--show-bin-path"], in: copy.folder)
    let products = paths.output.split(separator: "\n").last ?? ""
    let program = "\(products)/NavigationShimPackageTests.xctest"
    return (TestProgram(folder: copy.folder, program: program), rest)
  }

  /// The mutants nearest to the errors of a build.
  private static func culprits(
    in output: String,
    of folder: URL,
    _ mutants: [Int: Mutant]
  ) -> Set<Int> {
    let root = folder.resolvingSymlinksInPath().path + "/"
    var culprits: Set<Int> = []
    for error in output.matches(of: #/(?m)^(.+?):(\d+):\d+: error: /#) {
      guard let line = Int(error.2) else { continue }
      let suspects = mutants.filter { root + $0.value.file == error.1 }
      let distances = suspects.mapValues {
        max($0.lines.lowerBound - line, line - $0.lines.upperBound, 0)
      }
      let least = distances.values.min()
      culprits.formUnion(distances.filter { $0.value == least }.keys)
    }
    return culprits
  }

  // MARK: Running

  /// Runs all tests without a mutant, and notes which mutants each suite reaches.
  func suites(highestNumber: Int, jobs: Int) async throws -> [Suite] {
    let list = try Command(
      [program, "--testing-library", "swift-testing", "--list-tests"],
      in: folder
    )
    let names = list.output.matches(of: #/(?m)^(\w+\.\w+)//#).map { String($0.1) }
    return try await Set(names).sorted().mapped(jobs: jobs) {
      try suite($0, highestNumber: highestNumber)
    }
  }

  private func suite(_ name: String, highestNumber: Int, isLastTry: Bool = false) throws -> Suite {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try Data(count: highestNumber + 1).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    // A test has a process of another user.
    chmod(file.path, 0o666)
    let start = Date()
    let run = try run([name], [PackageCopy.reachVariable: file.path], seconds: 1_800)
    guard run.status == 0 else {
      // Machines can be busy.
      if !isLastTry { return try suite(name, highestNumber: highestNumber, isLastTry: true) }
      throw Failure("\(name) fails without a mutant: \(Verdict(run))")
    }
    let marks = try Data(contentsOf: file)
    let reached = Set(marks.indices.filter { marks[$0] != 0 })
    return Suite(name: name, seconds: -start.timeIntervalSinceNow, reached: reached)
  }

  /// Shows a mutant to the tests that reach it, to those first that take least time.
  func verdict(on number: Int, by suites: [Suite]) throws -> Verdict {
    var rest = suites.filter { $0.reached.contains(number) }.sorted { $0.seconds < $1.seconds }[...]
    if rest.isEmpty { return .unreached }
    var count = 4
    while !rest.isEmpty {
      let batch = rest.prefix(count)
      rest = rest.dropFirst(count)
      count *= 4
      let verdict = Verdict(
        try run(
          batch.map(\.name),
          [PackageCopy.variable: "\(number)"],
          seconds: batch.reduce(30) { $0 + 5 * $1.seconds }
        )
      )
      if verdict != .survived { return verdict }
    }
    return .survived
  }

  private func run(
    _ names: [String],
    _ environment: [String: String],
    seconds: Double
  ) throws -> Command {
    let filter = names.map { $0.replacing(".", with: "\\.") }.joined(separator: "|")
    return try Command(
      [program, "--testing-library", "swift-testing", "--filter", "^(\(filter))/"],
      in: folder,
      environment: environment.merging(["NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"]) { $1 },
      seconds: seconds,
      upTo: Verdict.signOfFailure
    )
  }
}

extension Array where Element: Sendable {
  /// What a function makes of the elements, several at a time, in any order.
  func mapped<Result: Sendable>(
    jobs: Int,
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: Result.self) { group in
      var results: [Result] = []
      for (index, element) in enumerated() {
        if index >= jobs, let result = try await group.next() { results.append(result) }
        group.addTask { try transform(element) }
      }
      for try await result in group { results.append(result) }
      return results
    }
  }
}
