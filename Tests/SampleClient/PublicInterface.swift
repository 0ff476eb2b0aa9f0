public import SwiftUI

// What a module may say of these types in its public interface. The aliases of such a module are public.

/// A default argument, which other modules evaluate.
public func depth(of path: NavigationPath = NavigationPath()) -> Int { path.count }

/// A body that other modules compile.
@inlinable
public func appending<V: Hashable & Codable>(_ value: V, to path: NavigationPath) -> NavigationPath
{
  var path = path
  path.append(value)
  return path
}

/// The form in which a path is saved, in a signature.
public func saved(_ path: NavigationPath) -> NavigationPath.CodableRepresentation? { path.codable }

/// A generic type, spelt out.
public func helpLink() -> NavigationLink<Text, Never> { NavigationLink("Help", value: "help") }

/// A type that stores a path, shows it, and saves it.
public struct SavedScreens: Codable {
  /// The saved form.
  public var path: NavigationPath.CodableRepresentation?

  /// Takes in a path.
  public init(path: NavigationPath) { self.path = path.codable }
}

/// A protocol whose requirements mention a path.
public protocol PathOwner: AnyObject {
  /// The path.
  var path: NavigationPath { get set }
}

/// A protocol of the module's own.
public protocol ScreenCounting {
  /// How many screens there are above the root.
  var screenCount: Int { get }
}

extension NavigationPath: ScreenCounting {
  /// One for each element.
  public var screenCount: Int { count }
}

/// A view with a stack as its body.
public struct HelpStack: View {
  @Binding private var path: NavigationPath

  /// Makes a stack for a path.
  public init(path: Binding<NavigationPath>) { _path = path }

  /// The stack.
  public var body: NavigationStack<NavigationPath, Text> {
    NavigationStack(path: $path) { Text("Help") }
  }
}
