/// Something broken on purpose, to see that the checker can fail.
package enum Sabotage: String, Hashable, Sendable, CaseIterable {
  /// Nothing is broken.
  case none

  /// The host loses pushes to the second screen and says nothing.
  case losesPushes

  /// Each claim of a dismissal is taken for true.
  case believesEverything

  /// The sequencer does not hear that the app was left.
  case missesLeaving

  /// The sequencer does not hear that the person has returned.
  case missesReturning

  /// The timer may fire while a transition runs.
  case firesEarly

  /// No timer is ever started.
  case forgetsTimer

  /// Settle signals about earlier transitions pass for new ones.
  case confusesTransitions

  /// The path is written, as other libraries do, while it is being split.
  case writesPath
}
