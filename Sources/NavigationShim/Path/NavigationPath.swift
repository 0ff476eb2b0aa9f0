extension Shim {
  /// The screens of a navigation stack above its root, as a list of values of any hashable types, the top last.
  ///
  /// Appending an element pushes a screen, and removing the last element pops one. Each element keeps the type that
  /// the value had in the source at the call, and destinations are matched by that type: a `Dog` appended through a
  /// variable of type `Animal` is an `Animal` to the path. An element of a saved path is *undecoded* until somebody
  /// asks for its value by the type that it was saved as: see ``PathElement``, ``codable`` and
  /// ``CodableRepresentation``.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationPath`. It has all of that type's interface, reads and writes the same
  ///   representation, and differs in equality (see ``==(_:_:)``). Reading elements back, `push(_:)` and the `pop`
  ///   methods are additions.
  public struct NavigationPath {
    /// The elements of the path, from the one on the root to the one on top; Apple's type has no such property.
    @_disfavoredOverload
    public internal(set) var elements: [PathElement] {
      didSet { elementsBeforeDrop = nil }
    }

    /// The elements from which a stack has dropped those that it can't show, if nothing has changed since.
    private var elementsBeforeDrop: [PathElement]?

    /// Creates an empty path, which shows the root.
    public init() { elements = [] }

    /// Creates a path of values from the root to the top, none of which can be saved, as far as the compiler sees.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
      self.elements = elements.map { PathElement($0) }
    }

    /// Creates a path of values from the root to the top, all of which can be saved.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
      self.elements = elements.map { PathElement($0) }
    }

    /// The number of elements, undecoded ones too, which is the number of screens above the root.
    public var count: Int { elements.count }

    /// Whether the root is on top.
    public var isEmpty: Bool { elements.isEmpty }

    /// Appends a value that can not be saved, as far as the compiler sees: then ``codable`` is `nil`, as with Apple's
    /// type.
    public mutating func append<V: Hashable>(_ value: V) {
      elements.append(PathElement(value))
    }

    /// Appends a value that can be saved to the end of the path.
    public mutating func append<V: Hashable & Codable>(_ value: V) {
      elements.append(PathElement(value))
    }

    /// Removes elements from the end of the path.
    ///
    /// - Precondition: `k` is between 0 and ``count``. Where a back button may be tapped twice, prefer ``pop(_:)``.
    public mutating func removeLast(_ k: Int = 1) {
      guard k >= 0, k <= count else {
        trap(
          """
          NavigationPath.removeLast(\(k)): the path has \(count) element(s); remove between 0 and \
          \(count), or use pop(_:), which stops at the root
          """
        )
      }
      // One is what a back button removes, and an array has a shorter way for it.
      if k == 1 { elements.removeLast() } else { elements.removeLast(k) }
    }

    /// Removes elements that a stack can't show: nobody's wish, as that a person goes back is, and so told apart from
    /// it.
    mutating func drop(_ positions: Range<Int>) {
      let former = elements
      elements.removeSubrange(positions)
      elementsBeforeDrop = former
    }

    /// Whether the path differs from another one only by elements that a stack has dropped.
    func isCutShort(from path: NavigationPath) -> Bool {
      elementsBeforeDrop == path.elements
    }
  }
}

/// Pushing and popping, in the words of the screens rather than those of the list: additions to Apple's type.
///
/// The methods that look for an element search from the top down, and the element they find becomes
/// the new top; if it is the top already, nothing changes. Undecoded elements of the requested type are
/// decoded for the comparison. If there is no such screen, they return `false`, and the path is unchanged.
extension Shim.NavigationPath {
  /// Pushes a screen for a value that can not be saved: the same as `append(_:)`.
  @_disfavoredOverload
  public mutating func push<V: Hashable>(_ value: V) { append(value) }

  /// Pushes a screen for a value that can be saved: the same as `append(_:)`.
  @_disfavoredOverload
  public mutating func push<V: Hashable & Codable>(_ value: V) { append(value) }

  /// Replaces the top by a screen for a value that can not be saved; in an empty path, the value is appended.
  @_disfavoredOverload
  public mutating func popAndPush<V: Hashable>(_ value: V) {
    pop()
    append(value)
  }

