public import Combine
import Foundation
import SwiftUI

/// A path with all that comes to it from outside: URLs, activities, and what was saved of it.
///
/// ``NavigationStore`` is the store of a path of routes of one type. For a path of any types it is a
/// `PathStore<NavigationPath>`, which stays what it is when the app's alias is swapped; for a root
/// that changes, a `PathStore` of a ``RootedPath``.
///
/// ```swift
/// struct ShopScene: View {
///   @StateObject private var store = NavigationStore(path: [], urlHandler: ShopURLs())
///   @SceneStorage("path") private var saved: Data?
///
///   var body: some View {
///     NavigationStack(path: $store.path) {
///       ShopHome().navigationDestination(for: ShopRoute.self) { ShopScreen(route: $0) }
///     }
///     .onAppear {
///       if let saved, store.path.isEmpty { try? store.restore(from: saved) }
///     }
///     .onChange(of: store.path) { _ in saved = try? store.encoded() }
///     .onOpenURL { store.handle($0) }
///     .onContinueUserActivity("com.example.shop.product") { store.handle($0) }
///   }
/// }
/// ```
///
/// ### Scenes
///
/// Each scene is to have a store of its own, or one window moves when somebody navigates in another.
/// A `@StateObject` of the scene's first view, as above, is made for each scene anew, and
/// `@SceneStorage` keeps what was saved apart. A store that the `App` or a global holds is one for
/// all scenes. There is no shared store in this package, so that nobody gets one by accident.
///
/// ### What was saved
///
/// A URL that launches the app may come before the scene first appears or after. So restore only
/// where the path is still empty, as above: then the URL wins in either order.
///
/// ### More than one path
///
/// The path may be any value, such as a structure of the selected tab and the paths of all tabs. Then
/// one URL changes them together, and one call saves them.
///
/// An addition to SwiftUI's interface.
@MainActor
public final class PathStore<Path>: ObservableObject {
  /// The path, to bind a stack to.
  @Published public var path: Path

  /// Where mistakes in the use of the store are told.
  ///
  /// A hook for tests.
  package var warnings = WarningLog.shared

  var urlHandlers: [DeepLinkHandling<URL, Path>] = []
  var activityHandlers: [DeepLinkHandling<NSUserActivity, Path>] = []

  /// Creates a store.
  ///
  /// - Parameter path: The path to begin with.
  public init(path: Path) {
    self.path = path
  }

  /// Creates a store that handles URLs.
  ///
  /// - Parameters:
  ///   - path: The path to begin with.
  ///   - urlHandler: What knows the app's URLs.
  public convenience init<Urls: URLHandler>(
    path: Path,
    urlHandler: Urls
  ) where Urls.Path == Path {
    self.init(path: path)
    addUrlHandler(urlHandler)
  }

  /// Creates a store that handles URLs and activities.
  ///
  /// - Parameters:
  ///   - path: The path to begin with.
  ///   - urlHandler: What knows the app's URLs.
  ///   - activityHandler: What knows the app's activities.
  public convenience init<Urls: URLHandler, Activities: ActivityHandler>(
    path: Path,
    urlHandler: Urls,
    activityHandler: Activities
  ) where Urls.Path == Path, Activities.Path == Path {
    self.init(path: path)
    addUrlHandler(urlHandler)
    addActivityHandler(activityHandler)
  }
}

extension PathStore where Path: RangeReplaceableCollection {
  /// Creates a store with an empty path.
  public convenience init() {
    self.init(path: Path())
  }
}
