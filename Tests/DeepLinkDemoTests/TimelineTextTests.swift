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
      lines[5...11] == [
        "   time  what     links                                 on screen",
        "  0.000  1 push   root ▸ orders                         root → orders",
        "  0.350  2 push   root ▸ orders ▸ order 42              orders → order 42",
        "  0.700  3 push   root ▸ orders ▸ order 42 ▸ item 7     order 42 → item 7",
        "  1.050  4 push   … ▸ order 42 ▸ item 7 ▸ editor        item 7 → editor",
        "  1.400  5 push   … ▸ item 7 ▸ editor ▸ confirmation    editor → confirmation",
        "  1.750  settled                                        confirmation",
      ]
    )
  }

  @Test("The summary tells updates, time, the native host and the cost")
  func summary() throws {
    let facts = try played().facts
    #expect(
      facts.map(\.label) == ["outcome", "updates", "last screen", "native host", "splitting"]
    )
    #expect(
      facts.map(\.text) == [
        "presented, reported at 1.750 s",
        "5 updates, none against the host's rules",
        "confirmation, settled at 1.750 s",
        "1 update, settled at 0.350 s",
        "costs 4 more updates and 1.400 s",
      ]
    )
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
    let text = text(try played("--host", "watch", "--pacing", "fixed:0"))
    #expect(text.contains("splitting    fails at this pace"))
  }

  @Test("Who left and didn't return reads why there is no outcome")
  func suspended() throws {
    let text = text(try played("--interrupt", "leave@0.5"))
    #expect(text.contains("suspended, as the app was left"))
    #expect(text.contains("costs 4 more updates and 1.400 s when nothing interrupts"))
  }

  @Test("What a person does has rows of its own")
  func interruptions() throws {
    let text = text(
      try played(
        "--interrupt",
        "back@1.2",
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
      DemoInterruption(action: .leave, time: .seconds(10)),
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
    let comparison = try played("--interrupt", "back@1.2")
    let painter = Painter(isTerminal: false, environment: [:])
    let times = TimelineText(comparison: comparison, painter: painter).pieces.map(\.time)
    #expect(times == times.sorted())
    #expect(times.contains(.milliseconds(1200)))
    #expect(times.last == .milliseconds(1350))
  }

  @Test("Colour changes nothing but the colour")
  func colour() throws {
    let comparison = try played("--host", "watch", "--pacing", "fixed:0.2")
    let coloured = text(comparison, isColoured: true)
    #expect(coloured.contains("\u{1B}[1;31m2 LOST push"))
    var plain = coloured
    for code in ["0", "1", "2", "31", "32", "33", "1;31"] {
      plain = plain.split(separator: "\u{1B}[\(code)m", omittingEmptySubsequences: false).joined()
    }
    #expect(plain == text(comparison))
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
