import Foundation
import SwiftUI

struct Routes<Route: Hashable & Codable> {
  fileprivate var array: [Route] = []
  fileprivate var path = NavigationPath()
  let isArray: Bool

  init(isArray: Bool) { self.isArray = isArray }

  /// The values, in any form; a `NavigationPath` gets those that it hasn't.
  var elements: [Route] {
    get { isArray ? array : path.elements() }
    set {
      if isArray { return array = newValue }
      let kept = zip(path.elements() as [Route], newValue).prefix { $0 == $1 }.count
      if path.count > kept { path.removeLast(path.count - kept) }
      newValue.dropFirst(kept).forEach { path.append($0) }
    }
  }

  @MainActor var summary: String { NavigationPath(elements).summary }
}

extension Disk {
  /// Whether a file has arrays and `NavigationPath`s change places.
  var exchangesPaths: Bool { files["exchanged paths"] != nil }
}

/// A stack with a path in either form.
///
/// It is no view of its own, so that the view that calls it makes the root.
@MainActor
@ViewBuilder
func stack<Route, Root: View>(
  of routes: Binding<Routes<Route>>,
  @ViewBuilder root: () -> Root
) -> some View {
  if routes.wrappedValue.isArray {
    NavigationStack(path: routes.array, root: root)
  } else {
    NavigationStack(path: routes.path, root: root)
  }
}

extension NavigationPath {
  fileprivate func elements<Route: Codable>() -> [Route] {
    guard let texts = savedTexts else { return [] }
    return stride(from: 1, to: texts.count, by: 2).reversed()
      .compactMap { try? JSONDecoder().decode(Route.self, from: Data(texts[$0].utf8)) }
  }
}
