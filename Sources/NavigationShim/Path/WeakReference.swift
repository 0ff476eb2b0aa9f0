/// A reference that doesn't retain its object.
struct WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}

extension Array {
  /// Adds an object, unless it is there already, and forgets those that have gone.
  mutating func add<Object>(_ object: Object) where Element == WeakReference<Object> {
    removeAll { $0.object == nil }
    if !contains(where: { $0.object === object }) { append(WeakReference(object)) }
  }
}
