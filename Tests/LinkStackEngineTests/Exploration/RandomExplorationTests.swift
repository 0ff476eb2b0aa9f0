import Foundation
import LinkStackEngine
import NavigationShimTesting
import Testing
import TestSupport

@MainActor
@Suite("Random scripts on a driver and a simulated host")
struct RandomExplorationTests {
  @Test("are sound: up to 30 disturbances, paths of up to 12 screens over 4 values")
  func sound() {
    let exploration = RandomExploration(seed: 1, events: 50_000)
    print(exploration.summary)
    #expect(exploration.events >= 50_000)
    if let finding = exploration.finding {
      Issue.record("\(finding.fault)\n\n\(finding.script)")
    }
  }

  @Test("shrink to the least that breaks: here a host that can't tell, and nothing more happens")
  func shrinking() throws {
    let exploration = RandomExploration(seed: 6, events: 15_000, isNudged: false)
    let finding = try #require(exploration.finding)
    #expect(finding.fault == "at rest the host shows something else than the path")
    #expect(finding.script.actions.isEmpty)
    #expect(finding.script.start == [0, 0] && !finding.script.behavior.canBeAsked)
    #expect(finding.script.pacing == .settled(fallback: .milliseconds(462)))
    // Whatever happens next mends what was lost.
    #expect(StackRun(finding.script).faults == [])
  }
}

@MainActor
@Suite("The log of a driver")
struct SequencerLogTests {
  @Test("can be played again from its lines, if the stack was idle within what is kept")
  func randomScripts() throws {
    var generator = SeededGenerator(seed: 30)
    var playedCount = 0
    for number in 0..<300 {
      let script = StackScript.random(using: &generator)
      let animations = ChangeAnimation.allCases.flatMap { [$0, $0] }
      let log = StackRun(script, isNudged: false, choosing: number % 4 == 0 ? animations : []).log
      #expect(log.entries.count <= SequencerLog.capacity)
      let lines = log.lines
      guard !lines.isEmpty else { continue }
      playedCount += 1
      let report = (["stack 1: stack"] + lines).joined(separator: "\n")
      let stack = try #require(try ReportedStack.all(in: report).first)
      if let difference = stack.difference { Issue.record("\(number): \(difference)\n\(report)") }
      // What is read is what was kept, to the last entry.
      #expect(stack.entries.map(\.input) == log.entries.suffix(lines.count - 1).map(\.input))
    }
    #expect(playedCount > 250)
  }

  @Test("has the steps of a change that is no longer animated")
  func unanimated() {
    let stack = SimulatedStack<Int>()
    stack.finish()
    stack.open([1, 2])
    stack.driver.stopAnimating()
    stack.finish()
    #expect(
      stack.driver.log.lines.contains("16 changed | 1 still | step 1>2 keep 1 still, wait 650")
    )
  }

  @Test("names what happened, the host's answer, and the sequencer's")
  func lines() {
    let stack = SimulatedStack<Int>()
    stack.finish()
    stack.open([1, 2])
    stack.driver.stopAnimating()
    stack.time.advance(by: .milliseconds(5))
    stack.open([3])
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
      """
    #expect(stack.driver.log.lines.joined(separator: "\n") == lines)
  }

  @Test("keeps the settings that were made before what it keeps")
  func settings() {
    let stack = SimulatedStack<Int>()
    stack.finish()
    stack.driver.animation = .everyPush
    for number in 0..<SequencerLog.capacity {
      stack.open([number])
      stack.finish()
    }
    #expect(stack.driver.log.lines.first?.hasSuffix("; everyPush") == true)
  }
}
