import Dispatch
import LinkStackEngine

/// Whether a link stack is visible.
///
/// A stack that isn't visible is left unchanged. Behind another tab links aren't rendered, and so aren't followed.
/// Changes in the background would be applied all at once on return, and break (NavigationBackport issue 53). Layers
/// can be changed at any time, because they have no links to follow: they always count as visible.
@MainActor
final class StackVisibility {
  private enum Position {
    case inView

    /// Behind another tab, or not yet in a window.
    case outOfView

    /// The stack begins to come into view, and none of its screens has appeared. A view in front of it may still
    /// move.
    ///
    /// Some systems don't report the appearance, so the wait has a deadline.
    case coming(deadline: WakeToken)

    /// SwiftUI called `onDisappear` of the stack.
    ///
    /// Some systems call it for views that stay, and don't call `onAppear` after it (D-KMP-sample issue 12,
    /// feedback-assistant reports issue 417). So UIKit's state is read too, once UIKit has had time to follow.
    case leaving(deadline: WakeToken)
  }

  private var position = Position.inView
  private(set) var isInBackground = false
  private(set) var hasBeenInView = false

  private var latestSceneReport = MainThread.LatestReport()
  private weak var stack: LinksStack?

  init(of stack: LinksStack) {
    self.stack = stack
  }

  /// Whether the stack is left unchanged.
  var isSuspended: Bool { isInBackground || isHidden }

  /// Whether the stack is out of view, or only coming into view.
  var isHidden: Bool {
    if case .inView = position { false } else { true }
  }

  /// Whether the stack is out of view, and not coming into view.
  var isOutOfView: Bool {
    switch position {
    case .outOfView, .leaving: true
    case .inView, .coming: false
    }
  }

  func start(_ isInBackground: Bool, _ attach: () -> Void) {
    guard stack?.chain.hasTransitions == true else { return attach() }
    if isInBackground {
      self.isInBackground = true
      suspend()
    }
    attach()
    position = .outOfView
    suspend()
  }

  /// Follows the scene, unless the report is older than a known one.
  func sceneChanged(isInBackground: Bool, at time: DispatchTime) {
    guard latestSceneReport.observe(time), stack?.chain.hasTransitions == true,
      isInBackground != self.isInBackground
    else { return }
    self.isInBackground = isInBackground
    if isInBackground { suspend() } else { resume() }
  }

  func beginsToAppear() {
    guard let stack, isOutOfView else { return }
    let deadline = stack.after(.transition) { stack in
      stack.visibility.position = .outOfView
      stack.visibility.hasAppeared()
    }
    move(to: .coming(deadline: deadline))
  }

  /// Takes in that a screen of the stack has come into view, or that people have tapped on one.
  func hasAppeared() {
    hasBeenInView = true
    guard isHidden else { return }
    move(to: .inView)
    resume()
  }

  func disappears() {
    guard let stack, stack.chain.hasTransitions else { return }
    move(to: .outOfView)
    suspend()
    let deadline = stack.after(.transition) { stack in
      stack.visibility.position = .outOfView
      stack.visibility.look()
    }
    position = .leaving(deadline: deadline)
  }

  /// Reads from UIKit whether a stack that counts as out of view is visible after all.
  func look() {
    guard case .outOfView = position, stack?.chain.observedHost.isInWindow == true else { return }
    hasAppeared()
  }

  private func move(to position: Position) {
    switch self.position {
    case .coming(let deadline), .leaving(let deadline): stack?.scheduler.cancel(deadline)
    case .inView, .outOfView: break
    }
    self.position = position
  }

  private func suspend() {
    stack?.chain.observe(.interruption)
    stack?.chain.runningStep?.turnAnimationsOn()
    stack?.driver?.report(.suspended)
  }

  private func resume() {
    guard let stack else { return }
    if !isInBackground { stack.removeDepartedScreens() }
    guard !isSuspended else { return }
    stack.driver?.report(.resumed)
  }
}
