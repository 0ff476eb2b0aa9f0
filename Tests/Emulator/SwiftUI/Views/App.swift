@_exported public import Combine
@_exported public import Foundation
@_exported public import HostBehaviors

/// An app with its scenes; tests launch a view with ``EmulatedApp`` instead.
@MainActor
@preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }

  @MainActor
  @preconcurrency
  init()
}

extension App {
  public static func main() {
    preconditionFailure("There is no screen here: launch the app's first view in an EmulatedApp.")
  }
}

@MainActor
@preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder
  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> some Scene { content }

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

public struct WindowGroup<Content: View> {
  let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}

extension WindowGroup: Scene {
  public typealias Body = Never
}

/// A type that makes previews, which nothing shows here.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder
  static var previews: Previews { get }
}

/// Stands in for Foundation's, which is there on Apple's platforms only.
public final class NSUserActivity {
  public let activityType: String
  public var userInfo: [AnyHashable: Any]?

  public init(activityType: String) { self.activityType = activityType }
}
