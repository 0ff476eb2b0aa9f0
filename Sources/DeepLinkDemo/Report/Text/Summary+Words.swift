import CommandSupport
import LinkStackEngine
import NavigationShimTesting

extension Summary {
  /// A number of things in words.
  static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(many ?? one + "s")"
  }

  /// Why updates were against the host's rules, most frequent first.
  static func reasons(_ violations: [Violation]) -> String {
    Dictionary(grouping: violations, by: \.kind.description)
      .map { ($0.key, $0.value.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
      .map { "\($0.1) \($0.0)" }
      .joined(separator: ", ")
  }

  /// The text in lines that fit beside a label, broken between words.
  static func wrapped(_ text: String) -> [String] {
    TerminalText.wrapped(text, to: TimelineLayout.width - labelWidth)
  }
}

extension NavigationOutcome {
  /// How glad to be of it.
  var tone: Tone {
    switch self {
    case .presented: .good
    case .superseded: .plain
    case .dismissed: .person
    }
  }
}
