import LinkStackEngine

/// What is to be played, and how it is to be shown.
struct Options: Hashable, Sendable {
  var link = DeepLink.builtIn
  var setting = Setting()

  /// In order of time; those at equal times as they were given.
  var interruptions: [Interruption] = []

  var writesJSON = false
  var picture: String?
  var isRealtime = false
}

/// The host that a link is played on, and the pace.
struct Setting: Hashable, Sendable {
  var host = HostChoice.links
  var pacing = PacingChoice.settled
  var transition = Nanoseconds.milliseconds(350)
}
