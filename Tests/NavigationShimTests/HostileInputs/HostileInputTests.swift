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
    let seed = UInt64.random(in: 0...UInt64.max)
    print("Hostile inputs: seed \(seed)")
    var run = HostileRun(seed: seed)
    let count = 5_000 * sweep(of: 8)
    try run.read(0..<count)
    print("\(count) hostile inputs: \(run.readCount) read, \(run.refusedCount) refused")
    // Inputs that are all refused, or all read, would show little.
    #expect(run.readCount > count / 5)
    #expect(run.refusedCount > count / 5)
  }

  @Test("every truncation of a saved path is read or refused", arguments: Entrance.allCases)
  func truncated(entrance: Entrance) throws {
    for text in Self.whole {
      for length in 0...text.utf8.count {
        _ = try InputReader.read(HostileInput(entrance, text.utf8.prefix(length)))
      }
    }
  }

  @Test("every turned bit of a saved path is read or refused", arguments: Entrance.allCases)
  func flipped(entrance: Entrance) throws {
    for text in Self.whole {
      for bit in 0..<(8 * text.utf8.count) {
        var bytes = Array(text.utf8)
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        _ = try InputReader.read(HostileInput(entrance, bytes))
      }
    }
  }

  nonisolated private static let whole = [
    #"["HostileInputs.HostilePlace","{\"id\":42,\"name\":\"Größe\"}","Si","1","Swift.String","\"\""]"#,
    #"[{"list":{}},{"detail":{"id":7}},{"note":{"text":"\ud83d\ude00"}}]"#,
    #"{"root":{"detail":{"id":7}},"path":["Swift.Int","1"]}"#,
    "app://open/detail/1/note/%F0%9F%90%BB?x=1#y",
  ]
}
