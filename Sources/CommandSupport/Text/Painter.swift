/// Gives text its looks, where it is to have any.
package struct Painter: Sendable {
  let isColoured: Bool

  /// Decides whether to use colour.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the text goes to a terminal, and not into a file or another command.
  ///   - environment: The environment variables, among which `NO_COLOR` with any value forbids it.
  package init(isTerminal: Bool, environment: [String: String]) {
    isColoured =
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// The text in its tone; of spaces, nothing is painted.
  package func paint(_ text: String, _ tone: Tone) -> String {
    guard isColoured, let code = tone.code, text.contains(where: { $0 != " " }) else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension Tone {
  fileprivate var code: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .quiet: "2"
    case .person: "33"
    case .good: "32"
    case .alarm: "1;31"
    }
  }
}
