/// A breach of what has to hold.
package enum Fault: String, Hashable, Sendable {
  // In every state.
  case updateDuringTransition = "an update was sent during a transition"
  case updateWhileInactive = "an update was sent while the app was inactive"
  case tooManyPushes = "an update pushed more screens than the host takes"
  case tooManyPops = "an update popped more screens than the host takes"
  case replacement = "an update replaced a screen in place"
  case emptyUpdate = "an update changed nothing"
  case outOfStep = "an update started from what the host doesn't show"
  case tooDeepAtFirstAppearance = "the host was to appear with more screens than it can"
  case pathWritten = "the path was shortened, but no person has gone there"
  case pathForgotten = "the sequencer's target is not the path"
  case updateAfterOutcome = "an update was sent after the outcome was reported"
  case outcomeTwice = "an outcome was reported, but nobody waited for it"
  case outcomeMissing = "a caller waits for a change that has ended"
  case presentedTooEarly = "a path was reported as presented that the host doesn't show, still"
  case dismissedWithoutPerson = "a change was reported as dismissed, but the path was not shortened"
  case believedWhileInactive = "a dismissal was believed while the app was inactive"
  case timerWhileInactive = "a timer runs while the app is inactive"
  case planOutdated = "the plan is not the one that would be made now"

  // At rest.
  case restInTransition = "nothing is left to happen, but the sequencer waits for something"
  case waitsForEver = "nothing is left to happen, and a caller still waits"
  case hostDisagrees = "at rest the host shows something else than the path"
  case linkStackDisagrees = "at rest the link stack is something else than the path"

  // From every state.
  case neverRests = "undisturbed, it goes on for ever"
}
