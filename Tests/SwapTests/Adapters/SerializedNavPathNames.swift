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

  func append<Value: Hashable & Codable>(_ value: Value) { path.append(value) }

  func removeLast(_ count: Int = 1) { path.pop(count) }

  var count: Int { path.count }

  /// The elements of the path, if they are of the app's type `Route`.
  var routes: [Route] { path.compactValues(of: Route.self) }

  func getNavPathForNavigationStack() -> Binding<NavigationPath> { pathBinding }

  /// Saves the path without waiting; `problem` has the error.
  func save() { Task { try? await save() } }

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
