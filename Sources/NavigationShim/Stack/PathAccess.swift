import SwiftUI

/// A stack's own view of the app's path: reads it whole, and changes nothing but its end.
///
/// Every change starts from what the path is at that moment. A path that was read earlier is never
/// written back, since the app may have changed it meanwhile.
struct PathAccess {
  /// Reads the elements.
  let elements: () -> [PathElement]

  /// The type that the elements must have; `nil` where any will do.
  let elementType: Any.Type?

  private let removeLast: (Int) -> Void
  private let appendElement: (PathElement) -> Bool

  init<Data>(_ path: Binding<Data>, _ adapter: PathAdapter<Data>) {
    elements = { adapter.elements(path.wrappedValue) }
    elementType = adapter.elementType
    removeLast = { adapter.removeLast(&path.wrappedValue, $0) }
    appendElement = { adapter.append(&path.wrappedValue, $0) }
  }

  /// Removes the elements above a depth.
  func truncate(to depth: Int) {
    let excess = elements().count - depth
    if excess > 0 { removeLast(excess) }
  }

  /// Appends an element.
  ///
  /// - Returns: Whether the path takes elements of that type.
  func append(_ element: PathElement) -> Bool {
    appendElement(element)
  }
}
