/// The reason why a path can't be saved or restored.
///
/// ```swift
/// let store = PathStore<NavigationPath>()
/// do {
///   try store.restore(from: Data("not a path".utf8))
/// } catch let error as PathStoreError {
///   print(error)  // The path is unchanged.
/// }
/// ```
///
/// An addition to SwiftUI's interface.
public enum PathStoreError: Error, CustomStringConvertible {
  /// An element of the path isn't `Codable`, or was appended by generic code that doesn't require it.
  case unsavable(index: Int, typeName: String)

  /// An element of the path can't be encoded.
  case unencodable(any Error)

  /// The data isn't a saved path of this type.
  case undecodable(any Error)

  /// A sentence with the problem and its solution.
  ///
  /// It quotes nothing of the path.
  public var description: String {
    switch self {
    case .unsavable(let index, let typeName):
      """
      Element \(index) of the path, of type \(typeName), can't be saved. Make the type Codable, \
      and append the value where the compiler sees that it is.
      """
    case .unencodable:
      "The path can't be encoded: see the error that is part of this one."
    case .undecodable:
      """
      The data isn't a path of this type, so the path is unchanged: see the error that is part of \
      this one.
      """
    }
  }
}
