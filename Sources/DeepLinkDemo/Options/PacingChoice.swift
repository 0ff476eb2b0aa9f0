import CommandSupport
import LinkStackEngine

/// When the next update may go.
enum PacingChoice: Hashable, Sendable {
  case settled
  case fixed(Nanoseconds)

  /// The delay of `fixed` where none is given: what the engine waits where no signal comes.
  static let usualDelay = Pacing.settled.delay

  /// The pacing as the engine has it.
  ///
  /// - Parameter transition: How long the host's animation takes. The engine waits longer than that
  ///   for a settle signal, as an update that meets a transition is lost.
  func pacing(transition: Nanoseconds) -> Pacing {
    switch self {
    case .settled: .settled(fallback: max(Self.usualDelay, transition * 2))
    case .fixed(let delay): .fixed(delay: delay)
    }
  }

  /// The pacing in words.
  var words: String {
    switch self {
    case .settled: "the next update goes as soon as the host has settled"
    case .fixed(let delay): "an update every \(delay.words), whatever the host does"
    }
  }

  /// Reads the value of the option.
  init(parsing text: String) throws(UsageError) {
    let (name, value) = text.split(atFirst: ":")
    switch (name, value) {
    case ("settled", nil): self = .settled
    case ("fixed", nil): self = .fixed(Self.usualDelay)
    case ("fixed", let seconds?):
      self = .fixed(try Nanoseconds(parsingSeconds: seconds, of: "the delay of fixed"))
    default:
      throw UsageError("no pacing is called \(quoting: text)", known: "settled, fixed[:SECONDS]")
    }
  }
}
