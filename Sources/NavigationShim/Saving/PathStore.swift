public import Combine
public import SwiftUI

/// A path with handlers for URLs and user activities, and functions to save and restore it.
///
/// ```swift
/// struct OrderURLs: URLHandler {
///   func handle(_ url: URL, mutating path: inout [Route]) throws -> DeepLinkOutcome {
///     guard let number = Int(url.lastPathComponent) else { return .unknown }
///     path = [.order(number)]
///     return .handled
///   }
/// }
///
/// struct ShopScene: View {
///   @StateObject private var store = NavigationStore(path: [], urlHandler: OrderURLs())
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
/// `PathStore<NavigationPath>`; that name stays the same when you leave NavigationShim's alias. See <doc:DeepLinks>,
/// and [Which path holder do I need?](<doc:NavigatingFromCode#Which-path-holder-do-I-need>).
///
/// Give each scene a store of its own, as a `@StateObject` of its first view. A store in the `App` or in a global
/// variable is shared: if people navigate in one window, the others follow.
///
/// An addition to SwiftUI's interface, isolated to the main actor.
@MainActor
public final class PathStore<Path>: ObservableObject {
  /// The path, to bind a stack to.
  @Published public var path: Path

  /// The log for mistakes in the use of the store; tests set another.
  package var warnings = WarningLog.shared

  private var urlHandlers: [Handling<URL>] = []
  private var activityHandlers: [Handling<NSUserActivity>] = []

  /// A handler without its type: a constrained existential needs a newer runtime than iOS 14's.
  private typealias Handling<Link> =
    @MainActor (_ link: Link, _ path: inout Path) throws -> DeepLinkOutcome

  /// Creates a store with an initial path.
  public init(path: Path) { self.path = path }

  /// Creates a store that handles the app's URLs.
  public convenience init<URLs: URLHandler>(path: Path, urlHandler: URLs) where URLs.Path == Path {
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
  /// Changes the path, waits for the last screen, and returns how the change ended.
  ///
  /// ```swift
  /// struct OrderButton: View {
  ///   @ObservedObject var store: NavigationStore<Route>
  ///
  ///   var body: some View {
  ///     Button("Item 7") {
  ///       Task {
  ///         let outcome = await store.navigate { $0 = [.order(42), .item(7)] }
  ///         if outcome == .presented { print("Item 7 is in place.") }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// It waits for the stacks that `Binding.withDelaysIfUnsupported(_:)` names.
  ///
  /// - Parameter transform: The change, called once and before the first suspension.
  @discardableResult
  public func navigate(_ transform: (inout Path) -> Void) async -> NavigationOutcome {
    await Binding(get: { self.path }, set: { self.path = $0 }).withDelaysIfUnsupported(transform)
  }

  /// Adds a handler of URLs.
  ///
  /// The store calls its handlers in order, until one recognizes the URL.
  public func addURLHandler<Handler: URLHandler>(_ handler: Handler) where Handler.Path == Path {
    urlHandlers.append { try handler.handle($0, mutating: &$1) }
  }

  /// Adds a closure that handles URLs as ``URLHandler/handle(_:mutating:)`` does.
  ///
  /// The store retains the closure, so the closure must not retain the store.
  public func addURLHandler(
    _ handle: @escaping @MainActor (_ url: URL, _ path: inout Path) throws -> DeepLinkOutcome
  ) {
    urlHandlers.append(handle)
  }

  /// Adds a handler of activities.
  ///
  /// The store calls its handlers in order, until one recognizes the activity.
  public func addActivityHandler<Handler: ActivityHandler>(
    _ handler: Handler
  ) where Handler.Path == Path {
    activityHandlers.append { try handler.handle($0, mutating: &$1) }
  }

  /// Adds a closure that handles activities as ``ActivityHandler/handle(_:mutating:)`` does.
  ///
  /// The store retains it.
  public func addActivityHandler(
    _ handle: @escaping @MainActor (NSUserActivity, _ path: inout Path) throws -> DeepLinkOutcome
  ) {
    activityHandlers.append(handle)
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
