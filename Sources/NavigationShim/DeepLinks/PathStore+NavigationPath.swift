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
    try path.representation().pathData()
  }

  /// Sets the path to what was saved of one.
  ///
  /// An element that can't be decoded fails only when a stack comes to show it. It is then dropped
  /// with what is above it, which is a change of the path like any other: what is saved after that is
  /// without it.
  ///
  /// - Parameter data: What `encoded()` has returned, or the JSON of Apple's representation.
  /// - Throws: ``PathStoreError/undecodable(_:)``; then the path is as it was.
  public func restore(from data: Data) throws {
    path = Path(try Path.CodableRepresentation(pathData: data))
  }
}

extension PathStore {
  /// Returns a root and the path above it as JSON, for `restore(from:)`.
  ///
  /// - Throws: ``PathStoreError/unsavable(index:typeName:)``, if an element of the path is not
  ///   `Codable`; ``PathStoreError/unencodable(_:)``.
  public func encoded<Root: Encodable>() throws -> Data
  where Path == RootedPath<Root, Shim.NavigationPath> {
    let representation = try path.path.representation()
    return try RootedPath(root: path.root, path: representation).pathData()
  }

  /// Sets a root and the path above it to what was saved of them.
  ///
  /// An element that can't be decoded fails only when a stack comes to show it, and is then dropped
  /// with what is above it.
  ///
  /// - Parameter data: What `encoded()` has returned.
  /// - Throws: ``PathStoreError/undecodable(_:)``; then both are as they were.
  public func restore<Root: Decodable>(from data: Data) throws
  where Path == RootedPath<Root, Shim.NavigationPath> {
    typealias Representation = Shim.NavigationPath.CodableRepresentation
    let saved = try RootedPath<Root, Representation>(pathData: data)
    path = RootedPath(root: saved.root, path: Shim.NavigationPath(saved.path))
  }
}

extension Shim.NavigationPath {
  /// Returns what to save of the path, or throws the reason why it can't be.
  fileprivate func representation() throws -> CodableRepresentation {
    if let codable { return codable }
    let index = elements.firstIndex { !$0.isCodable }
    throw PathStoreError.unsavable(index: index, typeName: index.map { elements[$0].typeName })
  }
}
