public import Foundation

extension PathStore where Path == Shim.NavigationPath {
  /// Creates a store with an empty path.
  public convenience init() {
    self.init(path: Path())
  }

  /// Returns the representation of the path as JSON, which Apple's type reads too.
  ///
  /// - Throws: ``PathStoreError/unsavable(index:typeName:)``, if an element is not `Codable`;
  ///   ``PathStoreError/unencodable(_:)``.
  public func encoded() throws -> Data {
    guard let codable = path.codable else {
      let index = path.elements.firstIndex { !$0.isCodable }
      throw PathStoreError.unsavable(
        index: index,
        typeName: index.map { path.elements[$0].typeName }
      )
    }
    return try codable.pathData()
  }

  /// Sets the path to what was saved of one.
  ///
  /// An element that can't be decoded fails only when a stack comes to show it, and is then dropped
  /// with what is above it.
  ///
  /// - Parameter data: What `encoded()` has returned, or the JSON of Apple's representation.
  /// - Throws: ``PathStoreError/undecodable(_:)``; then the path is as it was.
  public func restore(from data: Data) throws {
    path = Path(try Path.CodableRepresentation(pathData: data))
  }
}
