public import SwiftUI

private func link(to number: Int) -> NavigationLink<Text, Never> {
  NavigationLink("\(number)", value: number)
}

private func stack(_ path: Binding<NavigationPath>) -> some View {
  NavigationStack(path: path) { link(to: 1) }
    .navigationDestination(for: Int.self) { Text("\($0)") }
}

private enum Screen: String, Hashable {
  case profile, settings

  @ViewBuilder var link: some View {
    switch self {
    case .profile: NavigationLink(value: self) { Text("Profile") }
    case .settings:
      NavigationLink {
        Text("Settings")
      } label: {
        Text("To the settings")
      }
    }
  }
}

private final class TripCoordinator {
  func start() -> some View {
    NavigationStack {
      Text("Trips").navigationDestination(isPresented: .constant(false)) { Text("Trip") }
    }
  }

  func columns() -> some View {
    NavigationSplitView {
      Screen.profile.link
    } detail: {
      Screen.settings.link
    }
  }
}

private protocol ScreenFactory {
  associatedtype Content: View

  func make(_ screen: Screen) -> Content
}

private struct LinkFactory: ScreenFactory {
  func make(_ screen: Screen) -> some View { NavigationLink(screen.rawValue, value: screen) }
}

// Uses of these types that a module's public interface may have. The aliases of such a module are public.

public func depth(of path: NavigationPath = NavigationPath()) -> Int { path.count }

@inlinable
public func appending<V: Hashable & Codable>(_ value: V, to path: NavigationPath) -> NavigationPath
{
  var path = path
  path.append(value)
  return path
}

public func saved(_ path: NavigationPath) -> NavigationPath.CodableRepresentation? { path.codable }

public func helpLink() -> NavigationLink<Text, Never> { NavigationLink("Help", value: "help") }

public struct SavedScreens: Codable {
  public var path: NavigationPath.CodableRepresentation?

  public init(path: NavigationPath) { self.path = path.codable }
}

public protocol PathOwner: AnyObject {
  var path: NavigationPath { get set }
}

public protocol ScreenCounting {
  var screenCount: Int { get }
}

extension NavigationPath: ScreenCounting {
  public var screenCount: Int { count }
}

public struct HelpStack: View {
  @Binding private var path: NavigationPath

  public init(path: Binding<NavigationPath>) { _path = path }

  public var body: NavigationStack<NavigationPath, Text> {
    NavigationStack(path: $path) { Text("Help") }
  }
}

// What apps add to their path by themselves, under names that a library may have taken. Each does more
// than its name, so that it shows which method a call has reached.

extension NavigationPath {
  mutating func push<V: Hashable>(_ value: V) {
    append(value)
    append("pushed")
  }

  mutating func popAndPush(_ value: any Hashable) { append("replaced") }
  mutating func pop() { append("popped") }
  mutating func pop(_ count: Int) { append("popped") }
  mutating func pop(to value: any Hashable) { append("popped to") }
  mutating func pop(toIndex index: Int) { append("popped to") }
  mutating func popToRoot() { append("popped to the root") }
  func lastValue<V>(of type: V.Type) -> V? { nil }

  var lastElement: String { "own" }
}

public enum OwnPathMethods {
  public static func counts() -> [Int] {
    var path = NavigationPath()
    var counts: [Int] = []
    func after(_ change: (inout NavigationPath) -> Void) {
      change(&path)
      counts.append(path.count)
    }
    after { $0.push(1) }
    after { $0.push(Float.pi) }
    after { $0.popAndPush(2) }
    after { $0.pop() }
    after { $0.pop(1) }
    after { $0.pop(to: 1) }
    after { $0.pop(toIndex: 0) }
    after { $0.popToRoot() }
    return counts
  }

  public static func top() -> (Int?, String) {
    let path = NavigationPath([1])
    let element = path.lastElement
    return (path.lastValue(of: Int.self), "\(element)")
  }
}
