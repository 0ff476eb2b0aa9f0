public import Foundation

extension PathStore where Path: Encodable {
  /// Returns the path as JSON, for `restore(from:)`; of routes, an array of them.
  ///
  /// Equal paths of routes are equal data, whatever the order in which their keys were written.
  ///
  /// - Throws: ``PathStoreError/unencodable(_:)``.
  public func encoded() throws -> Data {
    try path.pathData()
  }
}

extension PathStore where Path: Decodable {
  /// Sets the path to what was saved of one.
  ///
  /// - Parameter data: What `encoded()` has returned.
  /// - Throws: ``PathStoreError/undecodable(_:)``; then the path is as it was.
  public func restore(from data: Data) throws {
    path = try Path(pathData: data)
  }
}

extension Encodable {
  /// Returns the value as JSON with its keys in order.
  func pathData() throws -> Data {
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
  /// Reads a value from JSON.
  init(pathData data: Data) throws {
    do {
      self = try Self(json: data)
    } catch {
      throw PathStoreError.undecodable(error)
    }
  }
}
