public import Foundation
public import SwiftUI

/// For an app whose `NavigationPath` is SwiftUI's by now.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension PathStore where Path == SwiftUI.NavigationPath {
  /// Creates a store with an empty path.
  public convenience init() {
    self.init(path: Path())
  }

  /// Returns the representation of the path as JSON, which the shim's type reads too.
  ///
  /// - Throws: ``PathStoreError/unsavable(index:typeName:)`` without either, if an element is not
  ///   `Codable`; ``PathStoreError/unencodable(_:)``.
  public func encoded() throws -> Data {
    guard let codable = path.codable else {
      throw PathStoreError.unsavable(index: nil, typeName: nil)
    }
    return try codable.pathData()
  }

  /// Sets the path to what was saved of one.
  ///
  /// - Parameter data: What `encoded()` has returned, or the JSON of the shim's representation.
  /// - Throws: ``PathStoreError/undecodable(_:)``; then the path is as it was.
  public func restore(from data: Data) throws {
    path = Path(try Path.CodableRepresentation(pathData: data))
  }
}
