import Testing
@testable import BenchmarkSuite

@Suite("Goals")
struct GoalsTests {
  private func verdicts(_ sections: BenchmarkSection...) -> [String] {
    Goal.all(for: sections).map { "\($0.found): \($0.isReached ? "reached" : "MISSED")" }
  }

  @Test("there is one for each target whose figures are there")
  func all() {
    #expect(Goal.all(for: MadeUp.all()).count == 11)
    #expect(Goal.all(for: []).isEmpty)
    #expect(Goal.all(for: [MadeUp.delays]).isEmpty)
    // Reading is asked of 10,000 elements.
    #expect(Goal.all(for: MadeUp.all([1])).count == 9)
  }

  @Test("planning is to allocate nothing and to grow in proportion")
  func planning() {
    #expect(
      verdicts(MadeUp.plans([1, 10])) == [
        "0 allocations at each depth: reached", "depth^1.00: reached",
      ]
    )
    #expect(
      verdicts(MadeUp.plans([1, 10], allocations: 3, exponent: 1.06)) == [
        "3 allocations at each depth: MISSED", "depth^1.06: MISSED",
      ]
    )
  }

  @Test("a push is judged where it is slowest")
  func push() {
    #expect(
      verdicts(MadeUp.splitting([1, 10, 100])) == [
        "259 ns at 1 screen: reached", "659 ns at 1 screen: reached", "× 3.08 at 1 screen: MISSED",
      ]
    )
    let slow = MadeUp.times("split", per: "screen", [10, 100]) { $0 * 10 }
    #expect(verdicts(MadeUp.section("splitting", "", slow)) == ["1.03 µs at 100 screens: MISSED"])
  }

  @Test("the last screen is to be at rest at the host's limit, and not before it")
  func lastScreen() {
    #expect(verdicts(MadeUp.waiting(350, [1, 10])) == ["no wait added at each depth: reached"])
    #expect(
      verdicts(MadeUp.waiting(350, [1, 10], excess: 0.009), MadeUp.waiting(500, [1], excess: 0.02))
        == ["0.9 % off at 1 screen: reached", "2 % off at 1 screen: MISSED"]
    )
    #expect(verdicts(MadeUp.waiting(350, [4], excess: -0.1)) == ["-10 % off at 4 screens: MISSED"])
  }

  @Test("bodies are to be two at most, and as many at any depth")
  func bodies() {
    #expect(verdicts(MadeUp.bodies([1, 10])) == ["2 at each depth: reached"])
    #expect(
      verdicts(MadeUp.bodies([1, 10]) { $0 == 1 ? 1 : 2 }) == ["up to 2, at 10 screens: MISSED"]
    )
    #expect(verdicts(MadeUp.bodies([1, 10]) { _ in 3 }) == ["3 at each depth: MISSED"])
  }

  @Test("paths are judged by their ratios")
  func paths() {
    #expect(verdicts(MadeUp.appending([1, 10])) == ["× 1.38 at 1 element: reached"])
    #expect(verdicts(MadeUp.decoding([10_000], ratio: 4.8)) == ["× 4.94: MISSED"])
    #expect(verdicts(MadeUp.decoding([1_000])).isEmpty)
  }
}
