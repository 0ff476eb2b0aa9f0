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
