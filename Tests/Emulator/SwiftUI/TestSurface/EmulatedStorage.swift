/// What an emulated device keeps from one launch of an app to the next.
@MainActor
public final class EmulatedStorage {
  let sceneValues = StoredValues()
  let defaultValues = StoredValues()

  /// What `SceneStorage` has kept, by key; to be set before the app is launched.
  public var scene: [String: Any] {
    get { sceneValues.values }
    set { sceneValues.values = newValue }
  }

  /// What `AppStorage` has kept, by key; to be set before the app is launched.
  public var defaults: [String: Any] {
    get { defaultValues.values }
    set { defaultValues.values = newValue }
  }

  /// Makes a storage in which nothing is kept.
  public init() {}
}
