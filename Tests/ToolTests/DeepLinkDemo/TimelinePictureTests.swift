import CommandSupport
import LinkStackEngine
import TestSupport
import Testing

@testable import DeepLinkDemo

@MainActor
struct TimelinePictureTests {
  private func document(_ line: String) throws -> XMLOutline {
    try XMLOutline(TimelinePicture(try played(line)).svg)
  }

  nonisolated static let texts: [(String, style: String, texts: [String])] = [
    ("", "name", ["root", "orders", "order 42", "item 7", "editor", "confirmation"]),
    ("", "number", ["5"]),
    ("", "number unseen", ["1", "2", "3", "4"]),
    ("", "label good", ["presented 0.417 s"]),
    ("", "note", ["Assumption: an update without animation takes one frame of 1/60 s."]),
    ("--animation every", "number", ["1", "2", "3", "4", "5"]),
    ("--animation every", "label good", ["presented 1.750 s"]),
    ("--animation every", "note", []),
    // A lost push has a cross, as in the legend.
    ("--host watch --pacing fixed:0.2", "lost", ["×", "×"]),
    ("--host watch --pacing fixed:0.2", "label good", ["presented 2.000 s"]),
    // A link that isn't shown gets no praise.
    ("--host watch --transition 60", "label good", []),
    ("--host watch --transition 60", "label plain", ["unreachable 41.600 s"]),
    (interrupted, "name", ["root", "orders", "order 42", "order 43"]),
    (
      interrupted, "label person",
      [
        "link 2 opened", "goes back", "app left", "app returned", "link 3 opened",
        "holds the top", "lets it return", "holds the top", "goes back",
      ]
    ),
  ]

  nonisolated static let interrupted =
    "shop://orders/42 --interrupt link=shop://orders/43@0.2 --interrupt back@3"
    + " --interrupt leave@5 --interrupt return@6 --interrupt link=shop://orders@7"
    + " --interrupt cancel@8 --interrupt hold@10"

  @Test("What is written in the picture")
  func texts() throws {
    for (line, style, texts) in Self.texts {
      let written = try document(line).texts(of: style)
      if written != texts { Issue.record("\(line), \(style): \(written)") }
    }
  }

  @Test(
    "A mark per update and a bar per transition, and one of each in the legend",
    arguments: [
      ("", ["update": 2, "update unseen": 5, "transition": 2, "frame": 5, "native": 1]),
      (
        "--animation every",
        ["update": 6, "update unseen": 0, "transition": 6, "frame": 0, "native": 1]
      ),
    ]
  )
  func marks(line: String, counts: [String: Int]) throws {
    let document = try document(line)
    for (style, count) in counts { #expect(document.count(style) == count, "\(style)") }
    #expect(document.texts(of: "small").contains("1 update, 0.350 s"))
  }

  @Test(
    "Pushes rise like stairs, and what a finger holds is there until it is gone",
    arguments: [
      (
        "--animation every shop://orders/42",
        ["covered 0–840", "transition 0–350, covered 350–840", "transition 350–700, top 700–840"]
      ),
      (
        "shop://orders/42",
        ["covered 0–440", "frame 0–17, covered 17–440", "transition 17–367, top 367–440"]
      ),
      (
        "--interrupt hold@2 shop://orders",
        [
          "covered 0–2000, transition 2000–3350, top 3350–4020",
          "transition 0–350, top 350–2000, transition 2000–3350",
        ]
      ),
    ]
  )
  func bars(line: String, bars: [String]) throws {
    let picture = TimelinePicture(try played(line))
    let all = picture.lanes.map { lane in
      picture.bars(of: lane)
        .map { "\($0.state) \($0.start.milliseconds)–\($0.end.milliseconds)" }
        .joined(separator: ", ")
    }
    #expect(all == bars)
    let heights = picture.lanes.indices.map(picture.y)
    #expect(heights == heights.sorted(by: >))
  }

  @Test("Each label has a row of its own, the later the lower, so that none meets another's line")
  func labelRows() throws {
    let line =
      "--animation every --interrupt leave@1.2 --interrupt return@1.21"
      + " --interrupt back@1.25 --interrupt back@1.3"
    let labels = TimelinePicture(try played(line)).svg.split(separator: "\n")
      .filter { $0.contains("<text class=\"label ") }
      .compactMap { $0.split(separator: " ").first { $0.hasPrefix("y=") } }
    #expect(labels == ["y=\"87\"", "y=\"102\"", "y=\"117\"", "y=\"132\"", "y=\"147\""])
  }

  @Test("Titles that would break out of the card are cut")
  func wideTitles() throws {
    let document = try document("shop://orders/\(Int.max)/items/\(Int.max)/edit?confirm=true")
    #expect(document.texts(of: "title").map(TerminalText.width) == [50])
    #expect(document.texts(of: "name").map(TerminalText.width).max() == 18)
  }

  @Test("What is played is told in a line that stays on the card")
  func heading() throws {
    for host in HostChoice.allCases {
      for animation in AnimationChoice.allCases {
        let line =
          "--host=\(host) --animation=\(animation) --pacing=fixed:0.125 --transition=12.345"
        let heading = try document(line).texts(of: "quiet").first ?? ""
        // A column takes 6.3 pixels of 832.
        let isTold = heading.contains("animated: ") && TerminalText.width(heading) <= 130
        if !isTold { Issue.record("\(line): \(heading)") }
      }
    }
  }

  @Test("The axis has round ticks, and not many", arguments: [1, 7, 350, 1750, 3600])
  func ticks(milliseconds: Int64) throws {
    let picture = TimelinePicture(try played("--transition \(Double(milliseconds) / 1000)"))
    #expect((3...9).contains(picture.end.count / picture.tick.count))
    var tick = picture.tick.count
    while tick.isMultiple(of: 10) { tick /= 10 }
    #expect([1, 2, 5].contains(tick))
  }
}
