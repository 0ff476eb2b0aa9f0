import LinkStackEngine

/// For how long something waits that can't be done at once.
///
/// Nothing in the package is put off in another way, but for what an app's stack of links waits with its
/// next update: that is the driver's to decide. Four `deinit`s hop to the main actor, which may not be
/// at hand where they run.
///
/// What waits for the end of the turn, ``turn``:
///
/// | what | where | why not at once |
/// |---|---|---|
/// | what bodies have come across | `DeferredWork` | nothing may be changed while views are updated |
/// | what lists of columns have selected | `LinkedColumns` | the same |
/// | what a link finds of the row that it is in | `RowReader` | the same |
/// | that a link is in the row of an element | `RowLinks` | the same |
/// | that nothing takes a saved element | `ScreenResolver` | what has just been found may declare more |
/// | that a list's rows can't be tapped | `SelectableRows` | rows appear before those after them are there |
/// | that a stack isn't in its column | `AppearanceController` | the same |
/// | what SwiftUI's own stack can't show | `NativePathBridge` | the same |
/// | what is offered to SwiftUI again, as a type is declared | `NativePathBridge` | the same |
/// | that a saved path is handed over | `NativePathBridge` | what SwiftUI drops of it within the update is kept |
/// | the rest of a path that was cut, as its types differ | `NativePathBridge` | within one update it would be one path |
/// | that views have been updated without animation | `UnanimatedPathChange` | it is known when that is over |
/// | a link that was turned off, and what it leads to next | `LinkTurns` | within one update it would be no change |
/// | a link that was turned on to be turned off again | `LinkTurns` | the same |
/// | a push below what may be about to be dismissed | `ScreenChain` | that moves in the next turn only |
/// | that a screen has appeared | `HostEvent` | amid UIKit's news a push is too early |
/// | that a transition is over | `NavigationControllers` | its coordinator is still there when it says so |
/// | what a link that was turned off means | `LinkTurns` | who goes back is seen to within the turn |
/// | that a change in a hidden stack is not animated | `LinksStack` | the stack may be about to come into view |
/// | a path that another selection empties | `LinkedColumns` | nothing may be changed while views are updated |
/// | a path that is saved | `SerializedNavPath` | a burst of changes is saved once |
///
/// What waits for a host that says nothing, ``silence``:
///
/// | what | where | what would say so earlier |
/// |---|---|---|
/// | a screen that leaves keeps its value | `LinkTurns` | the host, if it could be asked |
/// | a late report of a person's back navigation is no news | `LinkTurns` | the report |
/// | a stack that is said to be out of view is not changed | `StackVisibility` | a screen that appears |
/// | a stack that comes into view is not changed | `StackVisibility` | a screen that appears |
/// | what is selected in columns that leave | `LinkedColumns` | nobody |
///
/// What waits for a screen without animation, ``appearance``:
///
/// | what | where | what would say so earlier |
/// |---|---|---|
/// | the next update | `UpdateUnderWay` | the screen, by its `viewDidAppear` |
///
/// What waits for a change to end, ``cover``:
///
/// | what | where | what would say so earlier |
/// |---|---|---|
/// | a picture of the old screen is removed | `CoveredPushes` | the last screen, or whatever else happens |
enum Delay {
  /// Until the turn that runs now is over, and with it the update of views, if one is under way.
  case turn

  /// As long as what was seen last may still move, if nobody says that it has come to rest: 650 ms.
  ///
  /// It is the system's transitions that take so long, whatever the pacing of an app's stack.
  case silence

  /// As long as a screen is waited for that comes into view without animation, if it doesn't say that it
  /// has: 200 ms.
  case appearance

  /// As long as a picture of the old screen may be in one place, whatever happens: 1 s.
  case cover

  var duration: Nanoseconds {
    switch self {
    case .turn: .zero
    case .silence: .milliseconds(650)
    case .appearance: .milliseconds(200)
    case .cover: .seconds(1)
    }
  }
}

extension WakeScheduler {
  /// Calls a function after a delay.
  ///
  /// - Returns: A token to cancel the call with.
  @discardableResult
  func after(_ delay: Delay, _ action: @escaping @MainActor () -> Void) -> WakeToken {
    schedule(after: delay.duration, action)
  }
}