  /// Replaces the top by a screen for a value that can be saved; in an empty path, the value is appended.
  @_disfavoredOverload
  public mutating func popAndPush<V: Hashable & Codable>(_ value: V) {
    pop()
    append(value)
  }

  /// Pops screens, at most as many as there are above the root, so that a back button tapped twice does no harm.
  ///
  /// - Precondition: `count` is not negative.
  @_disfavoredOverload
  public mutating func pop(_ count: Int = 1) { elements.popScreens(count) }

  /// Pops all screens above the root.
  @_disfavoredOverload
  public mutating func popToRoot() { elements.removeAll() }

  /// Pops to the screen at an index, counted from the one on the root, which becomes the top.
  ///
  /// - Precondition: `index` is an index of ``elements``. The root has none: use ``popToRoot()``.
  @_disfavoredOverload
  public mutating func pop(toIndex index: Int) { elements.popToScreen(at: index) }

  /// Pops to the topmost screen with an equal value of the same type, and returns whether there is one.
  @_disfavoredOverload
  @discardableResult
  public mutating func pop<V: Hashable>(to value: V) -> Bool {
    pop(toLast: V.self) { $0 == value }
  }

  /// Pops to the topmost screen with a value of a type, and returns whether there is one.
  @_disfavoredOverload
  @discardableResult
  public mutating func pop<V: Hashable>(toLast type: V.Type) -> Bool {
    pop(toLast: type) { _ in true }
  }

  /// Pops to the topmost screen with an identified value of a type, and returns whether there is one.
  @_disfavoredOverload
  @discardableResult
  public mutating func pop<V: Hashable & Identifiable>(toLast type: V.Type, id: V.ID) -> Bool {
    pop(toLast: type) { $0.id == id }
  }

  /// Pops to the topmost screen whose value is of a type and meets a condition, and returns whether there is one.
  ///
  /// - Throws: Any error of the condition; then the path is unchanged.
  @_disfavoredOverload
  @discardableResult
  public mutating func pop<V: Hashable>(
    toLast type: V.Type,
    where predicate: (V) throws -> Bool
  ) rethrows -> Bool {
    try elements.popToLastScreen { element in
      guard let value = try? element.value(as: type) else { return false }
      return try predicate(value)
    }
  }
}

/// Reading elements back: additions to Apple's type, which does not offer it.
extension Shim.NavigationPath {
  /// Returns the value on top, or `nil` if the path is empty or the element on top is not of this type.
  @_disfavoredOverload
  public func lastValue<V: Hashable>(of type: V.Type) -> V? {
    try? elements.last?.value(as: type)
  }

  /// Returns the values of all elements, which must have the given type.
  ///
  /// ```swift
  /// let saved = NavigationPath([1, 2])
  /// let numbers = try saved.values(of: Int.self)  // [1, 2]
  /// ```
  ///
  /// - Throws: ``PathElementError`` for the lowest element that has another type or, being undecoded, does not decode
  ///   as this one. It names the index.
  @_disfavoredOverload
  public func values<V: Hashable>(of type: V.Type) throws -> [V] {
    try elements.indices.map { index in
      do {
        return try elements[index].value(as: type)
      } catch var error as PathElementError {
        error.index = index
        throw error
      }
    }
  }

  /// Returns the values of those elements that have the given type, or decode as it.
  @_disfavoredOverload
  public func compactValues<V: Hashable>(of type: V.Type) -> [V] {
    elements.compactMap { try? $0.value(as: type) }
  }
}

extension Shim.NavigationPath: CustomReflectable {
  /// The elements, in order, without those that a stack has dropped.
  public var customMirror: Mirror {
    Mirror(self, children: ["elements": elements], displayStyle: .struct)
  }
}

extension Shim.NavigationPath: Equatable {
  /// Whether two paths have equal elements in the same order, decoded or not: see ``PathElement/==(_:_:)``.
  ///
  /// - Note: With Apple's type, a path that was rebuilt from its own ``codable`` is not equal to the original. Here
  ///   it is, so that `onChange(of: path)` stays quiet about it.
  public static func == (lhs: Shim.NavigationPath, rhs: Shim.NavigationPath) -> Bool {
    lhs.elements == rhs.elements
  }
}
