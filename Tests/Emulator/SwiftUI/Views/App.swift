@_exported public import Combine
@_exported public import Foundation
@_exported public import HostBehaviors

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

/// A part of an app's interface that a person can put beside others.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of what the scene consists of.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Traps: such a scene consists of itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Makes one scene of those that are written in a row.
@resultBuilder
public enum SceneBuilder {
  /// Takes in a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Passes a single scene on.
  public static func buildBlock<Content: Scene>(_ content: Content) -> some Scene { content }

  /// Makes one scene of several.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    SceneTuple<(repeat each Content)>()
  }
}

private struct SceneTuple<T>: Scene {
  typealias Body = Never

  nonisolated init() {}
}

/// Windows with a view in each.
public struct WindowGroup<Content: View> {
  let content: () -> Content

  /// Makes a group of windows.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}

extension WindowGroup: Scene {
  /// A group of windows has no body.
  public typealias Body = Never
}

/// A type that makes previews, which nothing shows here.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The views of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder
  static var previews: Previews { get }
}

/// Stands in for Foundation's, which is there on Apple's platforms only.
public final class NSUserActivity {
  /// What kind of activity it is, as a reversed domain name.
  public let activityType: String

  /// What is needed to go on with it.
  public var userInfo: [AnyHashable: Any]?

  /// Makes an activity of a type.
  public init(activityType: String) { self.activityType = activityType }
}
