/// Reading elements back, which Apple's type does not offer.
extension Shim.NavigationPath {
  /// The element on top, or `nil` if the path is empty.
  ///
  /// An addition to Apple's type.
  public var lastElement: Element? {
    elements.last
  }

  /// Returns the value on top, if it has the given type.
  ///
  /// An addition to Apple's type. To look further down, see ``pop(toLast:)`` or
  /// ``compactElements(as:)``.
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The value, or `nil` if the path is empty or the element on top is not of this type.
  public func last<V: Hashable>(as type: V.Type) -> V? {
    try? lastElement?.value(as: type)
  }

  /// Returns the values of all elements, which must have the given type.
  ///
  /// An addition to Apple's type. It turns a path whose elements are known to be of one type into
  /// an array, for instance after reading it from a file:
  ///
  /// ```swift
  /// let routes = try NavigationPath(saved).elements(as: Route.self)
  /// ```
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The values, from the one on the root to the one on top.
  /// - Throws: ``ElementError`` for the element nearest to the root that has another type or, being
  ///   undecoded, does not decode as this one. It names the index.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func elements<V: Hashable>(as type: V.Type) throws -> [V] {
    var values: [V] = []
    values.reserveCapacity(count)
    for (index, element) in elements.enumerated() {
      do {
        values.append(try element.value(as: type))
      } catch let error as ElementError {
        throw error.at(index)
      }
    }
    return values
  }

  /// Returns the values of those elements that have the given type.
  ///
  /// An addition to Apple's type. Elements of other types, and undecoded ones that do not decode as
  /// this type, are left out.
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The values, from the one nearest to the root to the one nearest to the top.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public func compactElements<V: Hashable>(as type: V.Type) -> [V] {
    elements.compactMap { try? $0.value(as: type) }
  }
}
