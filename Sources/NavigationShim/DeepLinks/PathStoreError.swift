/// Why a path could not be saved or restored.
///
/// The ``description`` is a sentence for the developer, which says what to do where that helps.
public enum PathStoreError: Error {
  /// An element of the path is not `Codable`, or was not seen to be where it was appended.
  ///
  /// SwiftUI's own path doesn't tell which: then index and type are `nil`.
  case unsavable(index: Int?, typeName: String?)

  /// An element of the path did not encode.
  case unencodable(any Error)

  /// The data is nothing that was saved of such a path.
  case undecodable(any Error)
}

extension PathStoreError: CustomStringConvertible {
  /// What was wrong, and what to do about it.
  public var description: String {
    switch self {
    case .unsavable(let index?, let typeName?):
      """
      Element \(index) of the path, of type \(typeName), can't be saved. Make the type Codable, \
      and append the value where the compiler sees that it is.
      """
    case .unsavable:
      """
      An element of the path can't be saved. Make the types of all elements Codable, and append \
      their values where the compiler sees that they are.
      """
    case .unencodable(let error):
      "The path can't be encoded: \(error)"
    case .undecodable(let error):
      "The data holds no path of this type, so the path is as it was: \(error)"
    }
  }
}
