import Dispatch

/// Whether a stack of links is left as it is for now, and why.
struct Suspension {
  /// A reason for a stack to be left as it is for now.
  enum Reason {
    /// The scene is in the background: changes made now would all be applied in one go on return, and
    /// break (NavigationBackport issue 53).
    case backgroundScene

    /// The stack is not on screen, or has never been: it is behind another tab, where links aren't
    /// rendered and so aren't followed.
    case hiddenStack
  }

  /// Why the stack is left as it is; empty where it may be changed.
  private(set) var reasons: Set<Reason> = []

  /// Whether the stack has been seen.
  private(set) var hasBeenInView = false

  private var lastSceneNews = LastNews()

  /// Whether nobody sees the stack.
  var isHidden: Bool { reasons.contains(.hiddenStack) }

  /// Adds a reason.
  mutating func begin(_ reason: Reason) {
    reasons.insert(reason)
  }

  /// Removes a reason.
  ///
  /// - Returns: Whether it was the last one, so that the stack may be changed again.
  mutating func end(_ reason: Reason) -> Bool {
    if reason == .hiddenStack { hasBeenInView = true }
    return reasons.remove(reason) != nil && reasons.isEmpty
  }

  /// Learns when the scene has gone to the background or come back, and returns whether that is newer than
  /// what is known.
  mutating func isSceneNews(of time: DispatchTime) -> Bool {
    lastSceneNews.observe(time)
  }
}
