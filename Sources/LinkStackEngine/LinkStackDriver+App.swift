/// What the app wants.
extension LinkStackDriver {
  /// Whether the host shows the path, and no transition is known to run.
  package var isSettled: Bool { core.isSettled }

  /// Whether a person may be going back from the top, and the path not be shorter yet.
  package var isInBackNavigation: Bool { core.isInBackNavigation(host?.state) }

  /// What the host accepts as one update; if that changes, the rest of a change is planned anew.
  package var rules: UpdateRules {
    get { core.sequencer.rules }
    set { configure { $0.rules = newValue } }
  }

  /// When an update may follow another; a wait under way is not changed.
  package var pacing: Pacing {
    get { core.sequencer.pacing }
    set { configure { $0.pacing = newValue } }
  }

  /// Which updates are animated, also in the rest of a change.
  package var animation: NavigationAnimation {
    get { core.sequencer.animation }
    set { configure { $0.animation = newValue } }
  }

  private func configure(_ change: (inout UpdateSequencer) -> Void) {
    change(&core.sequencer)
    recorder?.noteSettings(of: core.sequencer)
  }

  /// Has what is still to do of a change go without animation, where the host learns of that only now.
  package func stopAnimating() {
    core.sequencer.stopAnimating()
    recorder?.noteStopOfAnimations()
  }
}

/// What the host reports.
extension LinkStackDriver {
  /// The host's state may have changed, so that the driver asks for it, where the host can tell: a
  /// transition has ended, or a finger that held a screen has let go.
  package func hostDidChange() { report(.changed) }

  /// A screen has come into view, perhaps while it still moves.
  ///
  /// The report is ignored if the screen no longer belongs to the link stack. If the screen isn't
  /// the top, a person is going back. A host that can't tell its state has to report every screen.
  package func hostDidShow(_ screen: ScreenID) { report(.appeared(screen)) }

  /// The host has turned off the link to a screen, the lowest one that is gone.
  ///
  /// It counts if the screen that owns the link is the one in view. It is ignored if the dismissed
  /// screen is no part of the link stack any more.
  package func hostDidDismiss(_ screen: ScreenID) { report(.dismissed(screen)) }

  /// The scene has gone to the background: until ``resume()``, the driver sends nothing, and accepts
  /// no dismissal.
  package func suspend() { report(.suspended) }

  package func resume() { report(.resumed) }
}
