/// Something that happens to an app, by a person, by the system or by the app's own code.
package indirect enum Step: Hashable, Sendable {
  case tap(String, occurrence: Int = 0)
  case back
  case backTo(Int)
  case swipeBack
  case swipeBackCancelled
  /// A swipe from the edge during which something else happens, and which then is finished or not.
  case duringSwipe(Step, finishes: Bool)
  case type(String, into: String)
  case selectTab(String)
  case dismissSheet
  case open(String)
  case leave
  case comeBack
  case relaunch
  /// Relaunches each side with the files of the other, as an app that has swapped its aliases.
  case relaunchSwapped
  case wait(Int64)
  case settle
  /// What the app's own code does, by the name that the flow gives it.
  case act(String)

  /// A step that a person can't take, on either side.
  case refused(Step)
  /// A step that the next one comes upon so many milliseconds later, whatever runs by then.
  ///
  /// The sides are compared again once they have settled. Only what the app or the system does may
  /// come next: where a person's own hand falls differs by design, as only one side has
  /// transitions between the screens of one link.
  case interrupting(Step, after: Int64)

  /// Both sides show this title on so many screens above the root.
  case shows(String?, depth: Int)
  /// Both sides show this text.
  case reads(String)
  /// Both sides' own description of their path has this in it.
  case isAt(String)
}
