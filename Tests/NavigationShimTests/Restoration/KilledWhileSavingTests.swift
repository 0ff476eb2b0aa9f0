#if os(Linux) || os(macOS)
import Foundation
import NavigationShim
import TestSupport
import Testing

@Suite("A path on disk: killed while saving", .enabled(if: Harness.executable != nil))
struct KilledWhileSavingTests {
  /// What has become of the file.
  private enum Outcome {
    case betweenSaves, old, new, other
  }

  @Test("at 1 000 random instants of saving, the file has the old path or the new one")
  func randomInstants() throws {
    var generator = SeededGenerator(seed: 5)
    var counts: [Outcome: Int] = [:]
    func count(_ outcome: Outcome) -> Int { counts[outcome] ?? 0 }
    var attempts = 0
    // The next ones are launched meanwhile, as launching is what takes the time.
    var writers = try (0..<3).map { _ in try Writer() }
    while count(.old) + count(.new) + count(.other) < 1_000, attempts < 5_000 {
      attempts += 1
      let writer = writers.removeFirst()
      let outcome = try writer.killed(after: .random(in: 0..<4_000, using: &generator))
      counts[outcome, default: 0] += 1
      writers.append(try Writer())
    }
    for writer in writers { _ = try writer.killed(after: 0) }
    let killed = count(.old) + count(.new) + count(.other)
    #expect(killed >= 1_000)
    #expect(count(.other) == 0)
    #expect(count(.old) > 0)
    #expect(count(.new) > 0)
    print(
      """
      killed \(killed) times while saving: \(count(.old)) times the old path, \(count(.new)) times \
      the new one, \(count(.other)) times anything else (and \(count(.betweenSaves)) times between \
      two saves)
      """
    )
  }

  /// A process that saves one path after another.
  private struct Writer {
    private let folder: TemporaryFolder
    private let harness: Harness

    init() throws {
      folder = try TemporaryFolder()
      harness = try Harness("loop", folder.file.path)
    }

    func killed(after microseconds: UInt32) throws -> Outcome {
      let begun = harness.waitForSign()
      usleep(microseconds)
      let said = begun + harness.killed()
      // Its last word may be cut off.
      let lines = said.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let began = number(after: "begin ", in: lines)
      let ended = number(after: "end ", in: lines)
      // Before the first save there is no file.
      guard let found = try folder.text() == nil ? 0 : numberOfSavedPath() else { return .other }
      if began == ended { return found == ended ? .betweenSaves : .other }
      return found == ended ? .old : found == began ? .new : .other
    }

    private func numberOfSavedPath() throws -> Int? {
      let saved = try? JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self,
        from: Data(contentsOf: folder.file)
      )
      return try saved.flatMap { saved in
        StampedPath.number(of: try NavigationPath(saved).elements(as: String.self))
      }
    }

    private func number(after prefix: String, in lines: ArraySlice<Substring>) -> Int {
      lines.last { $0.hasPrefix(prefix) }.flatMap { Int($0.dropFirst(prefix.count)) } ?? 0
    }
  }
}
#endif
