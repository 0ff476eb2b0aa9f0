import Foundation

/// The copy of the package that this code belongs to.
///
/// A process should have one.
///
/// If an app and a framework of its own both link the package statically, there are two copies, with types of their
/// own: a value that one puts into the environment isn't found by the other.
final class PackageCopy: NSObject {
  /// Logs a warning, at the first access, if another copy was loaded first.
  static let warning: NavigationWarning? = {
    let warning = lookUp()
    if let warning { writeToSystemLog(warning.description) }
    return warning
  }()

  /// Checks whether the runtime's class of this name is this class.
  ///
  /// If there are two classes of one name, Objective-C finds the one of the copy that was loaded first. The package
  /// looks up no other type by name.
  static func lookUp(
    _ classNamed: (_ name: String) -> AnyClass? = NSClassFromString
  ) -> NavigationWarning? {
    guard let known = classNamed(NSStringFromClass(PackageCopy.self)) else { return nil }
    return known === PackageCopy.self ? nil : .secondCopy
  }
}
