import LinkStackEngine
package import LinkStackRecording

extension StackRecording: CustomStringConvertible {
  /// The entries, one a line: when, what happened, what the host showed, and what the driver answered.
  package var description: String {
    var lines = ["\(beginning), \(entries.count) entries, \(droppedCount) dropped before"]
    lines += entries.map(\.description)
    return lines.joined(separator: "\n")
  }
}

extension StackRecording.Entry: CustomStringConvertible {
  package var description: String {
    var text = "\(Nanoseconds(time)): \(event)"
    if let host { text += "; the host \(host.words)" }
    if let answer { text += "; the driver: \(answer.words)" }
    return text
  }
}

extension StackRecording.Beginning: CustomStringConvertible {
  package var description: String {
    switch self {
    case .appearance(let length): "from the first appearance with a path of \(length)"
    case .rest(let rest): "from a rest at depth \(rest.depth)"
    case .middle: "from the middle of a change"
    case .native: "SwiftUI's own stack"
    }
  }
}

extension StackRecording.Event: CustomStringConvertible {
  package var description: String {
    switch self {
    case .path(let parts, let isAnimated):
      "the app sets a path of \(parts.reduce(0) { $0 + $1.count })"
        + (parts.isEmpty
          ? "" : ": " + parts.map { "\($0.count) \($0.kind)" }.joined(separator: ", "))
        + (isAnimated ? "" : ", without animation")
    case .stopAnimating: "the app wants no animation"
    case .settings(let settings): "the app sets \(settings.pacing), \(settings.animation)"
    case .started: "the host is there"
    case .ended: "the host is gone"
    case .appeared(let depth): "\(Self.screen(depth)) appears"
    case .dismissed(let depth): "the link to \(Self.screen(depth)) is off"
    case .changed: "the host has changed"
    case .waitEnded: "the wait is over"
    case .suspended: "the stack is out of sight"
    case .resumed: "the stack is back"
    case .act(let act): "\(act)"
    case .nativePath(let length, let inCommon):
      "the app sets a path of \(length), \(inCommon) as before"
    case .nativeWrite(let length, let inCommon):
      "SwiftUI sets a path of \(length), \(inCommon) as before"
    }
  }

  private static func screen(_ depth: Int?) -> String {
    depth.map { $0 == 0 ? "the root" : "screen \($0)" } ?? "a screen that is gone"
  }
}

extension StackRecording.HostAct: CustomStringConvertible {
  package var description: String {
    switch self {
    case .goBack(let depth): "a person goes back to \(depth)"
    case .swipe(let span, let isCancelled):
      "a person holds the top for \(Nanoseconds(span))"
        + (isCancelled ? ", and lets it return" : "")
    case .cover: "a stranger comes on top"
    case .uncover: "the stranger goes"
    case .leave: "the person leaves the app"
    case .comeBack: "the person returns to the app"
    case .linkOff(let depth): "the link to screen \(depth) is turned off for no reason"
    case .repeatedSignal: "the host says once more that it has settled"
    }
  }
}

extension HostState {
  /// What the host shows, in words.
  fileprivate var words: String {
    "shows \(depth), \(motion)" + (isCovered ? ", covered" : "")
  }
}

extension SequencerEffects {
  /// What the driver does, in words, whatever the numbers are.
  package var words: String {
    var parts: [String] = []
    if supersedes { parts.append("superseded") }
    if let dismissal { parts.append("screens above \(dismissal) are gone") }
    if let removal { parts.append("elements \(removal) leave the path") }
    if let update {
      let (from, kept, to) = (update.previousDepth, update.keptDepth, update.depth)
      let keeping = kept < min(from, to) ? " keeping \(kept)" : ""
      parts.append("update \(from) to \(to)\(keeping)" + (update.isAnimated ? "" : ", unseen"))
    }
    switch wait {
    case .start(let delay): parts.append("wait \(delay)")
    case .cancel: parts.append("wait no more")
    case .unchanged: break
    }
    if let outcome { parts.append("\(outcome)") }
    return parts.joined(separator: ", ")
  }
}
