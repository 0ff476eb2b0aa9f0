import Dispatch
import LinkStackEngine

/// Whether a stack of links is seen.
///
/// While it isn't, it is left as it is. Behind another tab links aren't rendered, and so aren't followed. What is
/// changed in the background would all be applied in one go on return, and break (NavigationBackport issue 53). Layers
/// can be changed at any time, because there are no links to follow: they are always in view.
@MainActor
final class StackVisibility {
  private enum Position {
    case inView

    /// Behind another tab, or not yet anywhere.
    case outOfView

    /// The stack begins to come into view, and none of its screens has appeared: a view in front of it may still
    /// move. Some systems don't report the appearance, and a stack must not wait for it for ever.
    case coming(deadline: WakeToken)

    /// SwiftUI says that the stack has gone out of view.
    ///
    /// Some systems report this of views that stay, and nothing may appear after that (D-KMP-sample issue 12,
    /// feedback-assistant reports issue 417). So UIKit is asked as well, once it has had time to follow.
    case leaving(deadline: WakeToken)
  }

  private var position = Position.inView
  private(set) var isInBackground = false
  private(set) var hasBeenInView = false

  private var lastSceneNews = MainThread.LastNews()
  private weak var stack: LinksStack?

  init(of stack: LinksStack) {
    self.stack = stack
  }

  /// Whether the stack is left as it is.
  var isSuspended: Bool { isInBackground || isHidden }

  /// Whether the stack isn't in view, or not yet.
  var isHidden: Bool {
    if case .inView = position { false } else { true }
  }

  /// Whether the stack isn't in view, and isn't about to be.
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

  /// Follows the scene, unless the report is older than what is known.
  func sceneChanged(isInBackground: Bool, at time: DispatchTime) {
    guard lastSceneNews.observe(time), stack?.chain.hasTransitions == true,
      isInBackground != self.isInBackground
    else { return }
    self.isInBackground = isInBackground
    if isInBackground { suspend() } else { resume() }
  }

  func beginsToAppear() {
    guard let stack, isOutOfView else { return }
    let deadline = stack.after(.silence) { stack in
      stack.visibility.position = .outOfView
      stack.visibility.hasAppeared()
    }
    move(to: .coming(deadline: deadline))
  }

  /// A screen of the stack has come into view, or a person has tapped on one.
  func hasAppeared() {
    hasBeenInView = true
    guard isHidden else { return }
    move(to: .inView)
    resume()
  }

  func disappears() {
    guard let stack else { return }
    move(to: .outOfView)
    suspend()
    let deadline = stack.after(.silence) { stack in
      stack.visibility.position = .outOfView
      stack.visibility.look()
    }
    position = .leaving(deadline: deadline)
  }

  /// Asks UIKit whether a stack that is out of view is in view after all.
  func look() {
    guard case .outOfView = position, stack?.chain.sight.controllers?.areInWindow == true else {
      return
    }
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
    stack?.chain.updateUnderWay?.turnAnimationsOn()
    stack?.driver?.report(.suspended)
  }

  private func resume() {
    guard let stack else { return }
    if !isInBackground { stack.removeLeftScreens() }
    guard !isSuspended else { return }
    stack.driver?.report(.resumed)
    stack.resolver.lookAgain()
  }
}
