import CommandSupport
import LinkStackEngine

/// Something that comes between while a link is played.
struct Interruption: Hashable, Sendable {
  /// What comes between.
  enum Action: Hashable, Sendable {
    /// The person goes back one screen.
    case back

    /// Another link is opened.
    case link(DeepLink)

    /// The person leaves the app.
    case leave

    /// The person returns to the app.
    case comeBack
  }

  let action: Action
  let time: Nanoseconds
}

extension Interruption {
  static let forms = "back@SECONDS, link=URL@SECONDS, leave@SECONDS, return@SECONDS"

  /// Reads the value of the option.
  ///
  /// The time follows the last `@`: a URL may hold others.
  init(parsing text: String) throws(UsageError) {
    guard let at = text.lastIndex(of: "@") else {
      throw UsageError("the interruption \(quoting: text) has no time", known: Self.forms)
    }
    let (name, value) = String(text[..<at]).split(atFirst: "=")
    let action: Action
    switch (name, value) {
    case ("back", nil): action = .back
    case ("leave", nil): action = .leave
    case ("return", nil): action = .comeBack
    case ("link", let url?):
      action = .link(try DeepLink(parsing: url))
    default:
      throw UsageError("no interruption has the form \(quoting: text)", known: Self.forms)
    }
    let seconds = String(text[text.index(after: at)...])
    let time = try Nanoseconds(parsingSeconds: seconds, of: "the time of \(name)")
    self.init(action: action, time: time)
  }
}
