extension Shim {
  /// A stack's path: the values of its screens above the root, of any hashable types, the top last.
  ///
  /// ```swift
  /// struct ShopView: View {
  ///   @State private var path = NavigationPath()
  ///
  ///   var body: some View {
  ///     NavigationStack(path: $path) {
  ///       // Two screens, one transition.
  ///       Button("Item 7 of order 42") { path = NavigationPath([Route.order(42), Route.item(7)]) }
  ///         .navigationDestination(for: Route.self) { route in
  ///           Button("Back to the orders") { path.popToRoot() }
  ///         }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Appending an element pushes a screen, and removing the last one pops it. Each element keeps the static type of
  /// its value at the call, and destinations are matched by that type: a `Dog` appended as an `Animal` is an `Animal`
  /// to the path. An element of a saved path is *undecoded* until its value is read as the type that it was saved as:
  /// see ``PathElement`` and ``codable``.
  ///
  /// Use an array instead if all values have one type. To keep the path in a file, with its root, or with URL
  /// handlers, see [Which path holder do I need?](<doc:NavigatingFromCode#Which-path-holder-do-I-need>).
  ///
  /// - Note: Stands in for SwiftUI's `NavigationPath`. It has all of that type's interface, reads and writes the same
  ///   representation, and differs in equality (see ``==(_:_:)``). `elements`, `values(of:)` and its relatives,
  ///   `push(_:)` and the `pop` methods are additions.
  public struct NavigationPath {
    /// The elements of the path, from the one above the root to the top.
    ///
    /// On the native stack, the value of a navigation link that isn't `Codable` can be read from the first evaluation
    /// of its screen on: see ``PathElement``. Apple's type has no such property.
    @_disfavoredOverload
    public private(set) var elements: [PathElement]

    /// The path's form for the native stack, which changes with each push and pop; `nil` on older systems.
    private(set) var form = NativeForm.unmade()

    /// Whether the path's latest change is that a stack has removed elements that it can't show.
    private(set) var isCutByStack = false

    /// Creates an empty path, which shows the root.
    public init() { elements = [] }

    /// Creates a path of values that aren't known to be `Codable`, from the one above the root to the top.
    ///
    /// It can't be saved.
    ///
    /// - Complexity: O(*n*) in the number of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
      self.elements = elements.map { PathElement($0) }
    }

    /// Creates a path of values that can be saved, from the one above the root to the top.
    ///
    /// - Complexity: O(*n*) in the number of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
      self.elements = elements.map { PathElement($0) }
    }

    /// The number of elements, undecoded ones too: the number of screens above the root.
    public var count: Int { elements.count }

    /// Whether the path shows only the root.
    public var isEmpty: Bool { elements.isEmpty }

    /// Appends a value that isn't known to be `Codable`.
    ///
    /// A value passed as a generic `Hashable` can't be saved, even if its type is `Codable`: ``codable`` is then
    /// `nil`, as with Apple's type.
    public mutating func append<V: Hashable>(_ value: V) { append(PathElement(value)) }

    /// Appends a value that can be saved.
    public mutating func append<V: Hashable & Codable>(_ value: V) { append(PathElement(value)) }

    mutating func append(_ element: PathElement) {
      makeFormUnique()
      form?.append(element)
      elements.append(element)
      isCutByStack = false
    }

    /// Removes elements from the end of the path.
    ///
    /// - Parameter k: The number of elements.
    /// - Precondition: `k` is between 0 and ``count``. Where people may tap a back button twice, call ``pop(_:)``.
    /// - Complexity: O(*k*).
    public mutating func removeLast(_ k: Int = 1) {
      guard k >= 0, k <= count else {
        trap(
          """
          NavigationPath.removeLast(\(k)): the path has \(count) element(s); remove between 0 and \
          \(count), or use pop(_:), which stops at the root
          """
        )
      }
      guard k > 0 else { return }
      makeFormUnique()
      form?.removeLast(k)
      elements.removeLast(k)
      isCutByStack = false
    }

    private mutating func makeFormUnique() {
      if !isKnownUniquelyReferenced(&form) { form = form?.copy() }
    }

    /// Removes elements anywhere in the path.
    ///
    /// - Parameter isCutByStack: Whether a stack removes elements that it can't show. Unlike a back navigation, this
    ///   isn't intended.
    mutating func remove(_ positions: Range<Int>, cutByStack isCutByStack: Bool) {
      elements.removeSubrange(positions)
      form = .unmade()
      self.isCutByStack = isCutByStack
    }

    /// Replaces the elements together with their form for the native stack.
    mutating func replace(
      with elements: some Sequence<PathElement>,
      _ form: NativeForm?,
      cutByStack isCutByStack: Bool = false
    ) {
      self.elements = Array(elements)
      self.form = form
      self.isCutByStack = isCutByStack
    }
  }
}

/// Pushing and popping by screens: additions to Apple's type.
///
/// ```swift
/// var path = NavigationPath(["a", "b", "c"])
/// path.pop(to: "a")  // true: the path is ["a"].
/// path.push(7)
/// path.popAndPush(8)  // The path is ["a", 8].
/// path.pop(5)  // The path is empty. removeLast(5) would trap.
/// ```
///
/// The methods that look for an element search from the top down, and the element they find becomes the new top. If
/// it is the top already, nothing changes. They decode undecoded elements of the requested type. If they find none,
/// they return `false`, and the path is unchanged.
///
/// - Complexity: O(*k*) in the number of elements removed, and O(*n*) in the length of the path where an element is
///   looked for.
extension Shim.NavigationPath {
  /// Pushes a screen for a value that isn't known to be `Codable`, as `append(_:)` does.
  @_disfavoredOverload
  public mutating func push<V: Hashable>(_ value: V) { append(value) }

