import Foundation
import CommandSupport
import LinkStackEngine
import TestSupport
import Testing
@testable import DeepLinkDemo

@MainActor
struct TimelinePictureTests {
  private func document(_ comparison: DemoComparison) throws -> XMLOutline {
    try XMLOutline(TimelinePicture(comparison).svg)
  }

  @Test("The picture has a lane per screen, a mark per update and a bar per transition")
  func elements() throws {
    let document = try document(try played("--animation", "every"))
    #expect(
      document.texts(of: "name") == [
        "root", "orders", "order 42", "item 7", "editor", "confirmation",
      ]
    )
    #expect(document.texts(of: "number") == ["1", "2", "3", "4", "5"])
    // One of each is in the legend.
    #expect(document.count("update") == 5 + 1)
    #expect(document.count("transition") == 5 + 1)
    #expect(document.count("native") == 1)
    #expect(document.texts(of: "label good") == ["presented 1.750 s"])
    // Nothing rests on an assumption, and there is no key for what isn't there.
    #expect(document.texts(of: "note").isEmpty)
    #expect(document.count("update unseen") == 0)
    #expect(document.count("frame") == 0)
  }

  @Test("The one transition that a person sees stands out, and the assumption is named")
  func oneTransition() throws {
    let document = try document(try played())
    // One of each is in the legend.
    #expect(document.count("update unseen") == 4 + 1)
    #expect(document.count("frame") == 4 + 1)
    #expect(document.count("update") == 1 + 1)
    #expect(document.count("transition") == 1 + 1)
    #expect(document.texts(of: "number") == ["5"])
    #expect(document.texts(of: "number unseen") == ["1", "2", "3", "4"])
    #expect(document.texts(of: "label good") == ["presented 0.417 s"])
    #expect(
      document.texts(of: "note") == [
        "Assumption: an update without animation takes one frame of 1/60 s."
      ]
    )
  }

  @Test("Pushes rise like stairs")
  func stairs() throws {
    let picture = TimelinePicture(try played("--animation", "every"))
    let heights = picture.lanes.indices.map(picture.y)
    #expect(heights == heights.sorted(by: >))
    let arrivals = picture.lanes.flatMap(picture.bars).filter { $0.state == "transition" }
    #expect(arrivals.map(\.start) == (0..<5).map { .milliseconds(350) * $0 })
    #expect(arrivals.map(\.end) == (1...5).map { .milliseconds(350) * $0 })
  }

  @Test("Pushes without animation are narrow stairs, a frame each")
  func narrowStairs() throws {
    let picture = TimelinePicture(try played())
    let bars = picture.lanes.flatMap(picture.bars)
    let frames = bars.filter { $0.state == "frame" }
    #expect(frames.map(\.start) == (0..<4).map { frame * $0 })
    #expect(frames.map(\.end) == (1...4).map { frame * $0 })
    let transition = try #require(bars.first { $0.state == "transition" })
    #expect(transition.start == frame * 4)
    #expect(transition.end == frame * 4 + .milliseconds(350))
  }

  @Test("At any depth there is a lane per screen, with a title where there is room")
  func lanes() throws {
    for depth in [0, 1, 24, 25, 60, 100] {
      var options = DemoOptions()
      options.link = link(depth: depth)
      let comparison = DemoComparison(options)
      #expect(TimelinePicture(comparison).lanes.count == depth + 1)
      // Up to 45 lanes are high enough for a title each.
      let titles = try document(comparison).count("name")
      #expect(depth < 45 ? titles == depth + 1 : (30...45).contains(titles), "depth \(depth)")
    }
  }

  @Test("However deep the link, the picture stays within its height")
  func deepLink() throws {
    var options = DemoOptions()
    options.link = link(depth: 1000)
    options.setting.transition = .milliseconds(1)
    let svg = TimelinePicture(DemoComparison(options)).svg
    #expect(svg.contains("viewBox=\"0 0 880 863\""))
    _ = try XMLOutline(svg)
  }

  @Test("A lost push has a cross")
  func lostPushes() throws {
    let document = try document(try played("--host", "watch", "--pacing", "fixed:0.2"))
    #expect(document.texts(of: "lost") == Array(repeating: "×", count: 1 + 1))
    #expect(document.count("update") == 5 + 1)
    #expect(document.texts(of: "label good") == ["presented 2.000 s"])
  }

  @Test("A link that isn't shown gets no praise")
  func stalled() throws {
    let document = try document(try played("--host", "watch", "--transition", "60"))
    #expect(document.texts(of: "label plain") == ["unreachable 41.600 s"])
  }

  @Test("A screen that a finger holds is there until it is gone")
  func heldScreen() throws {
    let picture = TimelinePicture(try played("--interrupt", "hold@2"))
    let top = try #require(picture.lanes.last)
    #expect(picture.bars(of: top).map(\.state) == ["transition", "top", "transition"])
    #expect(picture.bars(of: top).last?.end == .milliseconds(3350))
  }

  @Test("Interruptions are labelled lines")
  func interruptions() throws {
    let interrupted = try document(
      try played(
        "--interrupt",
        "link=shop://search?q=tea@0.2",
        "--interrupt",
        "back@3",
        "--interrupt",
        "leave@5",
        "--interrupt",
        "return@6",
        "--interrupt",
        "link=shop://orders@7",
        "--interrupt",
        "cancel@8",
        "--interrupt",
        "hold@10"
      )
    )
    #expect(
      interrupted.texts(of: "label person") == [
        "link 2 opened", "goes back", "app left", "app returned", "link 3 opened",
        "holds the top", "lets it return", "holds the top", "goes back",
      ]
    )
    #expect(interrupted.texts(of: "name").contains("search “tea”"))
  }

  @Test("Each label has a row of its own, the later the lower, so that none meets another's line")
  func labelRows() throws {
    let comparison = try played(
      "--animation",
      "every",
      "--interrupt",
      "leave@1.2",
      "--interrupt",
      "return@1.21",
      "--interrupt",
      "back@1.25",
      "--interrupt",
      "back@1.3"
    )
    let labels = TimelinePicture(comparison).svg.split(separator: "\n")
      .filter { $0.contains("<text class=\"label ") }
      .compactMap { $0.split(separator: " ").first { $0.hasPrefix("y=") } }
    #expect(labels.count == 5)
    for (row, label) in labels.enumerated() { #expect(label == "y=\"\(87 + 15 * row)\"") }
  }

  @Test("Titles that would break out of the card are cut")
  func wideTitles() throws {
    for letter in ["W", "茶"] {
      let url = "shop://search?q=" + String(repeating: letter, count: 200)
      let document = try document(try played(url))
      #expect(document.texts(of: "title").map(TerminalText.width).allSatisfy { $0 <= 50 })
      #expect(document.texts(of: "name").map(TerminalText.width).allSatisfy { $0 <= 18 })
    }
  }

  @Test("What is played is told in a line that stays on the card", arguments: HostChoice.allCases)
  func heading(host: HostChoice) throws {
    for animation in AnimationChoice.allCases {
      for pacing in ["settled", "fixed:0.125"] {
        let document = try document(
          try played(
            "--host=\(host)",
            "--animation=\(animation)",
            "--pacing=\(pacing)",
            "--transition=12.345"
          )
        )
        let heading = try #require(document.texts(of: "quiet").first)
        #expect(heading.contains("animated: "))
        // A column takes 6.3 pixels of 832.
        #expect(TerminalText.width(heading) <= 130, "\(heading)")
      }
    }
  }

  @Test("Text is escaped, and what XML can't hold is replaced")
  func escaping() throws {
    let url = "shop://search?q=%3C/text%3E%26%22%00%1B%EF%BF%BE"
    let document = try document(try played(url))
    #expect(document.texts(of: "name").contains { $0.contains("</text>&") })
    #expect(document.texts(of: "title") == [url])
    #expect(document.texts(of: "small").contains("1 update, 0.350 s"))
  }

  @Test("The axis has round ticks, and not many", arguments: [1, 7, 350, 1750, 3600])
  func ticks(milliseconds: Int64) throws {
    let picture = TimelinePicture(try played("--transition", "\(Double(milliseconds) / 1000)"))
    #expect((3...9).contains(picture.end.count / picture.tick.count))
    var tick = picture.tick.count
    while tick.isMultiple(of: 10) { tick /= 10 }
    #expect([1, 2, 5].contains(tick))
  }
}
