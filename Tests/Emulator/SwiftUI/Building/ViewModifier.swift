/// Makes a view of another one.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the view that is made.
  associatedtype Body: View

  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes a view of the one that is modified.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
  /// Traps: the emulator applies such a modifier itself.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body: it is applied by the emulator itself.")
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this one and then another one.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier {
  /// A modifier that changes nothing.
  public static var identity: EmptyModifier { EmptyModifier() }

  /// Makes a modifier that changes nothing.
  public init() {}
}

extension EmptyModifier: ViewModifier, AppliedModifier {
  /// Nothing.
  public typealias Body = Never

  func apply(to view: any View) -> any View { view }
}

/// A modifier without a body, which the emulator applies itself.
@MainActor
protocol AppliedModifier {
  func apply(to view: any View) -> any View
}

extension View {
  /// Applies a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
