@_exported public import Combine
@_exported public import Foundation
@_exported public import HostBehaviors

@MainActor
@preconcurrency
public protocol App {
  associatedtype Body: Scene

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

  @MainActor
  @preconcurrency
  var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

public struct WindowGroup<Content: View> {
  let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}

extension WindowGroup: Scene {
  public typealias Body = Never
}
