import LinkStackEngine
import SimulatedHost
import Testing
import TestSupport

@MainActor
@Suite("The log of a driver")
struct SequencerLogTests {
  private let stack = SimulatedStack<Int>()

  init() { stack.finish() }

  @Test("names what happened, the host's answer, and the sequencer's")
  func lines() {
    stack.open([1, 2])
    stack.driver.stopAnimating()
    stack.time.advance(by: .milliseconds(5))
    stack.open([3])
    stack.finish()
    _ = stack.host.goBack()
    stack.finish()
    let lines = """
      new 0 launch; 1 push, replaces, 1 at first; settled 650; automatic
      0 started | 0 still | wait 650
      0 reported | 0 still | nothing
      0 changed | 0 still | no wait
      0 path 2 common 0 | 0 still | step 0>1 keep 0 still, wait 650
      0 reported | 1 moving | nothing
      0 stop animating | nothing
      5 path 1 common 0 | 1 moving | superseded
      16 changed | 1 still | step 1>1 keep 0, wait 650
      16 reported | 1 still | nothing
      16 changed | 1 still | no wait, presented
      16 reported | 0 moving | popped to 0, path loses 0..<1, wait 650
      366 changed | 0 still | no wait
      """
    #expect(stack.driver.log.lines.joined(separator: "\n") == lines)
  }

  @Test("has the steps of a change that is no longer animated")
  func unanimated() {
    stack.open([1, 2])
    stack.driver.stopAnimating()
    stack.finish()
    #expect(
      stack.driver.log.lines.contains("16 changed | 1 still | step 1>2 keep 1 still, wait 650")
    )
  }

  @Test("keeps the latest entries, and the settings that were made before them")
  func latest() {
    stack.driver.animation = .everyPush
    for number in 0..<SequencerLog.capacity {
      stack.open([number])
      stack.finish()
    }
    let log = stack.driver.log
    let times = log.entries.map(\.time)
    #expect(times.count == SequencerLog.capacity)
    #expect(times == times.sorted() && times.last == stack.time.now)
    #expect(log.lines.first?.hasSuffix("; everyPush") == true)
    #expect(log.difference == nil)
  }
}

extension SequencerLog {
  /// What isn't as it was when the log is read from its lines and played again, if the stack was idle in it.
  var difference: String? {
    let lines = lines
    guard !lines.isEmpty else { return nil }
    do {
      let stack = try ReportedStack.all(in: "stack 1: stack\n" + lines.joined(separator: "\n"))[0]
      let kept = entries.suffix(lines.count - 1).map(\.input)
      return stack.entries.map(\.input) == kept ? stack.difference : "other entries are read"
    } catch {
      return "\(error)"
    }
  }
}
