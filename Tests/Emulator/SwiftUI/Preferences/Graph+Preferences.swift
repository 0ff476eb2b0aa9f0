extension Graph {
  /// Has a node look, after each change of views, whether a preference inside has changed.
  func addPreferenceHeeder(_ node: any PreferenceHeeder) {
    preferenceHeeders.removeAll { $0.node == nil }
    preferenceHeeders.append(WeakHeeder(node: node))
    havePreferencesChanged = true
  }

  /// Notes that preferences may have another value.
  func preferencesMayHaveChanged() {
    havePreferencesChanged = true
  }

  /// Calls what heeds preferences that have changed, and returns whether there was any.
  ///
  /// The innermost first, as what they do may change what those around them learn.
  func runPreferenceActions() -> Bool {
    guard havePreferencesChanged else { return false }
    havePreferencesChanged = false
    var hasChanged = false
    let heeders = preferenceHeeders.compactMap(\.node).sorted { $0.level > $1.level }
    for heeder in heeders where !heeder.isRemoved && heeder.preferencesMayHaveChanged() {
      hasChanged = true
    }
    return hasChanged
  }
}

/// A node that heeds a preference, as long as it is there.
struct WeakHeeder {
  weak var node: (any PreferenceHeeder)?
}
