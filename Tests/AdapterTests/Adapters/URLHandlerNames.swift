import Foundation
import NavigationShim

// The spelling of stores of the app's own that became a `PathStore`, as many articles have it.

typealias UrlHandler = URLHandler

extension PathStore {
  func addUrlHandler<Handler: UrlHandler>(_ handler: Handler) where Handler.Path == Path {
    addURLHandler(handler)
  }

  func addUrlHandler(
    _ handle: @escaping @MainActor (_ url: URL, _ path: inout Path) throws -> DeepLinkOutcome
  ) {
    addURLHandler(handle)
  }
}
