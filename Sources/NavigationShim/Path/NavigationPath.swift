extension Shim {
  /// The screens of a navigation stack above its root, as a list of values of any hashable types.
  ///
  /// The first element belongs to the screen on the root, the last one to the screen that a person
  /// sees. Appending pushes a screen, removing the last element pops one:
  ///
  /// ```swift
  /// var path = NavigationPath()
  /// path.append("hello")
  /// path.append(42)
  /// path.removeLast()
  /// ```
  ///
  /// Each element keeps the type it had in the source at the call, which is what a destination is
  /// matched with: a `Dog` appended through a variable of type `Animal` is an `Animal` to the path.
  /// An element that came from a saved representation has no value yet: it stays *undecoded* until
  /// somebody asks for it as the type that it was saved as. See ``Element``.
  ///
  /// To save a path and to restore it, see ``codable`` and ``CodableRepresentation``.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationPath`. It has all of that type's interface, reads
  ///   and writes the same representation, and differs in equality (see ``==(_:_:)``). Reading
  ///   elements back, `push(_:)` and the `pop` methods are additions.
  public struct NavigationPath {
    /// The elements of the path, from the one on the root to the one on top.
    ///
    /// An addition to Apple's type, whose elements cannot be read back.
    public internal(set) var elements: [Element]

    /// Creates an empty path, which shows the root.
    ///
    /// Stands in for SwiftUI's `NavigationPath.init()`.
    public init() {
      elements = []
    }

    /// Creates a path of the values of a sequence, none of which can be saved.
    ///
    /// Stands in for SwiftUI's initializer of the same signature. The compiler picks it where it
    /// does not see the values to be `Codable`, even when they are.
    ///
    /// - Parameter elements: The values, from the one on the root to the one on top.
    /// - Complexity: O(*n*), where *n* is the number of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
      self.elements = elements.map { Element($0) }
    }

    /// Creates a path of the values of a sequence, all of which can be saved.
    ///
    /// Stands in for SwiftUI's initializer of the same signature.
    ///
    /// - Parameter elements: The values, from the one on the root to the one on top.
    /// - Complexity: O(*n*), where *n* is the number of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
      self.elements = elements.map { Element($0) }
    }

    /// The number of elements, which is the number of screens above the root.
    ///
    /// Stands in for SwiftUI's `NavigationPath.count`. Undecoded elements count.
    public var count: Int {
      elements.count
    }

    /// Whether the path has no element, so that the root shows.
    ///
    /// Stands in for SwiftUI's `NavigationPath.isEmpty`.
    public var isEmpty: Bool {
      elements.isEmpty
    }

    /// Appends a value that can not be saved to the end of the path.
    ///
    /// Stands in for SwiftUI's method of the same signature. The compiler picks it where it does not
    /// see the value to be `Codable`, even when it is: then ``codable`` is `nil`, as with Apple's.
    ///
    /// - Parameter value: The value of the new top of the stack.
    /// - Complexity: O(1), amortized.
    public mutating func append<V: Hashable>(_ value: V) {
      elements.append(Element(value))
    }

    /// Appends a value that can be saved to the end of the path.
    ///
    /// Stands in for SwiftUI's method of the same signature.
    ///
    /// - Parameter value: The value of the new top of the stack.
    /// - Complexity: O(1), amortized.
    public mutating func append<V: Hashable & Codable>(_ value: V) {
      elements.append(Element(value))
    }

    /// Removes elements from the end of the path.
    ///
    /// Stands in for SwiftUI's `NavigationPath.removeLast(_:)`.
    ///
    /// - Parameter k: How many elements to remove.
    /// - Precondition: `k` is not negative and not greater than ``count``. Where a back button may
    ///   be tapped twice, prefer ``pop(_:)``, which stops at the root.
    /// - Complexity: O(*k*).
    public mutating func removeLast(_ k: Int = 1) {
      precondition(
        k >= 0 && k <= count,
        """
        NavigationPath.removeLast(\(k)): the path has \(count) element(s); remove between 0 and \
        \(count), or use pop(_:), which stops at the root
        """
      )
      // One is what a back button removes, and an array has a shorter way for it.
      if k == 1 { elements.removeLast() } else { elements.removeLast(k) }
    }
  }
}

extension Shim.NavigationPath: Equatable {
  /// Whether two paths have equal elements in the same order.
  ///
  /// Elements are equal when they have the same type and equal values, decoded or not: see
  /// ``PathElement/==(_:_:)``.
  ///
  /// - Note: With Apple's type a path that was rebuilt from its own ``codable`` is not equal to
  ///   the original. Here it is, so that `onChange(of: path)` stays quiet about a restored path
  ///   that says the same as before.
  /// - Complexity: O(*n*) comparisons of elements, where *n* is the number of elements.
  public static func == (lhs: Shim.NavigationPath, rhs: Shim.NavigationPath) -> Bool {
    lhs.elements == rhs.elements
  }
}

extension Shim.NavigationPath: CustomStringConvertible {
  /// The elements in order, for reading: `NavigationPath["hello", 42]`.
  ///
  /// An undecoded element shows its type and its item: `undecoded App.User {"id":1}`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public var description: String {
    "NavigationPath[\(elements.map(\.description).joined(separator: ", "))]"
  }
}