  /// Pushes a screen for a value that can be saved, as `append(_:)` does.
  @_disfavoredOverload
  public mutating func push<V: Hashable & Codable>(_ value: V) { append(value) }

  /// Replaces the top by a value that isn't known to be `Codable`.
  ///
  /// An empty path gets the value.
  @_disfavoredOverload
  public mutating func popAndPush<V: Hashable>(_ value: V) {
    pop()
    append(value)
  }

  /// Replaces the top by a value that can be saved.
  ///
  /// An empty path gets the value.
  @_disfavoredOverload
  public mutating func popAndPush<V: Hashable & Codable>(_ value: V) {
    pop()
    append(value)
  }

  /// Pops screens, at most as many as there are above the root, so that a second tap on a back button does no harm.
  ///
  /// - Parameter count: The number of screens.
  /// - Precondition: `count` is not negative.
  @_disfavoredOverload
  public mutating func pop(_ count: Int = 1) { removeLast(elements.poppableCount(count)) }

  /// Pops all screens above the root.
  @_disfavoredOverload
  public mutating func popToRoot() { removeLast(count) }

  /// Pops to the screen at an index, which becomes the top.
  ///
  /// - Parameter index: The index, counted from 0 for the screen above the root.
  /// - Precondition: `index` is an index of ``elements``. The root has none: call ``popToRoot()``.
  @_disfavoredOverload
  public mutating func pop(toIndex index: Int) { removeLast(elements.countAbove(index)) }

  /// Pops to the topmost screen with an equal value of the same type, and returns whether there is one.
  @_disfavoredOverload
  @discardableResult
  public mutating func pop<V: Hashable>(to value: V) -> Bool {
    let element = PathElement(value)
    guard let index = elements.lastIndex(of: element) else { return false }
    pop(toIndex: index)
    return true
  }

  /// Pops to the topmost screen with a value of a type, and returns whether there is one.
  @_disfavoredOverload
  @discardableResult
  public mutating func pop<V: Hashable>(toLast type: V.Type) -> Bool {
    pop(toLast: type) { _ in true }
  }

  /// Pops to the topmost screen whose value has a type and an identity, and returns whether there is one.
  @_disfavoredOverload
  @discardableResult
  public mutating func pop<V: Hashable & Identifiable>(toLast type: V.Type, id: V.ID) -> Bool {
    pop(toLast: type) { $0.id == id }
  }

  /// Pops to the topmost screen whose value has a type and meets a condition, and returns whether there is one.
  ///
  /// - Throws: Any error of the condition; then the path is unchanged.
  @_disfavoredOverload
  @discardableResult
  public mutating func pop<V: Hashable>(
    toLast type: V.Type,
    where predicate: (V) throws -> Bool
  ) rethrows -> Bool {
    let index = try elements.lastIndex { element in
      guard let value = try? element.value(as: type) else { return false }
      return try predicate(value)
    }
    guard let index else { return false }
    pop(toIndex: index)
    return true
  }
}

/// Reading elements back: additions to Apple's type, which can't be read.
///
/// ```swift
/// let path = NavigationPath([1, 2])
/// let top = path.lastValue(of: Int.self)  // 2
/// let numbers = try path.values(of: Int.self)  // [1, 2]
/// ```
///
/// - Complexity: O(*n*) in the length of the path for all values, O(1) for the last one. An undecoded element is
///   decoded once.
extension Shim.NavigationPath {
  /// Returns the top's value, or `nil` if the path is empty, or if its top has another type or can't be read yet: see
  /// ``PathElement``.
  @_disfavoredOverload
  public func lastValue<V: Hashable>(of type: V.Type) -> V? {
    try? elements.last?.value(as: type)
  }

  /// Returns the values of all elements, which must have the given type.
  ///
  /// - Throws: ``PathElementError`` for the lowest element that has another type, can't be read yet (see
  ///   ``PathElement``) or, if it is undecoded, can't be decoded as this one. The error has the element's index.
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

  /// Returns the values of those elements that have the given type, or can be decoded as it.
  @_disfavoredOverload
  public func compactValues<V: Hashable>(of type: V.Type) -> [V] {
    elements.compactMap { try? $0.value(as: type) }
  }
}

extension Shim.NavigationPath: CustomReflectable {
  /// The elements, in order.
  public var customMirror: Mirror {
    Mirror(self, children: ["elements": elements], displayStyle: .struct)
  }
}

extension Shim.NavigationPath: Equatable {
  /// Returns whether two paths have equal elements in the same order, decoded or not: see ``PathElement/==(_:_:)``.
  ///
  /// - Note: With Apple's type, a path that is rebuilt from its own ``codable`` doesn't equal the original. Here it
  ///   does, so `onChange(of: path)` isn't called for it.
  /// - Complexity: O(*n*) in the length of the path.
  public static func == (lhs: Shim.NavigationPath, rhs: Shim.NavigationPath) -> Bool {
    lhs.elements == rhs.elements
  }
}
