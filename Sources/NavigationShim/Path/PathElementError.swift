/// The reason why an element of a path can't be read as the requested type.
///
/// ```swift
/// let path = NavigationPath(["hello"])
/// do {
///   _ = try path.values(of: Int.self)
/// } catch let error as PathElementError {
///   print(error)  // Element 0 of the path is of type Swift.String, not Swift.Int.
/// }
/// ```
///
/// An addition to SwiftUI's interface.
public struct PathElementError: Error, CustomStringConvertible {
  /// The kind of problem: see ``PathElementError`` for an example.
  public enum Reason: Sendable {
    /// The element has a value of another type, or was saved as one.
    case otherType

    /// The element was saved as another type, which is private or local.
    ///
    /// The name of such a type differs from launch to launch, so this may be the requested type, saved by an earlier
    /// launch.
    case unstableTypeName

    /// The element was saved as this type, which no longer conforms to `Codable`.
    case notCodable

    /// The element was saved as this type, and its JSON can't be decoded as it.
    ///
    /// The decoder's error may quote saved data. ``PathElement/description`` has all of that data.
    case undecodable(underlyingError: any Error)

    /// SwiftUI has pushed the value on the native stack, it isn't `Codable`, and its screen hasn't been evaluated yet,
    /// or is declared by SwiftUI's modifier: see ``PathElement``.
    case unreadable
  }

  /// The element's index, counted from 0 for the screen above the root, or `nil` if the element was read by itself.
  public internal(set) var index: Int?

  /// The kind of problem.
  public let reason: Reason

  private let expected: Any.Type
  private let found: Found

  init(expected: Any.Type, found: Found, reason: Reason) {
    self.expected = expected
    self.found = found
    self.reason = reason
  }

  /// The actual type of an element.
  ///
  /// Its name is made only when it is read.
  enum Found: Sendable {
    case type(Any.Type)
    case tag(String)
  }

  package var expectedType: String {
    UndecodedElement.Tag.name(of: expected)
  }

  /// The name of the type that the element has or was saved as.
  package var foundType: String {
    switch found {
    case .type(let type): UndecodedElement.Tag.name(of: type)
    case .tag(let tag): tag
    }
  }

  /// A sentence that names the element, the expected type and the actual one, and quotes no saved data.
  public var description: String {
    switch reason {
    case .otherType:
      "\(subject) is of type \(foundType), not \(expectedType)."
    case .unstableTypeName:
      """
      \(subject) was saved as \(foundType), not \(expectedType). That is the name of a private or \
      local type, which differs from launch to launch, so the element can't be decoded after a \
      relaunch. Make the type internal, and declare it outside of functions.
      """
    case .notCodable:
      "\(subject) was saved as \(foundType), which can't be decoded: make it conform to Codable."
    case .undecodable:
      """
      \(subject) was saved as \(foundType), and its JSON can't be decoded as that type: the error \
      that the path's values(of:) throws has the reason.
      """
    case .unreadable:
      """
      \(subject) can't be read as \(expectedType): SwiftUI has pushed it on the native stack, its \
      value isn't Codable, and no screen of NavigationShim's navigationDestination(for:) has shown it.
      """
    }
  }

  private var subject: String {
    index.map { "Element \($0) of the path" } ?? "The element"
  }
}
