import Foundation

/// The copy of the package that this code belongs to, of which there should be one in a process.
///
/// If an app and a framework of its own link the package, each statically, there are two, with types of their
/// own: what one puts into the environment the other doesn't find.
final class PackageCopy: NSObject {
  /// Warns, the first time it is asked for, if another copy has come first.
  static let warning: NavigationWarning? = {
    let warning = lookUp()
    if let warning { writeToSystemLog(warning.description) }
    return warning
  }()

  /// Looks whether this class is the one that is known by its name.
  ///
  /// Of two classes of one name, Objective-C knows that of the copy which was loaded first. No other type is
  /// looked up by its name anywhere in the package.
  static func lookUp(
    _ classNamed: (_ name: String) -> AnyClass? = NSClassFromString
  ) -> NavigationWarning? {
    guard let known = classNamed(NSStringFromClass(PackageCopy.self)) else { return nil }
    return known === PackageCopy.self ? nil : .secondCopy
  }
}
