import Foundation
import CommandSupport
import LinkStackEngine
import Testing
@testable import DeepLinkDemo

@MainActor
struct TimelineTextTests {
  private func text(_ comparison: DemoComparison, isColoured: Bool = false) -> String {
    let painter = Painter(
      isTerminal: isColoured,
      environment: isColoured ? ["TERM": "xterm"] : [:]
    )
    return TimelineText(comparison: comparison, painter: painter).pieces.map(\.text).joined()
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("The timeline of the built-in link")
  func timeline() throws {
    let lines = lines(text(try played()))
    #expect(
      lines[6...12] == [
        "   time  what     links                                 on screen",
        "  0.000  1 push   root ▸ orders                         orders, at once",
        "  0.017  2 push   root ▸ orders ▸ order 42              order 42, at once",
        "  0.033  3 push   root ▸ orders ▸ order 42 ▸ item 7     item 7, at once",
        "  0.050  4 push   … ▸ order 42 ▸ item 7 ▸ editor        editor, at once",
        "  0.067  5 push   … ▸ item 7 ▸ editor ▸ confirmation    editor → confirmation",
        "  0.417  settled                                        confirmation",
      ]
    )
  }

  @Test("Each transition that a person sees goes from a screen to the next")
  func everyPush() throws {
    let lines = lines(text(try played("--animation", "every")))
    #expect(
      lines[7...12] == [
        "  0.000  1 push   root ▸ orders                         root → orders",
        "  0.350  2 push   root ▸ orders ▸ order 42              orders → order 42",
        "  0.700  3 push   root ▸ orders ▸ order 42 ▸ item 7     order 42 → item 7",
        "  1.050  4 push   … ▸ order 42 ▸ item 7 ▸ editor        item 7 → editor",
        "  1.400  5 push   … ▸ item 7 ▸ editor ▸ confirmation    editor → confirmation",
        "  1.750  settled                                        confirmation",
      ]
    )
  }

  @Test("The summary tells updates, what is seen of them, time, the native host and the cost")
  func summary() throws {
    let facts = try played().facts
    #expect(
      facts.map(\.label) == [
        "outcome", "updates", "to the eye", "assumption", "last screen", "native host", "splitting",
      ]
    )
    #expect(
      facts.map(\.text) == [
        "presented, reported at 0.417 s",
        "5 updates, none against the host's rules",
        "1 transition, 4 updates without animation",
        "an update without animation takes one frame of 1/60 s",
        "confirmation, settled at 0.417 s",
        "1 update, settled at 0.350 s",
        "costs 4 more updates and 0.067 s",
      ]
    )
  }

  @Test("Where all updates are animated, or none is, the summary says so")
  func seenTransitions() throws {
    func facts(_ arguments: [String]) throws -> [String: String] {
      let facts = DemoComparison(try DemoOptions(parsing: arguments)).facts
      return Dictionary(uniqueKeysWithValues: facts.map { ($0.label, $0.text) })
    }
    let every = try facts(["--animation", "every"])
    #expect(every["to the eye"] == "5 transitions")
    #expect(every["assumption"] == nil)
    let none = try facts(["--animation", "none"])
    #expect(none["to the eye"] == "no transition, 5 updates without animation")
    #expect(none["native host"] == "1 update, settled at 0.017 s")
    let watch = try facts(["--host", "watch", "--animation", "none"])
    #expect(watch["to the eye"] == "5 transitions")
    // The native host's time rests on it.
    #expect(watch["assumption"] != nil)
    #expect(try facts(["--host", "native"])["to the eye"] == "1 transition")
  }

  @Test("The heading says which updates are animated, and where the host decides it")
  func animationWords() throws {
    for (arguments, words) in [
      ([], "the last push only"), (["--animation", "every"], "every push"),
      (["--animation", "none"], "none"), (["--host", "native"], "the one update"),
      (["--host", "watch"], "every push: nobody knows how to ask this host for less"),
    ] {
      let text = text(DemoComparison(try DemoOptions(parsing: arguments)))
      #expect(text.contains("  animation    \(words)\n"), "\(arguments)")
    }
  }

  @Test("Lost pushes are shown where they were lost, and explained at the end")
  func lostPushes() throws {
    let text = text(try played("--host", "watch", "--pacing", "fixed:0.1"))
    #expect(text.contains("  0.100  2 LOST push"))
    #expect(text.contains("7 updates, 2 against the host's rules, lost pushes: 2"))
    #expect(text.contains("reason       2 during a transition"))
    #expect(text.contains("splitting    costs 6 more updates and 1.600 s"))
  }

  @Test("A link that never arrives is said to fail")
  func stalled() throws {
    let text = text(try played("--host", "watch", "--transition", "60"))
    #expect(text.contains("splitting    fails at this pace"))
  }

  @Test("Who left and didn't return reads why there is no outcome")
  func suspended() throws {
    let text = text(try played("--interrupt", "leave@0.05"))
    #expect(text.contains("suspended, as the app was left"))
    #expect(text.contains("costs 4 more updates and 0.067 s when nothing interrupts"))
  }

  @Test("What a person does has rows of its own")
  func interruptions() throws {
    let text = text(
      try played(
        "--interrupt",
        "back@0.2",
        "--interrupt",
        "link=shop://orders@2",
        "--interrupt",
        "leave@3",
        "--interrupt",
        "return@4",
        "--interrupt",
        "return@5",
        "--interrupt",
        "cancel@6"
      )
    )
    for words in [
      "goes back", "link 2 opened", "app left", "app returned", "no effect", "holds the top",
      "lets it return",
    ] {
      #expect(text.contains(words))
    }
  }

  @Test("No line is wider than 80 columns, whatever the depth, and none has an escape code")
  func width() {
    for depth in 0...200 {
      var options = DemoOptions()
      options.link = link(depth: depth)
      options.setting.animation = depth.isMultiple(of: 2) ? .automatic : .every
      options.interruptions = [
        DemoInterruption(action: .back, time: .seconds(Double(depth) * 0.35 + 1)),
        DemoInterruption(action: .back, time: .seconds(Double(depth) * 0.35 + 1.1)),
        DemoInterruption(action: .link(link(depth: depth)), time: .seconds(500)),
      ]
      options.setting.pacing = depth.isMultiple(of: 3) ? .fixed(.milliseconds(300)) : .settled
      let text = text(DemoComparison(options))
      #expect(!text.contains("\u{1B}"), "depth \(depth)")
      for line in lines(text) {
        #expect(TerminalText.width(line) <= 80 && line.count <= 80, "depth \(depth): \(line)")
      }
    }
  }

  @Test("Wide, long and hostile titles neither break the columns nor reach the terminal")
  func titles() throws {
    let queries = [String(repeating: "茶", count: 60), "%1B%5B31m%0A%E2%80%AE", "👩‍👩‍👧‍👦👍🏽e%CC%81"]
    for query in queries {
      let text = text(try played("shop://search/products/5/related?q=\(query)"))
      #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
      for line in lines(text) { #expect(TerminalText.width(line) <= 80) }
    }
  }

  @Test("A long timeline leaves out its middle and says how many rows, but not what a person does")
  func longTimeline() throws {
    var options = DemoOptions()
    options.link = link(depth: 100)
    options.interruptions = [
      DemoInterruption(action: .leave, time: .seconds(1)),
      DemoInterruption(action: .comeBack, time: .seconds(11)),
    ]
    let lines = lines(text(DemoComparison(options)))
    // Of 100 updates, two interruptions and two times of standing still.
    #expect(lines.contains { $0.contains("⋮") && $0.contains("78 like these") })
    #expect(lines.contains { $0.contains("app left") })
    #expect(lines.contains { $0.contains("app returned") })
    #expect(lines.contains { $0.contains("100 push") })
    #expect(lines.count < 45)
  }

  @Test("Each piece is due at its row's time, and none before its predecessor")
  func dueTimes() throws {
    let comparison = try played("--interrupt", "back@0.2")
    let painter = Painter(isTerminal: false, environment: [:])
    let times = TimelineText(comparison: comparison, painter: painter).pieces.map(\.time)
    #expect(times == times.sorted())
    #expect(times.contains(.milliseconds(200)))
    #expect(times.last == .milliseconds(400) - frame * 4)
  }

  @Test("Colour changes nothing but the colour")
  func colour() throws {
    let comparison = try played("--host", "watch", "--pacing", "fixed:0.2")
    let coloured = text(comparison, isColoured: true)
    #expect(coloured.contains("\u{1B}[1;31m2 LOST push"))
    var plain = coloured
    for code in ["0", "1", "2", "31", "32", "33", "1;31"] {
      plain = plain.components(separatedBy: "\u{1B}[\(code)m").joined()
    }
    #expect(plain == text(comparison))
  }

  @Test("What a person doesn't see is quiet")
  func quietUpdates() throws {
    let coloured = text(try played(), isColoured: true)
    #expect(coloured.contains("\u{1B}[2m4 push \u{1B}[0m"))
    #expect(coloured.contains("  5 push   "))
  }

  @Test("A chain keeps its top for as long as that fits")
  func chain() {
    let titles = ["root", "orders", "order 42", "item 7", "editor", "confirmation"]
    func chain(_ width: Int) -> String { TimelineText.chain(titles, width: width) }
    #expect(TimelineText.chain([], width: 20) == "")
    #expect(TimelineText.chain(["root"], width: 20) == "root")
    #expect(TimelineText.chain(["a long URL"], width: 8) == "a long …")
    #expect(chain(57) == "root ▸ orders ▸ order 42 ▸ item 7 ▸ editor ▸ confirmation")
    #expect(chain(56) == "… ▸ order 42 ▸ item 7 ▸ editor ▸ confirmation")
    #expect(chain(25) == "… ▸ editor ▸ confirmation")
    #expect(chain(24) == "… ▸ confirmation")
    #expect(chain(10) == "… ▸ confi…")
  }
}
