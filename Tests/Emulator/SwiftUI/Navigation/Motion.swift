/// A transition from one screen to another.
@MainActor
final class Motion {
  let from: Screen
  let to: Screen

  /// The links whose screens go away, from the root.
  let leaving: [HostedLink]

  /// Whether a person goes back, rather than the app.
  let byPerson: Bool

  /// Whether a finger moves the screens.
  let isSwipe: Bool

  /// What ends the transition.
  var timer = 0

  init(
    from: Screen,
    to: Screen,
    leaving: [HostedLink],
    byPerson: Bool,
    isSwipe: Bool = false
  ) {
    self.from = from
    self.to = to
    self.leaving = leaving
    self.byPerson = byPerson
    self.isSwipe = isSwipe
  }
}
