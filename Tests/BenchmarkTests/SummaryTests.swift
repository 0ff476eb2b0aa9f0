import Testing
@testable import BenchmarkSuite

@Suite("Summary")
struct SummaryTests {
  private func sentences(_ sections: Section...) -> [String] {
    Summary(sections: sections).sentences
  }

  @Test("ten screens are spoken of, where they were measured")
  func all() {
    #expect(
      Summary(sections: MadeUp.all()).sentences == [
        """
        Splitting a 10-screen deep link costs the engine 517 ns of processor time more than showing it in \
        one go, and a person 3.15 s of waiting more than on a native host; the waiting is the host's \
        transitions, not the shim.
        """,
        """
        The driver, which in an app does all of this, takes 335 ns for each screen of a 10-screen \
        deep link.
        """,
        """
        With a fixed delay of 0.65 s, the last screen of a 10-screen deep link is at rest after \
        6.2 s, and reports it after 6.5 s; paced by the host's own signals, it is at rest after \
        3.5 s.
        """,
        """
        A fixed delay that is too short for the host loses 9 pushes at 0.349 s (0.35 s \
        transitions), 9 pushes at 0.499 s (0.5 s transitions).
        """,
        "A push evaluates 2 bodies at depth 10; with every screen observing the path, 11 bodies.",
        """
        Planning a 10-screen deep link costs 3.30 ns per update, and the total grows with \
        depth^1.00; by whole paths, 48.4 ns per update, and the total grows with depth^1.83.
        """,
      ]
    )
  }

  @Test("elsewhere the nearest depth is spoken of", arguments: [([1, 50], 50), ([4, 100], 4)])
  func nearest(depths: [Int], spoken: Int) {
    let sentences = Summary(sections: MadeUp.all(depths)).sentences
    #expect(sentences.first?.hasPrefix("Splitting a \(spoken)-screen deep link costs") == true)
  }

  @Test("costs at different depths are two sentences")
  func differentDepths() {
    #expect(
      sentences(MadeUp.splitting([10]), MadeUp.waiting(350, [20])).prefix(2) == [
        """
        Splitting a 10-screen deep link costs the engine 517 ns of processor time more than showing it in \
        one go.
        """,
        """
        Splitting a 20-screen deep link costs a person 6.65 s of waiting more than on a native host; the \
        waiting is the host's transitions, not the shim.
        """,
      ]
    )
  }

  @Test("waiting that is not the host's is not called so")
  func excess() {
    let sentence = sentences(MadeUp.waiting(350, [10], excess: 0.1)).first
    #expect(sentence?.hasSuffix("; 0.35 s of that is not the host's transitions.") == true)
  }

  @Test("one screen waits as long on any host")
  func oneScreen() {
    let sentence = sentences(MadeUp.waiting(350, [1])).first
    #expect(
      sentence == """
        Splitting a 1-screen deep link costs a person no more waiting than on a native host; there is one \
        transition either way.
        """
    )
  }

  @Test("without figures there is no sentence", arguments: MadeUp.all())
  func missing(section: Section) {
    #expect(sentences(Section(section.benchmark, title: "")).isEmpty)
  }

  @Test("of half of what a sentence needs, nothing is invented")
  func half() {
    var splitting = Section("splitting", title: "")
    splitting.add(MadeUp.times("split", per: "link", [10]) { _ in 60 })
    var plans = Section("plans", title: "")
    plans.add(MadeUp.times("update plan", per: "update", [10]) { _ in 3 })
    var waiting = Section("waiting.350", title: "")
    waiting.add(MadeUp.counts("fixed 0.65 s", .seconds, [10]) { _ in 6.2 })
    #expect(sentences(splitting, plans, waiting).isEmpty)
    var bodies = Section("bodies", title: "")
    bodies.add(MadeUp.counts("shim", .evaluations, [3]) { _ in 1 })
    #expect(sentences(bodies) == ["A push evaluates 1 body at depth 3."])
  }
}
