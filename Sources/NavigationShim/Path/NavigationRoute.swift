/// A type whose arrays are paths, so that they have the methods of one.
///
/// A stack takes an array as its path where all screens are of one type. Conforming that type to
/// this protocol gives its arrays `push(_:)`, `pop(_:)`, `popToRoot()` and the rest of the family
/// that ``NavigationPath`` has, while all other arrays stay free of them:
///
/// ```swift
/// enum Route: NavigationRoute {
///   case list
///   case detail(id: Int)
/// }
///
/// var path: [Route] = []
/// path.push(.list)
/// path.push(.detail(id: 1))
/// path.pop(to: .list)
/// ```
///
/// An addition to SwiftUI's interface; it is plain Swift and stays of use after the move to
/// SwiftUI's own stack.
public protocol NavigationRoute: Hashable {}
