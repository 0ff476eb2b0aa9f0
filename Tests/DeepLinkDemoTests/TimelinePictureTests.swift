import CommandSupport
import LinkStackEngine
import TestSupport
import Testing
@testable import DeepLinkDemo

@MainActor
struct PictureTests {
  private func document(_ comparison: Comparison) throws -> XMLOutline {
    try XMLOutline(Picture(comparison).svg)
  }

  @Test("The picture has a lane per screen, a mark per update and a bar per transition")
  func elements() throws {
    let document = try document(try played())
    #expect(document.count("lane") == 6)
    #expect(
      document.texts(of: "name") == [
        "root", "orders", "order 42", "item 7", "editor", "confirmation",
      ]
    )
    #expect(document.texts(of: "number") == ["1", "2", "3", "4", "5"])
    // One of each is in the legend.
    #expect(document.count("update") == 5 + 1)
    #expect(document.count("push") == 5 + 1)
    #expect(document.count("signal") == 5 + 1)
    #expect(document.count("native") == 1)
    #expect(document.texts(of: "outcome-text") == ["presented 1.750 s"])
  }

  @Test("Pushes rise like stairs")
  func stairs() throws {
    let picture = Picture(try played())
    let heights = picture.geometry.lanes.map { picture.geometry.y($0) }
    #expect(heights == heights.sorted(by: >))
    let arrivals = picture.spans.filter { if case .arriving = $0.state { true } else { false } }
    #expect(arrivals.map(\.lane.depth) == [1, 2, 3, 4, 5])
    #expect(arrivals.map(\.start) == (0..<5).map { .milliseconds(350) * $0 })
    #expect(arrivals.map(\.end) == (1...5).map { .milliseconds(350) * $0 })
  }

  @Test("A settle signal is in the lane of the screen it is about")
  func signals() throws {
    let instant = PictureSignal.signals(of: try played("--transition", "0").playback)
    #expect(instant.map(\.lane.depth) == [1, 2, 3, 4, 5])
    let replaced = PictureSignal.signals(
      of: try played("--interrupt", "link=shop://orders/43@0.2").playback
    )
    #expect(replaced.map(\.lane.screen) == [.orders, .order(43)])
    let wentBack = PictureSignal.signals(
      of: try played("--interrupt", "link=shop://search?q=tea@0.9", "--interrupt", "back@0.95")
        .playback
    )
    let lanes = wentBack.map(\.lane.screen)
    #expect(lanes.prefix(3) == [.orders, .order(42), .order(42)])
    #expect(lanes.last == .search("tea"))
  }

  @Test("At any depth there is a lane per screen while lanes can be told apart")
  func lanes() throws {
    for depth in [0, 1, 24, 25, 60, 100] {
      var options = Options()
      options.link = link(depth: depth)
      #expect(try document(Comparison(options)).count("lane") == depth + 1, "depth \(depth)")
    }
  }

  @Test("However deep the link, the picture stays within its height")
  func deepLink() throws {
    var options = Options()
    options.link = link(depth: 1000)
    options.setting.transition = .milliseconds(1)
    let picture = Picture(Comparison(options))
    #expect(picture.geometry.height < 900)
    _ = try XMLOutline(picture.svg)
  }

  @Test("Lost pushes and interruptions are labelled lines")
  func labels() throws {
    let lost = try document(try played("--pacing", "fixed:0.2"))
    #expect(lost.texts(of: "lost-text") == ["2 lost", "3 lost", "4 lost", "5 lost"])
    #expect(lost.count("lost-line") == 4)
    #expect(lost.count("outcome-line") == 0)
    let interrupted = try document(
      try played(
        "--interrupt",
        "link=shop://search?q=tea@0.9",
        "--interrupt",
        "back@3",
        "--interrupt",
        "leave@5",
        "--interrupt",
        "return@6"
      )
    )
    #expect(
      interrupted.texts(of: "person-text") == [
        "link 2 opened", "goes back", "app left", "app returned",
      ]
    )
    #expect(interrupted.texts(of: "name").contains("search “tea”"))
  }

  @Test("No label meets another, or another's line")
  func labelsApart() throws {
    let comparison = try played(
      "--interrupt",
      "leave@1.2",
      "--interrupt",
      "return@1.21",
      "--interrupt",
      "back@1.25",
      "--interrupt",
      "back@1.3",
      "--interrupt",
      "leave@1.35",
      "--interrupt",
      "return@1.4"
    )
    let picture = Picture(comparison)
    let labels = picture.labels.filter { $0.row != nil }
    #expect(labels.count >= 4)
    for (position, label) in labels.enumerated() {
      let start = picture.geometry.x(label.time)
      for later in labels[(position + 1)...]
      where picture.geometry.x(later.time) < start + 4 + label.textWidth {
        #expect((later.row ?? 0) < (label.row ?? 0))
      }
    }
  }

  @Test("Text is escaped, and what XML can't hold is replaced")
  func escaping() throws {
    #expect(
      SVGWriter.escaped("<a b='c' d=\"e\">&") == "&lt;a b=&#39;c&#39; d=&quot;e&quot;&gt;&amp;"
    )
    #expect(SVGWriter.escaped("\0\u{1B}\u{FFFE}x") == "\u{FFFD}\u{FFFD}\u{FFFD}x")
    let url = "shop://search?q=%3C/text%3E%26%22%00%1B%EF%BF%BE"
    let document = try document(try played(url))
    #expect(document.texts(of: "name").contains { $0.contains("</text>&") })
    #expect(document.texts(of: "title") == [url])
    #expect(document.texts(of: "small").contains("1 update, 0.350 s"))
  }

  @Test("Coordinates have two digits at the most")
  func numbers() {
    let numbers = [0, 1, -1, 0.5, 0.05, -0.05, 12.345, 0.999, -0.001, 1e6].map(SVGWriter.number)
    #expect(
      numbers == ["0", "1", "-1", "0.5", "0.05", "-0.05", "12.35", "1", "0", "1000000"]
    )
  }

  @Test("The axis has round ticks, and not many", arguments: [1, 7, 350, 1750, 3600, 99_999])
  func ticks(milliseconds: Int64) {
    let geometry = PictureGeometry(
      lanes: [.root],
      last: .milliseconds(milliseconds),
      labelRows: 0,
      hasNativeLane: true
    )
    let count = geometry.end.count / geometry.tick.count
    #expect((3...9).contains(count))
    var tick = geometry.tick.count
    while tick.isMultiple(of: 10) { tick /= 10 }
    #expect([1, 2, 5].contains(tick))
  }
}
