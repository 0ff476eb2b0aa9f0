/// A node that tells a preference.
@MainActor
protocol PreferenceTeller: Node {
  /// The preference that is told in place of the one from inside, or nil if that is another one.
  func toldPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value?
}

/// A node that heeds a preference.
@MainActor
protocol PreferenceHeeder: Node {
  /// Takes in that preferences inside may have changed, and returns whether the one heeded has.
  func preferencesMayHaveChanged() -> Bool
}

extension Node {
  /// What this part of the tree tells about a key, or nil if it tells nothing.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let told = (self as? any PreferenceTeller)?.toldPreference(key) { return told }
    return preferenceInside(key)
  }

  /// What the children tell about a key.
  final func preferenceInside<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let told = preferenceChildren.compactMap { $0.preference(key) }
    guard var value = told.first else { return nil }
    for next in told.dropFirst() { K.reduce(value: &value) { next } }
    return value
  }
}
