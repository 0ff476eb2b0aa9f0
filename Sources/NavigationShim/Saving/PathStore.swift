public import Combine
public import SwiftUI

/// A path together with everything that changes it from outside: URLs, activities, and saved paths, as in
/// <doc:DeepLinks>.
///
/// ``NavigationStore`` is the store for an array of routes of one type. For a path of any types, use a
/// `PathStore<NavigationPath>`, whose name stays the same when the app's alias is swapped.
///
/// Give each scene a store of its own, as a `@StateObject` of its first view: one that the `App` or a global variable
/// holds is shared by all, and one window moves when somebody navigates in another.
///
/// An addition to SwiftUI's interface.
@MainActor
public final class PathStore<Path>: ObservableObject {
  /// The path, to bind a stack to.
  @Published public var path: Path

  /// Where mistakes in the use of the store are told; tests set another.
  package var warnings = WarningLog.shared

  private var urlHandlers: [Handling<URL>] = []
  private var activityHandlers: [Handling<NSUserActivity>] = []

  /// A handler without its type: a constrained existential takes a newer run time than iOS 14's.
  private typealias Handling<Link> =
    @MainActor (_ link: Link, _ path: inout Path) throws -> DeepLinkOutcome

  /// Creates a store with the path to begin with.
  public init(path: Path) { self.path = path }

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

/// A store for a path of routes of one type: see ``PathStore``.
public typealias NavigationStore<Route: Hashable> = PathStore<[Route]>

extension PathStore where Path: RangeReplaceableCollection {
  /// Creates a store with an empty path.
  public convenience init() { self.init(path: Path()) }
}

extension PathStore {
  /// Changes the path, waits until the screens have followed, and returns how the change ended.
  ///
  /// ```swift
  /// @MainActor
  /// func showOrder(in store: PathStore<[Int]>) async {
  ///   let outcome = await store.navigate { path in path = [1, 2, 3] }
  ///   if outcome == .presented { print("The third screen is there.") }
  /// }
  /// ```
  ///
  /// `Binding.withDelaysIfUnsupported(_:)` says for which stacks it waits.
  @discardableResult
  public func navigate(_ transform: (inout Path) -> Void) async -> NavigationOutcome {
    await Binding(get: { self.path }, set: { self.path = $0 }).withDelaysIfUnsupported(transform)
  }

  /// Adds a handler of URLs, which is asked if those added before it don't know a URL.
  public func addURLHandler<Handler: URLHandler>(_ handler: Handler) where Handler.Path == Path {
    urlHandlers.append { try handler.handle($0, mutating: &$1) }
  }

  /// Adds a closure that handles URLs as ``URLHandler/handle(_:mutating:)`` does, and is kept: it should not keep the
  /// store.
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

  /// Adds a closure that handles activities as ``ActivityHandler/handle(_:mutating:)`` does, and is kept.
  public func addActivityHandler(
    _ handle: @escaping @MainActor (NSUserActivity, _ path: inout Path) throws -> DeepLinkOutcome
  ) {
    activityHandlers.append(handle)
  }

  /// Opens a URL: the first handler that knows it changes the path.
  ///
  /// The path changes at once and as a whole, or not at all. URLs that are unknown or fail are not
  /// logged: they come from outside, may contain secrets, and may be meant for another store.
  @discardableResult
  public func handle(_ url: URL) -> DeepLinkOutcome { handle(url, by: urlHandlers) }

  /// Continues an activity, under the terms of a URL: the first handler that knows it changes the path.
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
