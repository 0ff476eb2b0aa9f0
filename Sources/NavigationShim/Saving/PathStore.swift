public import Combine
public import SwiftUI

/// A path with handlers for URLs and user activities, and functions to save and restore it.
///
/// ```swift
/// struct ShopScene: View {
///   @StateObject private var store = NavigationStore<Route>(path: []) { url, path in
///     guard let number = Int(url.lastPathComponent) else { return .unknown }
///     path = [.order(number)]
///     return .handled
///   }
///   @SceneStorage("path") private var saved: Data?
///
///   var body: some View {
///     NavigationStack(path: $store.path) { Text("Orders") }
///       .onAppear {
///         if let saved, store.path.isEmpty { try? store.restore(from: saved) }
///       }
///       .onChange(of: store.path) { _ in saved = try? store.encoded() }
///       .onOpenURL { store.handle($0) }
///   }
/// }
/// ```
///
/// ``NavigationStore`` is the store for an array of routes. For a path of any types, use a
/// `PathStore<NavigationPath>`. See <doc:DeepLinksAndSavedPaths>, and [Which path holder do I
/// need?](<doc:NavigatingFromCode#Which-path-holder-do-I-need>).
///
/// Give each scene a store of its own, as a `@StateObject` of its first view. A store in the `App` or in a global
/// variable is shared: if people navigate in one window, the others follow.
///
/// An addition to SwiftUI's interface, isolated to the main actor.
@MainActor
public final class PathStore<Path>: ObservableObject {
  /// The path, to bind a stack to.
  @Published public var path: Path

  private var urlHandlers: [Handler<URL>] = []
  private var activityHandlers: [Handler<NSUserActivity>] = []

  /// A function that changes a path so that it leads to the content of a URL or an activity.
  ///
  /// The path is a copy of the store's path. The store takes it only if the handler returns
  /// ``DeepLinkOutcome/handled``. Objects in it aren't copied: don't change them. If the handler doesn't recognize a
  /// URL, return ``DeepLinkOutcome/unknown``. If it does, and the URL leads nowhere, throw the reason.
  ///
  /// A URL can come from any app or page. Check its content, and limit the number of screens. `URLComponents` parses it
  /// safely.
  public typealias Handler<Link> =
    @MainActor (_ link: Link, _ path: inout Path) throws -> DeepLinkOutcome

  /// Creates a store with an initial path, and handlers of URLs and of activities.
  ///
  /// - Parameters:
  ///   - path: The path to begin with.
  ///   - urlHandler: The first handler of URLs.
  ///   - activityHandler: The first handler of user activities. The store retains its handlers, so they must not retain
  ///     the store.
  public init(
    path: Path,
    urlHandler: Handler<URL>? = nil,
    activityHandler: Handler<NSUserActivity>? = nil
  ) {
    self.path = path
    if let urlHandler { addURLHandler(urlHandler) }
    if let activityHandler { addActivityHandler(activityHandler) }
  }
}

/// A store for a path of routes of one type: see ``PathStore``.
public typealias NavigationStore<Route: Hashable> = PathStore<[Route]>

extension PathStore where Path: RangeReplaceableCollection {
  /// Creates a store with an empty path.
  public convenience init() { self.init(path: Path()) }
}

extension PathStore {
  /// Changes the path, waits for the last screen, and returns how the change ended.
  ///
  /// ```swift
  /// let store = NavigationStore<Route>()
  /// let outcome = await store.navigate { $0 = [.order(42), .item(7)] }
  /// if outcome == .presented { print("Item 7 is in place.") }
  /// ```
  ///
  /// It waits for the same stacks as `Binding.withDelaysIfUnsupported(_:)`.
  ///
  /// - Parameter transform: The change, called once and before the first suspension.
  @discardableResult
  public func navigate(_ transform: (inout Path) -> Void) async -> NavigationOutcome {
    await Binding(get: { self.path }, set: { self.path = $0 }).withDelaysIfUnsupported(transform)
  }

  /// Adds a handler of URLs: see ``Handler``.
  ///
  /// The store calls its handlers in order, until one recognizes the URL.
  public func addURLHandler(_ handler: @escaping Handler<URL>) { urlHandlers.append(handler) }

  /// Adds a handler of activities: see ``Handler``.
  ///
  /// The store calls its handlers in order, until one recognizes the activity.
  public func addActivityHandler(_ handler: @escaping Handler<NSUserActivity>) {
    activityHandlers.append(handler)
  }

  /// Opens a URL: the first handler that recognizes it changes the path.
  ///
  /// The path changes at once and as a whole, or not at all. URLs that are unknown or fail aren't logged: they come
  /// from outside, may contain secrets, and may be meant for another store.
  @discardableResult
  public func handle(_ url: URL) -> DeepLinkOutcome { handle(url, by: urlHandlers) }

  /// Continues an activity: the first handler that recognizes it changes the path, at once and as a whole, or not at
  /// all.
  @discardableResult
  public func handle(_ activity: NSUserActivity) -> DeepLinkOutcome {
    handle(activity, by: activityHandlers)
  }

  private func handle<Link>(_ link: Link, by handlers: [Handler<Link>]) -> DeepLinkOutcome {
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
