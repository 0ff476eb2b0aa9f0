/// A transition from one screen to another, as views see it.
@MainActor
final class ScreenMotion {
  let from: EmulatedScreen
  let to: EmulatedScreen

  /// The links whose screens go away, from the root.
  let leaving: [HostedLink]

  /// Whether the screens are seen to move, rather than to change places.
  let isAnimated: Bool

  /// Whether a person goes back by a button, rather than the app.
  let byPerson: Bool

  let transition: EmulatedTransition

  /// What ends the transition.
  var timer = 0

  init(
    from: EmulatedScreen,
    to: EmulatedScreen,
    leaving: [HostedLink],
    isAnimated: Bool = true,
    byPerson: Bool = false,
    isSwipe: Bool = false
  ) {
    self.from = from
    self.to = to
    self.leaving = leaving
    self.isAnimated = isAnimated
    self.byPerson = byPerson
    transition = EmulatedTransition(
      from: from.controller,
      to: to.controller,
      isAnimated: isAnimated,
      isInteractive: isSwipe
    )
  }
}
