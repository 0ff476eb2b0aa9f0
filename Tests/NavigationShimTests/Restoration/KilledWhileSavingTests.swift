#if os(Linux) || os(macOS)
import Foundation
import NavigationShim
import TestSupport
import Testing

@MainActor
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
    while count(.old) + count(.new) + count(.other) < 1_000, attempts < 5_000 {
      // Several at a time, as most of the time goes into launching.
      let writers = try (0..<8).map { _ in try Writer() }
      for writer in writers {
        attempts += 1
        counts[try writer.killed(after: .random(in: 0..<4_000, using: &generator)), default: 0] += 1
      }
    }
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

    @MainActor func killed(after microseconds: UInt32) throws -> Outcome {
      let begun = harness.waitForSign()
      usleep(microseconds)
      let said = begun + harness.killed()
      // Its last word may be cut off.
      let lines = said.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let began = number(after: "begin ", in: lines)
      let ended = number(after: "end ", in: lines)
      let store = SerializedNavPath(url: folder.file)
      let values = store.routes(as: String.self)
      // Before the first save there is no file.
      let found = store.count == 0 ? 0 : StampedPath.number(of: values)
      guard store.problem == nil, let found, store.count == values.count else { return .other }
      if began == ended { return found == ended ? .betweenSaves : .other }
      return found == ended ? .old : found == began ? .new : .other
    }

    private func number(after prefix: String, in lines: ArraySlice<Substring>) -> Int {
      lines.last { $0.hasPrefix(prefix) }.flatMap { Int($0.dropFirst(prefix.count)) } ?? 0
    }
  }
}
#endif
