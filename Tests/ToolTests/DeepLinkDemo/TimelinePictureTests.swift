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
}
