import Foundation
import NavigationShim
import SwiftUI

// What the package SerializedNavPath has and NavigationShim's class of that name hasn't.

extension SerializedNavPath {
  /// Accepted, and without effect: problems are always logged, and nothing else is.
  static var debug: Bool {
    get { false }
    set {}
  }

  /// Pushes a screen for a value that can be saved.
  func append<Value: Hashable & Codable>(_ value: Value) { path.append(value) }

  /// Pops screens, at most as many as there are.
  func removeLast(_ count: Int = 1) { path.pop(count) }

  var count: Int { path.count }

  /// The elements of the path, if they are of the app's type `Route`.
  var routes: [Route] { path.compactValues(of: Route.self) }

  /// Returns the path for a stack.
  func getNavPathForNavigationStack() -> Binding<NavigationPath> { pathBinding }

  /// Saves the path without waiting; `problem` has the error.
  func save() { Task { try? await save() } }

  /// Erases the file, and begins with an empty path.
  func createNew() {
    path = NavigationPath()
    erase()
  }
}

// The spelling of stores of the app that became a `PathStore`, as many articles have it.

@MainActor
protocol UrlHandler {
  associatedtype Path

  func handle(_ url: URL, mutating path: inout Path) throws -> DeepLinkOutcome
}

extension PathStore {
  func addUrlHandler<URLs: UrlHandler>(_ handler: URLs) where URLs.Path == Path {
    addURLHandler { try handler.handle($0, mutating: &$1) }
  }

  func addUrlHandler(_ handle: @escaping Handler<URL>) { addURLHandler(handle) }
}
