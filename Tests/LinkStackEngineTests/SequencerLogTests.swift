import LinkStackEngine
import SimulatedHost
import Testing
import TestSupport

@MainActor
@Suite("The log of a driver")
struct SequencerLogTests {
  private let stack = SimulatedStack<Int>()

  init() { stack.finish() }

  @Test("names what happened and both answers, and has no event without effect")
  func lines() {
    stack.open([1, 2])
    stack.time.advance(by: .milliseconds(5))
    stack.open([3])
    stack.finish()
    _ = stack.host.goBack()
    stack.finish()
    let lines = """
      settled(fallback: 0.65 s); automatic; still, sent 0 of 0
      0 started | 0 still | wait 650
      0 changed | 0 still | no wait
      0 path 2 common 0 | 0 still | step 0>1 keep 0 still, wait 650
      0 reported | 1 moving | nothing
      5 path 1 common 0 | 1 moving | superseded
      16 changed | 1 still | step 1>1 keep 0, wait 650
      16 changed | 1 still | no wait, presented
      16 reported | 0 moving | popped to 0, path loses 0..<1, wait 650
      366 changed | 0 still | no wait
      """
    #expect(stack.driver.report.joined(separator: "\n") == lines)
  }

  @Test("keeps the latest events")
  func capacity() {
    for number in 1...SequencerLog.capacity { stack.open([number]) }
    #expect(stack.driver.log.entries.count == SequencerLog.capacity)
    stack.open([])
    #expect(stack.driver.log.lines.last?.contains("path 0") == true)
    #expect(stack.driver.log.lines.first?.contains("started") == false)
  }
}
