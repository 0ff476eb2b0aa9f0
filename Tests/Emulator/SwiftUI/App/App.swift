/// An app with its scenes; tests launch a view with ``EmulatedApp`` instead.
@MainActor
@preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes.
  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }

  /// Makes the app.
  @MainActor
  @preconcurrency
  init()
}

extension App {
  /// Traps: there is no screen here.
  public static func main() {
    preconditionFailure("There is no screen here: launch the app's first view in an EmulatedApp.")
  }
}
