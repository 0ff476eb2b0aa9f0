import SwiftUI

/// What a stack needs to know about the type of its path.
struct PathAdapter<Data> {
  /// Reads the elements of a path.
  let elements: (Data) -> [PathElement]

  /// The type that the elements must have; `nil` where any will do.
  let elementType: Any.Type?

  /// Removes that many elements from the end, of which there are enough.
  let removeLast: (inout Data, Int) -> Void

  /// Appends an element, and returns whether the path takes elements of that type.
  let append: (inout Data, PathElement) -> Bool

  /// SwiftUI's own stack around a root; `nil` where the system has none.
  let nativeStack: @MainActor (Binding<Data>, AnyView) -> AnyView?
}

extension PathAdapter
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// For a path whose elements are of one type.
  static var typed: PathAdapter {
    PathAdapter(
      elements: { $0.map { PathElement($0) } },
      elementType: Data.Element.self,
      removeLast: { $0.removeLast($1) },
      append: { path, element in
        guard let value = try? element.value(as: Data.Element.self) else { return false }
        path.append(value)
        return true
      },
      nativeStack: { path, root in
        guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return nil }
        return AnyView(SwiftUI.NavigationStack(path: path) { root })
      }
    )
  }
}

extension PathAdapter where Data == Shim.NavigationPath {
  /// For a path whose elements are of any type.
  static var untyped: PathAdapter {
    PathAdapter(
      elements: { $0.elements },
      elementType: nil,
      removeLast: { $0.removeLast($1) },
      append: { path, element in
        path.elements.append(element)
        return true
      },
      nativeStack: { path, root in
        guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return nil }
        return AnyView(NativePathStack(path: path, root: root))
      }
    )
  }
}

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

/// Tells a path's owner why a stack shortens it.
///
/// A stack writes to the same binding when a person goes back and when it drops elements of a saved
/// path that can't be shown. The first is what the person wants, the second is nobody's wish.
@MainActor
enum DroppedElements {
  /// Whether the write that happens now drops elements that can't be shown.
  private(set) static var areBeingDropped = false

  /// Drops elements by a write to a path.
  static func drop(_ write: () -> Void) {
    let wasDropping = areBeingDropped
    areBeingDropped = true
    defer { areBeingDropped = wasDropping }
    write()
  }
}
