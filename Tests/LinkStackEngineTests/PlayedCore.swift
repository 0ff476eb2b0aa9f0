import LinkStackEngine
import TestSupport
import Testing

/// A driver's core together with what its host says of itself, played by words.
struct PlayedCore {
  var core: DriverCore<Character>

  /// What the host says when it is asked; `nil` where it can't tell.
  var host: HostState?

  init(
    path: String = "",
    rules: UpdateRules = .links,
    pacing: Pacing = .settled(fallback: Nanoseconds(650))
  ) {
    core = DriverCore(path: Array(path), rules: rules, pacing: pacing)
  }

  /// A core whose host stands still at a path.
  static func still(
    _ path: String = "",
    asked: Bool = true,
    pacing: Pacing = .settled(fallback: Nanoseconds(650))
  ) -> PlayedCore {
    var played = PlayedCore(path: path, pacing: pacing)
    _ = played.play("started")
    while !played.core.isSettled {
      let depth = played.core.linkStack.depth
      if asked { played.host = HostState(depth: depth, motion: .still) }
      _ = played.play("screen \(depth)")
      _ = played.play("wait over")
    }
    return played
  }

  /// Plays an event, and returns what came of it, as in `push → 1; wait 650`; nothing, if nobody is told.
  ///
  /// A host is as it is in brackets without saying so: `[moving 1]`.
  mutating func play(_ event: String) -> String {
    let words = event.split(separator: " ").map(String.init)
    let depth = words.count > 1 ? Int(words[1]) ?? 0 : 0
    switch words.first {
    case "set":
      let path = Array(words.count > 1 ? words[1] : "")
      return core.set(path, animated: true, host: host).summary
    case "path": return String(core.target)
    case "told": return String(core.linkStack.values)
    case "doubt": return "\(core.isInBackNavigation(host))"
    case "settled": return "\(core.isSettled)"
    case "native": core.sequencer.rules = .native
    case "screen": return handle(.appeared(depth == 0 ? .root : core.linkStack[depth].id))
    case "link": return handle(.dismissed(core.linkStack[depth].id))
    case "wait": return handle(.waitEnded)
    case "changed": return handle(.changed)
    case "started": return handle(.started)
    case "ended": return handle(.ended)
    case "suspended": return handle(.suspended)
    case "resumed": return handle(.resumed)
    default:
      let word = event.split { "[] ".contains($0) }.map(String.init)
      let motion = HostState.Motion.allCases.first { "\($0)" == word[0] } ?? .still
      host = HostState(depth: Int(word[1]) ?? 0, motion: motion, isCovered: word[0] == "covered")
      return event.hasPrefix("[") ? "" : handle(.changed)
    }
    return ""
  }

  mutating func handle(_ report: HostReport) -> String { core.handle(report, host: host).summary }
}

/// Plays scripts of events, one a line, each followed by `|` and what has to come of it.
///
/// A script begins with `from ab`, a core whose host stands still at that path, `from ab unasked`, one whose host can't
/// tell, or `new ab`, one without a host; a path of `-` is the root.
func expectSteps(
  of start: PlayedCore = .still(),
  asked: Bool = true,
  rules: UpdateRules = .links,
  pacing: Pacing = .settled(fallback: Nanoseconds(650)),
  _ scripts: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var played = start
  var came = ""
  for line in scripts.split(separator: "\n") {
    let words = line.split(separator: " ")
    switch words[0] {
    case "//": came += line
    case "from", "new":
      came += line
      let path = words[1] == "-" ? "" : String(words[1])
      played =
        words[0] == "new"
        ? PlayedCore(path: path, rules: rules, pacing: pacing)
        : .still(path, asked: asked && words.last != "unasked", pacing: pacing)
    default:
      let event = line.prefix { $0 != "|" }
      let answer = played.play(event.split(separator: " ").joined(separator: " "))
      came += event + "|" + (answer.isEmpty ? "" : " " + answer)
    }
    came += "\n"
  }
  if came != scripts + "\n" {
    Issue.record("what came of it:\n\(came)", sourceLocation: sourceLocation)
  }
}
