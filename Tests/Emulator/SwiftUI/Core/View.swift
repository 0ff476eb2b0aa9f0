/// A piece of the interface.
@MainActor
@preconcurrency
public protocol View {
  /// The type of what the view is made of.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder
  @MainActor
  @preconcurrency
  var body: Self.Body { get }
}

extension Never: View {
  /// Nothing.
  public typealias Body = Never

  /// Nothing, for there is never a value to ask for it.
  public var body: Never {
    preconditionFailure("There is no such value.")
  }
}

extension View where Body == Never {
  /// Traps: the emulator renders such a view itself.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is rendered by the emulator itself.")
  }
}
