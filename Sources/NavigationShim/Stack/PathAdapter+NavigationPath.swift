import SwiftUI

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
