public import Foundation

extension PathStore where Path: Encodable {
  /// Returns the path as JSON, for `restore(from:)`.
  ///
  /// Equal paths of routes have equal data, unless a route has a `Set`: its order may differ.
  ///
  /// - Throws: ``PathStoreError/unencodable(_:)``.
  /// - Complexity: O(*n*) in the size of the path, as for all functions that save and restore.
  public func encoded() throws -> Data {
    try path.pathData()
  }
}

extension PathStore where Path: Decodable {
  /// Sets the path to a saved one.
  ///
  /// - Throws: ``PathStoreError/undecodable(_:)``; then the path is unchanged.
  public func restore(from data: Data) throws {
    path = try Path(pathData: data)
  }
}

extension PathStore where Path == Shim.NavigationPath {
  /// Creates a store with an empty path.
  public convenience init() { self.init(path: Path()) }

  /// Returns the representation of the path as JSON.
  ///
  /// Apple's type can read it too.
  ///
  /// - Throws: ``PathStoreError/unsavable(index:typeName:)``, if an element isn't `Codable`;
  ///   ``PathStoreError/unencodable(_:)``.
  public func encoded() throws -> Data {
    try path.representation().pathData()
  }

  /// Sets the path to a saved one.
  ///
  /// If a stack can't decode an element, it removes that element and all above it when it shows the path. This
  /// changes the path like any other change.
  ///
  /// - Throws: ``PathStoreError/undecodable(_:)``; then the path is unchanged.
  public func restore(from data: Data) throws {
    path = Path(try Path.CodableRepresentation(pathData: data))
  }
}

extension PathStore {
  /// Returns a root and the path above it as JSON, for `restore(from:)`.
  ///
  /// - Throws: ``PathStoreError/unsavable(index:typeName:)``, if an element of the path isn't `Codable`;
  ///   ``PathStoreError/unencodable(_:)``.
  public func encoded<Root: Encodable>() throws -> Data
  where Path == RootedPath<Root, Shim.NavigationPath> {
    let representation = try path.path.representation()
    return try RootedPath(root: path.root, path: representation).pathData()
  }

  /// Sets a root and the path above it to saved ones.
  ///
  /// - Throws: ``PathStoreError/undecodable(_:)``; then both are unchanged.
  public func restore<Root: Decodable>(from data: Data) throws
  where Path == RootedPath<Root, Shim.NavigationPath> {
    typealias Representation = Shim.NavigationPath.CodableRepresentation
    let saved = try RootedPath<Root, Representation>(pathData: data)
    path = RootedPath(root: saved.root, path: Shim.NavigationPath(saved.path))
  }
}

extension Shim.NavigationPath {
  /// Returns the representation to save, or throws the reason why there is none.
  fileprivate func representation() throws -> CodableRepresentation {
    if codable == nil, let index = elements.firstIndex(where: { !$0.isCodable }) {
      throw PathStoreError.unsavable(index: index, typeName: elements[index].typeName)
    }
    return CodableRepresentation(elements: elements)
  }
}

extension Encodable {
  fileprivate func pathData() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return try encoder.encode(self)
    } catch {
      throw PathStoreError.unencodable(error)
    }
  }
}

extension Decodable {
  fileprivate init(pathData data: Data) throws {
    do {
      self = try Self(json: data)
    } catch {
      throw PathStoreError.undecodable(error)
    }
  }
}
