/// What an emulated device keeps from one launch of an app to the next.
@MainActor
public final class EmulatedStorage {
  /// What `SceneStorage` has kept, by key.
  public internal(set) var scene: [String: Any] = [:]

  /// What `AppStorage` has kept, by key.
  public internal(set) var defaults: [String: Any] = [:]

  /// Makes a storage in which nothing is kept.
  public init() {}
}
