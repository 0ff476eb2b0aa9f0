/// The functions of a path whose elements are of one type.
extension Navigator
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element: Hashable
{
  /// Pushes a screen for a value.
  ///
  /// - Parameter value: The value of the new top of the stack.
  public func push(_ value: Path.Element) {
    path.append(value)
  }

  /// Pops screens, at most as many as there are above the root.
  ///
  /// - Parameter count: How many screens to pop.
  /// - Precondition: `count` is not negative.
  public func pop(_ count: Int = 1) {
    precondition(
      count >= 0,
      "pop(\(count)): the number of screens to pop is negative; use push(_:) to add screens"
    )
    path.removeLast(min(count, path.count))
  }

  /// Pops all screens above the root.
  public func popToRoot() {
    path.removeAll()
  }

  /// Pops to the screen at an index of the path, which becomes the top.
  ///
  /// - Precondition: `index` is an index of the path. The root has none: use ``popToRoot()``.
  public func pop(toIndex index: Path.Index) {
    precondition(
      path.indices.contains(index),
      "pop(toIndex: \(index)): the path has no such index; use popToRoot() to pop to the root"
    )
    path.removeLast(path.distance(from: index, to: path.endIndex) - 1)
  }

  /// Pops to the topmost screen of a value.
  ///
  /// - Returns: Whether there is one. If not, nothing changes.
  @discardableResult
  public func pop(to value: Path.Element) -> Bool {
    pop(toLastWhere: { $0 == value })
  }

  /// Pops to the topmost screen whose value meets a condition.
  ///
  /// - Returns: Whether there is one. If not, nothing changes.
  /// - Throws: What the condition throws; then nothing changes.
  @discardableResult
  public func pop(toLastWhere predicate: (Path.Element) throws -> Bool) rethrows -> Bool {
    let current = path
    guard let index = try current.lastIndex(where: predicate) else { return false }
    let excess = current.distance(from: index, to: current.endIndex) - 1
    if excess > 0 { path.removeLast(excess) }
    return true
  }

  /// Replaces the top by a screen for a value.
  ///
  /// - Parameter value: The value of the new top. At the root, it is pushed.
  public func popAndPush(_ value: Path.Element) {
    var changed = path
    if !changed.isEmpty { changed.removeLast() }
    changed.append(value)
    path = changed
  }
}

extension Navigator
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element: Hashable & Identifiable
{
  /// Pops to the topmost screen of an identified value.
  ///
  /// - Returns: Whether there is one. If not, nothing changes.
  @discardableResult
  public func pop(toLastID id: Path.Element.ID) -> Bool {
    pop(toLastWhere: { $0.id == id })
  }
}
