import LinkStackEngine
import Testing
import TestSupport

@Suite("A span of nanoseconds")
struct NanosecondsTests {
  @Test("is made from seconds and milliseconds without drift")
  func units() {
    #expect(Nanoseconds.seconds(0.65) == .milliseconds(650))
    #expect(Nanoseconds.seconds(0.1) + .seconds(0.2) == .seconds(0.3))
    #expect(Nanoseconds.seconds(1) - .milliseconds(1) == Nanoseconds(999_000_000))
  }

  @Test("is the nearest number of nanoseconds, away from zero if two are as near")
  func rounding() {
    var generator = SeededGenerator(seed: 1)
    let edges = [
      0, 0.5, 1.5, 2.5, 0.5.nextDown, 0.5.nextUp, .leastNonzeroMagnitude, 0x1p51 + 0.5,
      (0x1p52).nextDown, 0x1p52, 0x1p52 + 1, 0x1p53 + 2, (0x1p63).nextDown,
    ]
    #expect(Nanoseconds.seconds(-0x1p63 / 1e9).count == .min)
    let random = (0..<10_000).map { _ in
      Double(Int64(bitPattern: generator.next()))
        / Double(1 << Int.random(in: 0...62, using: &generator))
    }
    // Exactly between two, as 1e9 is an odd number of 512.
    let halves = (0..<1_000).map { Double(2 * $0 + 1) / 1024 }
    for seconds in (edges + random).map({ $0 / 1e9 }) + halves {
      #expect(Nanoseconds.seconds(seconds).count == Int64((seconds * 1e9).rounded()))
      #expect(Nanoseconds.seconds(-seconds).count == Int64((-seconds * 1e9).rounded()))
    }
  }

  @Test("is doubled up to the longest span there is")
  func doubled() {
    #expect(Nanoseconds(3).doubled(2) == Nanoseconds(12))
    #expect(Nanoseconds(.max / 2 + 1).doubled(1) == Nanoseconds(.max))
  }
}
