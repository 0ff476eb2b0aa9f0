nonisolated extension View {
  /// Accepts that the view reaches the screen's edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Accepts that the view reaches the screen's edges.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Accepts whether the status bar is hidden.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Accepts whether the status bar is hidden.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Accepts whether what the system lays over the screen is shown.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Accepts that the first swipe from an edge is the view's.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
