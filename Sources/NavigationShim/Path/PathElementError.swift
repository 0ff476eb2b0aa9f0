/// Why an element of a path could not be read as a value of the type that was asked for.
///
/// The ``description`` is a sentence for the developer, which says what to do where that helps.
public struct PathElementError: Error {
  /// What stood in the way.
  public enum Reason: Sendable {
    /// The element has a value of another type, or was saved as one.
    case otherType

    /// The element was saved as another type, which is private or local.
    ///
    /// The name of such a type is another one at each launch of the app, so this may be the very
    /// type that was asked for, saved by an earlier launch.
    case unstableTypeName

    /// The element was saved as this type, which does not conform to `Codable` any more.
    case notCodable

    /// The element was saved as this type, and its item does not decode as it.
    case undecodable(item: String, underlyingError: any Error)

    /// Only SwiftUI's own stack knows the value, which something other than the package has pushed.
    case unreadable
  }

  /// The element's index from the root, or `nil` if an element was asked on its own.
  public internal(set) var index: Int?

  /// What stood in the way.
  public let reason: Reason

  private let expected: Any.Type
  private let found: Found

  init(expected: Any.Type, found: Found, reason: Reason) {
    self.expected = expected
    self.found = found
    self.reason = reason
  }

  /// The same error about the element at an index.
  func at(_ index: Int) -> PathElementError {
    var error = self
    error.index = index
    return error
  }
}

extension PathElementError {
  /// What an element has for a type.
  ///
  /// A search meets many elements of other types, so names are made only for who reads them.
  enum Found: Sendable {
    case type(Any.Type)
    case tag(String)
  }

  /// The name of the type that was asked for.
  public var expectedType: String {
    ElementTag.name(of: expected)
  }

  /// The name of the type that the element has or was saved as.
  public var foundType: String {
    switch found {
    case .type(let type): ElementTag.name(of: type)
    case .tag(let tag): tag
    }
  }
}

extension PathElementError: CustomStringConvertible {
  /// A sentence that names the element, what was expected and what was found.
  public var description: String {
    guard case .undecodable(let item, let error) = reason else { return publicText }
    return
      "\(subject) was saved as \(foundType), and its item \(item) does not decode as that: \(error)"
  }

  /// The same without what the element holds, for a log that others may read.
  ///
  /// What a decoder says may quote that, too.
  var publicText: String {
    switch reason {
    case .otherType:
      "\(subject) is of type \(foundType), not \(expectedType)."
    case .unstableTypeName:
      """
      \(subject) was saved as \(foundType), not \(expectedType). That is the name of a private or \
      local type, which is another one at each launch, so the element can never be decoded after \
      a relaunch. Make the type internal, and declare it outside of functions.
      """
    case .notCodable:
      "\(subject) was saved as \(foundType), which can not be decoded: make it conform to Codable."
    case .undecodable:
      """
      \(subject) was saved as \(foundType), and its item does not decode as that. The error that \
      the path's elements(as:) throws says why.
      """
    case .unreadable:
      """
      \(subject) can not be read as \(expectedType): something other than this package has pushed it \
      in SwiftUI's own stack, such as SwiftUI's own link, and its value is not Codable.
      """
    }
  }

  private var subject: String {
    index.map { "Element \($0) of the path" } ?? "The element"
  }
}
