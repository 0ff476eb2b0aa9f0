extension Graph {
  /// Notes that preferences below a node may have another value.
  func preferencesMayHaveChanged(above node: Node) {}

  /// Calls what observes preferences that have changed, and returns whether there was any.
  func runPreferenceActions() -> Bool { false }
}
