import CommandSupport
import Foundation
import LinkStackEngine
import Testing

@testable import DeepLinkDemo

@MainActor
@Suite("A link, played")
struct PlaybackTests {
  /// Command lines, and what is played of each.
  nonisolated static let playbacks = """
    # An update goes a frame after the other, and only the last is a transition to the eye.
    → 0' 17' 33' 50' 67, presented 417, at rest 417: 5 confirmation
    # Where every push is animated, an update goes at the end of each transition.
    --animation every → 0 350 700 1050 1400, presented 1750, at rest 1750: 5 confirmation
    --animation none → 0' 17' 33' 50' 67', presented 83, at rest 83: 5 confirmation
    # A watch animates every push, whatever it is asked.
    --host watch → 0 650 1300 1950 2600, presented 3250, at rest 2950: 5 confirmation
    --host watch --animation none \
    → 0 650 1300 1950 2600, presented 3250, at rest 2950: 5 confirmation
    # The host is asked at the end of a fixed delay, and an update waits until nothing moves.
    --pacing fixed:0.65 → 0' 650' 1300' 1950' 2600, presented 3250, at rest 2950: 5 confirmation
    --pacing fixed:0.2 --animation every \
    → 0 400 800 1200 1600, presented 2000, at rest 1950: 5 confirmation
    # A push that is lost, as nobody could be asked, is made again; the path stays whole.
    --host watch --pacing fixed:0.2 \
    → 0 200× 400 800 1200 1600, presented 2000, 1 against the rules, at rest 1950: 5 confirmation
    --host watch --transition 60 \
    → 0 650× 1300× 2600× 5200× 10400× 20800×, unreachable 41600, 6 against the rules, \
    at rest 60000: 5 orders, not confirmation
    --host native → 0 (push 5), presented 350, at rest 350: 5 confirmation
    # However long transitions take, and however many there are, nothing is lost.
    --transition 20 → 0' 17' 33' 50' 67, presented 20067, at rest 20067: 5 confirmation
    --transition 0.66 --animation every \
    → 0 660 1320 1980 2640, presented 3300, at rest 3300: 5 confirmation
    --transition 0 --animation every → 0 0 0 0 0, presented 0, at rest 0: 5 confirmation
    # Who goes back keeps what is below, and nothing is pushed again.
    --interrupt back@0.2 → 0' 17' 33' 50' 67, goes back 200, dismissed 200, at rest 333: 4 editor
    --animation every --interrupt back@1.2 \
    → 0 350 700 1050, goes back 1200, dismissed 1200, at rest 1350: 3 item 7
    # A person's own back navigation is none of the transitions that updates are.
    --interrupt back@0.01 → 0', goes back 10, dismissed 10, at rest 20: 0 root
    # Going back has no effect at the root, while away and during a back navigation.
    shop://orders/42 --interrupt back@5 --interrupt back@5.1 --interrupt back@6 --interrupt back@7 \
    → 0' 17, goes back 5000, no effect 5100, goes back 6000, no effect 7000, presented 367, \
    at rest 6350: 0 root
    --interrupt leave@2 --interrupt back@3 \
    → 0' 17' 33' 50' 67, app left 2000, no effect 3000, presented 417, \
    at rest 417: 5 confirmation, away
    # A swipe begins when the top stands still, and ends with what the finger does.
    --animation every --interrupt hold=5@0.8 \
    → 0 350 700 1050 1400, holds the top 1750, goes back 6750, presented 1750, \
    at rest 7100: 4 editor
    --animation every --interrupt cancel=5@0.8 \
    → 0 350 700 1050 1400, holds the top 1750, lets it return 6750, presented 1750, \
    at rest 7100: 5 confirmation
    # A push waits for as long as a finger holds the top.
    --pacing fixed --interrupt cancel=60@0.8 \
    → 0' 650' 61200' 61850' 62500, holds the top 800, lets it return 60800, presented 63150, \
    at rest 62850: 5 confirmation
    --interrupt leave@2 --interrupt hold@3 \
    → 0' 17' 33' 50' 67, app left 2000, no effect 3000, presented 417, \
    at rest 417: 5 confirmation, away
    # A newer link wins, after the transition in flight.
    --interrupt link=shop://orders/43@0.2 \
    → 0' 17' 33' 50' 67 417 (pop 3, replace), link 2 opened 200, superseded 200, presented 767, \
    at rest 767: 2 order 43
    # Nothing is sent while the app is left, and on return it goes on.
    --interrupt leave@0.05 --interrupt return@3 \
    → 0' 17' 33' 3000' 3017, app left 50, app returned 3000, presented 3367, \
    at rest 3367: 5 confirmation
    --interrupt leave@0.03 \
    → 0' 17', app left 30, suspended -, at rest 33: 5 order 42, not confirmation, away
    --interrupt return@0.1 --interrupt leave@0.2 --interrupt leave@0.3 \
    → 0' 17' 33' 50' 67, no effect 100, app left 200, no effect 300, suspended -, \
    at rest 417: 5 confirmation, away
    """.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)

  @Test("goes as its host, its pace and the person have it")
  func playback() throws {
    for row in Self.playbacks {
      let columns = row.components(separatedBy: "→ ")
      let outline = try played(columns[0]).playback.outline
      if outline != columns[1] { Issue.record("\(columns[0]): \(outline)") }
    }
  }
}

/// What a command line asks for, played.
@MainActor
func played(_ line: String) throws -> DemoComparison {
  DemoComparison(try DemoOptions(parsing: line.split(separator: " ").map(String.init)))
}

/// What a command line prints.
@MainActor
func printed(_ line: String, isTerminal: Bool = false, columns: Int = 80) -> String {
  DemoCommand.run(
    arguments: line.split(separator: " ").map(String.init),
    environment: [:],
    isTerminal: isTerminal,
    columns: columns
  ).standardOutput
}

extension Playback {
  /// All there is to it, with times in milliseconds: the updates, of which one that nobody sees has a
  /// `'`, and one that is lost an `×`; what the person did; how the links ended; and path and screens.
  var outline: String {
    let updates = updates.map { update in
      let mark = update.isLost ? "×" : update.transition == .unseen ? "'" : ""
      let change = update.update.description
      return update.time.milliseconds + mark + (change == "push" ? "" : " (\(change))")
    }
    let actions = moments.flatMap { moment in
      moment.happenings.compactMap { happening in
        happening.personAction.map { "\($0) \(moment.time.milliseconds)" }
      }
    }
    let outcomes = links.map { "\($0.outcomeWord) \($0.endTime?.milliseconds ?? "-")" }
    let lost = violations.isEmpty ? [] : ["\(violations.count) against the rules"]
    let end = showsPath ? visible : "\(visible), not \(path.last?.title ?? ShopRoute.rootTitle)"
    return
      ([updates.joined(separator: " ")] + actions + outcomes + lost + [
        "at rest \(elapsed.milliseconds): \(path.count) \(end)" + (isAway ? ", away" : "")
      ]).joined(separator: ", ")
  }
}

extension Nanoseconds {
  /// Rounded; a frame is 17.
  var milliseconds: String { "\((count + 500_000) / 1_000_000)" }
}
