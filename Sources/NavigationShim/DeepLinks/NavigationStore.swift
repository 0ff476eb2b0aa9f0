/// A store for a path of routes of one type.
///
/// See ``PathStore``.
public typealias NavigationStore<Route: Hashable> = PathStore<[Route]>
