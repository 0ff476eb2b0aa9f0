import CommandSupport
import LinkStackEngine
import Testing
@testable import DeepLinkDemo

@MainActor
struct TextReportTests {
  private func text(_ comparison: Comparison, isColoured: Bool = false) -> String {
    let painter = Painter(
      isTerminal: isColoured,
      environment: isColoured ? ["TERM": "xterm"] : [:]
    )
    return TextReport.pieces(of: comparison, painter: painter).map(\.text).joined()
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("The timeline of the built-in link")
  func timeline() throws {
    let lines = lines(text(try played()))
    #expect(
      lines[5...11] == [
        "   time    what     links                                  on screen",
        "  0.000  1 push     root ▸ orders                          root → orders",
        "  0.350  2 push     root ▸ orders ▸ order 42               orders → order 42",
        "  0.700  3 push     root ▸ orders ▸ order 42 ▸ item 7      order 42 → item 7",
        "  1.050  4 push     root ▸ … ▸ order 42 ▸ item 7 ▸ editor  item 7 → editor",
        "  1.400  5 push     root ▸ … ▸ editor ▸ confirmation       editor → confirmation",
        "  1.750    settled                                         confirmation",
      ]
    )
  }

  @Test("The summary tells updates, time, the native host and the cost")
  func summary() throws {
    let facts = Summary(try played()).facts
    #expect(
      facts.map(\.label) == ["outcome", "updates", "last screen", "native host", "splitting"]
    )
    #expect(
      facts.map(\.text) == [
        "presented, reported at 1.750 s",
        "5 updates, none against the host's rules",
        "confirmation, settled at 1.750 s",
        "1 update, the last screen settled at 0.350 s",
        "costs 4 more updates and 1.400 s",
      ]
    )
  }

  @Test("Lost pushes are shown where they were lost, and explained at the end")
  func lostPushes() throws {
    let text = text(try played("--pacing", "fixed:0.2"))
    #expect(text.contains("  0.200  2 LOST push"))
    #expect(text.contains("  1.000    reported   presented"))
    #expect(text.contains("though pushes were lost"))
    #expect(text.contains("4 pushes lost"))
    #expect(text.contains("what should be above it never arrived"))
  }

  @Test("Who left and didn't return reads that the path is kept")
  func suspended() throws {
    let text = text(try played("--interrupt", "leave@0.5"))
    #expect(text.contains("none yet: the app was left, and waits"))
    #expect(text.contains("is kept whole, to be shown when the person returns"))
    #expect(!text.contains("never arrived"))
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
        "return@5"
      )
    )
    for words in ["goes back", "link opened", "app left", "app returned", "no effect"] {
      #expect(text.contains(words))
    }
  }

  @Test("No line is wider than 80 columns, whatever the depth, and none has an escape code")
  func width() {
    for depth in 0...200 {
      var options = Options()
      options.link = link(depth: depth)
      options.interruptions = [
        Interruption(action: .back, time: .seconds(Double(depth) * 0.35 + 1)),
        Interruption(action: .back, time: .seconds(Double(depth) * 0.35 + 1.1)),
        Interruption(action: .link(link(depth: depth)), time: .seconds(500)),
      ]
      options.setting.pacing = depth.isMultiple(of: 3) ? .fixed(.milliseconds(300)) : .settled
      let text = text(Comparison(options))
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
    var options = Options()
    options.link = link(depth: 100)
    options.interruptions = [Interruption(action: .leave, time: .seconds(10))]
    options.interruptions.append(Interruption(action: .comeBack, time: .seconds(11)))
    let comparison = Comparison(options)
    let all = TimelineRow.rows(of: comparison.playback).count
    let shown = lines(text(comparison))
    let gaps = shown.filter { $0.contains("rows like these are left out") }
    let leftOut = gaps.compactMap { line in
      line.split(separator: " ").compactMap { Int($0) }.first
    }
    let rows = shown.filter { $0.first == " " && $0.drop { $0 == " " }.first?.isNumber ?? false }
    #expect(gaps.count == 2)
    #expect(rows.count + leftOut.reduce(0, +) == all)
    #expect(shown.contains { $0.contains("app left") })
    #expect(shown.contains { $0.contains("app returned") })
    #expect(shown.contains { $0.contains(" 100 push") })
  }

  @Test("Each piece is due at its row's time, and none before its predecessor")
  func dueTimes() throws {
    let comparison = try played("--interrupt", "back@1.2")
    let painter = Painter(isTerminal: false, environment: [:])
    let times = TextReport.pieces(of: comparison, painter: painter).map(\.time)
    #expect(times == times.sorted())
    #expect(times.contains(.milliseconds(1200)))
    #expect(times.last == .milliseconds(1350))
  }

  @Test("Colour changes nothing but the colour")
  func colour() throws {
    let comparison = try played("--pacing", "fixed:0.2")
    let coloured = text(comparison, isColoured: true)
    #expect(coloured.contains("\u{1B}[1;31mLOST push"))
    var plain = coloured
    for code in ["0", "1", "2", "31", "32", "33", "1;31"] {
      plain = plain.split(separator: "\u{1B}[\(code)m", omittingEmptySubsequences: false).joined()
    }
    #expect(plain == text(comparison))
  }
}

@Suite("Chain in a line")
struct ChainTextTests {
  @Test("A chain keeps its root and its top for as long as they fit")
  func chain() {
    let chain = DeepLink.builtIn.path
    #expect(ChainText.fitting([], to: 20) == "root")
    #expect(ChainText.fitting([.orders], to: 20) == "root ▸ orders")
    #expect(
      ChainText.fitting(chain, to: 57)
        == "root ▸ orders ▸ order 42 ▸ item 7 ▸ editor ▸ confirmation"
    )
    #expect(
      ChainText.fitting(chain, to: 56) == "root ▸ … ▸ order 42 ▸ item 7 ▸ editor ▸ confirmation"
    )
    #expect(ChainText.fitting(chain, to: 32) == "root ▸ … ▸ editor ▸ confirmation")
    #expect(ChainText.fitting(chain, to: 31) == "root ▸ … ▸ confirmation")
    #expect(ChainText.fitting(chain, to: 16) == "… ▸ confirmation")
    #expect(ChainText.fitting(chain, to: 10) == "… ▸ confi…")
  }
}
