import CommandSupport
import LinkStackEngine

@testable import DeepLinkDemo

/// What a command line asks for, played.
@MainActor
func played(_ line: String) throws -> DemoComparison {
  DemoComparison(try DemoOptions(parsing: line.split(separator: " ").map(String.init)))
}

/// What a command line prints.
@MainActor
func printed(_ line: String, isTerminal: Bool = false) -> String {
  DemoCommand.run(
    arguments: line.split(separator: " ").map(String.init),
    environment: [:],
    isTerminal: isTerminal
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
