/// The reason why a path could not be saved or restored.
public enum PathStoreError: Error, CustomStringConvertible {
  /// An element of the path, which SwiftUI's own path doesn't name, is not `Codable`, or wasn't as far as the
  /// compiler saw.
  case unsavable(index: Int?, typeName: String?)

  /// An element of the path did not encode.
  case unencodable(any Error)

  /// The data is nothing that was saved of such a path.
  case undecodable(any Error)

  /// A sentence that says what went wrong, and what to do about it, and quotes nothing of the path.
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
    case .unencodable:
      "The path can't be encoded. The error that is part of this one says why."
    case .undecodable:
      """
      The data holds no path of this type, so the path is as it was. The error that is part of this \
      one says why.
      """
    }
  }
}
