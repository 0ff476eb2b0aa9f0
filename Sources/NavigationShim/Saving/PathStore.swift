public import Combine
public import SwiftUI

/// A path together with everything that changes it from outside: URLs, activities, and saved paths.
///
/// ``NavigationStore`` is the store for an array of routes of one type. For a path of any types,
/// use a `PathStore<NavigationPath>`, whose name stays the same when the app's alias is swapped.
/// For a root that changes, use a `PathStore` of a ``RootedPath``.
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
/// Give each scene a store of its own. Otherwise one window moves when somebody navigates in
/// another. A `@StateObject` of the scene's first view, as above, is created for each scene, and
/// `@SceneStorage` saves each scene's path separately. A store that the `App` or a global variable
/// holds is shared by all scenes. This package has no shared store, so that nobody uses one by
/// accident.
///
/// ### Saved paths
///
/// A URL that launches the app may arrive before the scene first appears, or after that. So restore
/// only if the path is still empty, as above: then the URL wins in both cases.
///
/// ### More than one path
///
/// The path may be any value, such as a structure with the selected tab and the paths of all tabs.
/// Then one URL changes them together, and one call saves them.
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

  private var urlHandlers: [Handling<URL>] = []
  private var activityHandlers: [Handling<NSUserActivity>] = []

  /// A handler without its type.
  ///
  /// A closure rather than a constrained existential, which takes a newer run time than iOS 14's.
  private typealias Handling<Link> =
    @MainActor (_ link: Link, _ path: inout Path) throws -> DeepLinkOutcome

  /// Creates a store with the path to begin with.
  public init(path: Path) {
    self.path = path
  }

  /// Creates a store that handles the app's URLs.
  public convenience init<URLs: URLHandler>(
    path: Path,
    urlHandler: URLs
  ) where URLs.Path == Path {
    self.init(path: path)
    addURLHandler(urlHandler)
  }

  /// Creates a store that handles the app's URLs and activities.
  public convenience init<URLs: URLHandler, Activities: ActivityHandler>(
    path: Path,
    urlHandler: URLs,
    activityHandler: Activities
  ) where URLs.Path == Path, Activities.Path == Path {
    self.init(path: path, urlHandler: urlHandler)
    addActivityHandler(activityHandler)
  }
}

extension PathStore where Path: RangeReplaceableCollection {
  /// Creates a store with an empty path.
  public convenience init() {
    self.init(path: Path())
  }
}

extension PathStore {
  /// Changes the path, and waits until the screens have followed.
  ///
  /// `Binding.withDelaysIfUnsupported(_:)` says for which stacks it waits. If no stack of links
  /// shows the changed paths, it returns at once.
  ///
  /// - Parameter transform: Changes the path.
  /// - Returns: How the change ended.
  @discardableResult
  public func withDelaysIfUnsupported(
    _ transform: (inout Path) -> Void
  ) async -> NavigationOutcome {
    await Binding(get: { self.path }, set: { self.path = $0 }).withDelaysIfUnsupported(transform)
  }
}

/// A store for a path of routes of one type.
///
/// See ``PathStore``.
public typealias NavigationStore<Route: Hashable> = PathStore<[Route]>

/// URLs and activities.
extension PathStore {
  /// Adds a handler of URLs, which is asked if those added before it don't know a URL.
  public func addURLHandler<Handler: URLHandler>(_ handler: Handler) where Handler.Path == Path {
    urlHandlers.append { try handler.handle($0, mutating: &$1) }
  }

  /// Adds a closure that handles URLs as ``URLHandler/handle(_:mutating:)`` does.
  ///
  /// The store keeps the closure, so the closure should not keep the store.
  public func addURLHandler(
    _ handle: @escaping @MainActor (_ url: URL, _ path: inout Path) throws -> DeepLinkOutcome
  ) {
    urlHandlers.append(handle)
  }

  /// Adds a handler of activities, which is asked if those added before it don't know an activity.
  public func addActivityHandler<Handler: ActivityHandler>(
    _ handler: Handler
  ) where Handler.Path == Path {
    activityHandlers.append { try handler.handle($0, mutating: &$1) }
  }

  /// Adds a closure that handles activities as ``ActivityHandler/handle(_:mutating:)`` does.
  ///
  /// The store keeps the closure, so the closure should not keep the store.
  public func addActivityHandler(
    _ handle:
      @escaping @MainActor (
        _ activity: NSUserActivity, _ path: inout Path
      ) throws -> DeepLinkOutcome
  ) {
    activityHandlers.append(handle)
  }

  /// Opens a URL: the first handler that knows it changes the path.
  ///
  /// The path changes at once and as a whole, or not at all. URLs that are unknown or fail are not
  /// logged: they come from outside, may contain secrets, and may be meant for another store.
  ///
  /// - Parameter url: The URL, such as one from `onOpenURL(perform:)`.
  /// - Returns: The outcome.
  @discardableResult
  public func handle(_ url: URL) -> DeepLinkOutcome {
    handle(url, by: urlHandlers)
  }

  /// Continues an activity, under the terms of a URL: the first handler that knows it changes the path.
  ///
  /// - Parameter activity: The activity, such as one from `onContinueUserActivity(_:perform:)`.
  /// - Returns: The outcome.
  @discardableResult
  public func handle(_ activity: NSUserActivity) -> DeepLinkOutcome {
    handle(activity, by: activityHandlers)
  }

  private func handle<Link>(_ link: Link, by handlers: [Handling<Link>]) -> DeepLinkOutcome {
    if handlers.isEmpty { warnings.warn(.noDeepLinkHandler(linkTypeName: "\(Link.self)")) }
    for handler in handlers {
      var path = path
      do {
        let outcome = try handler(link, &path)
        if case .unknown = outcome { continue }
        if outcome.isHandled { self.path = path }
        return outcome
      } catch {
        return .failed(error)
      }
    }
    return .unknown
  }
}
