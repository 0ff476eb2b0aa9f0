import LinkStackEngine

@testable import NavigationShim

/// Controllers in the state that a test sets.
@MainActor
final class ReadHost: ObservedHost.Controllers {
  /// Not released before the end of a test, also where that uses it no more.
  var stack: LinksStack?
  var state = HostState(depth: 1, motion: .still)
  var isTopUnknown = false
  var areInWindow = true
  var areAnimationsOn = true
  let (havePresented, areHidden, haveDepartedScreens) = (false, false, false)
  let transitionBegan: Nanoseconds? = nil

  func observe() -> HostState? { state }
  func pop(to screen: LinkedScreen, animated isAnimated: Bool) -> Bool {
    state = HostState(depth: screen.depth, motion: .moving)
    return true
  }
  func haveUnknownTop(at depth: Int) -> Bool { isTopUnknown }
  func removeDepartedScreens() {}
  func takeSnapshot(_ sizeDidChange: @escaping () -> Void) -> (any SnapshotPushes.Snapshot)? { nil }
}

@MainActor
final class Reporter: ObservedHost.Reporter {
  var host = ReadHost()
  var screen: LinkedScreen?
  var nesting = 1
  let isInWindow = true
  let isKeptFromColumn = false
  let scene: (AnyObject, isInBackground: Bool)? = nil

  func controllers(
    of stack: LinksStack,
    known: (any ObservedHost.Controllers)?
  ) -> (any ObservedHost.Controllers)? { host }
}
