import Foundation
import HostileInputs
import NavigationShim
import TestSupport
import Testing

@MainActor
@Suite("Data from elsewhere, made up")
struct HostileInputTests {
  @Test("no made-up input breaks a property")
  func random() throws {
    let folder = try TemporaryFolder()
    let seed = UInt64.random(in: 0...UInt64.max)
    print("Hostile inputs: seed \(seed)")
    var run = HostileRun(seed: seed, folder: folder.url)
    let count = 5_000 * sweep(of: 8)
    try run.read(0..<count)
    print("\(count) hostile inputs: \(run.readCount) read, \(run.refusedCount) refused")
    // Inputs that are all refused, or all read, would show little.
    #expect(run.readCount > count / 5)
    #expect(run.refusedCount > count / 5)
  }

  @Test("every truncation of a saved path is read or refused", arguments: Entrance.allCases)
  func truncated(entrance: Entrance) throws {
    let folder = try TemporaryFolder()
    let reader = InputReader(folder: folder.url)
    for text in Self.whole {
      for length in 0...text.utf8.count {
        _ = try reader.read(HostileInput(entrance, text.utf8.prefix(length)))
      }
    }
  }

  @Test(
    "every turned bit of a saved path is read or refused",
    arguments: Entrance.allCases.filter { $0 != .disk }
  )
  func flipped(entrance: Entrance) throws {
    let folder = try TemporaryFolder()
    let reader = InputReader(folder: folder.url)
    for text in Self.whole {
      for bit in 0..<(8 * text.utf8.count) {
        var bytes = Array(text.utf8)
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        _ = try reader.read(HostileInput(entrance, bytes))
      }
    }
  }

  @Test("every number of a report is read or refused at the edges of what a number can be")
  func edges() throws {
    let folder = try TemporaryFolder()
    let reader = InputReader(folder: folder.url)
    var readCount = 0
    for range in Corpus.report.ranges(of: /[0-9]+/) {
      for edge in [.min, -1, 0, 3, 100_000, 4_000_000_000, .max - 1, .max] as [Int] {
        let changed = Corpus.report.replacingCharacters(in: range, with: "\(edge)")
        let reading = try reader.read(HostileInput(.report, changed.utf8))
        readCount += reading == .read ? 1 : 0
      }
    }
    #expect(readCount > 200)
  }

  nonisolated private static let whole = [
    #"["HostileInputs.HostilePlace","{\"id\":42,\"name\":\"Größe\"}","Si","1","Swift.String","\"\""]"#,
    #"[{"list":{}},{"detail":{"id":7}},{"note":{"text":"\ud83d\ude00"}}]"#,
    #"{"root":{"detail":{"id":7}},"path":["Swift.Int","1"]}"#,
    "app://open/detail/1/note/%F0%9F%90%BB?x=1#y",
  ]
}
