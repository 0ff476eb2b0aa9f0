import Testing

@testable import CommandSupport

@Suite("A stopwatch")
struct StopwatchTests {
  @Test("never goes backwards, and starts near 0")
  func seconds() {
    let stopwatch = Stopwatch()
    let first = stopwatch.seconds
    let second = stopwatch.seconds
    #expect(0 <= first && first <= second && second < 60)
  }

  @Test("reads with one decimal")
  func description() {
    let text = "\(Stopwatch())"
    #expect(text.hasSuffix(" s") && text.split(separator: ".").count == 2)
  }
}
