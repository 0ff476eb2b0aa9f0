import Dispatch
import Testing

@testable import CommandSupport

@Suite("A stopwatch")
struct StopwatchTests {
  @Test("never goes backwards, and starts at 0")
  func seconds() {
    let start = DispatchTime.now().uptimeNanoseconds
    let stopwatch = Stopwatch()
    let first = stopwatch.seconds
    let second = stopwatch.seconds
    let all = Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
    #expect(0 <= first && first <= second && second <= all)
  }

  @Test("reads with one decimal")
  func description() {
    let text = "\(Stopwatch())"
    #expect(text.hasSuffix(" s") && text.split(separator: ".").count == 2)
  }
}
