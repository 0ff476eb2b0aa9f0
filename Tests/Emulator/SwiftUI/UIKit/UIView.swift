public import Foundation

/// Stands in for UIKit's view, which knows its window, and the row of a list that it is in.
@MainActor
open class UIView {
  /// The cell, if the view is in the row of a list; nothing else is known of what is around a view.
  public internal(set) weak var superview: UIView?

  /// The window, once the view is in one.
  public internal(set) var window: UIWindow?

  /// Makes a view; sizes mean nothing here.
  public init(frame: CGRect) {}

  /// Makes a view.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Called once the view is in a window.
  open func didMoveToWindow() {}
}

/// Stands in for UIKit's view of a list's row.
open class UITableViewCell: UIView {}

/// UIKit's switch, of which there is one in a process.
extension UIView {
  /// Whether what begins now is animated.
  public private(set) static var areAnimationsEnabled = true

  /// Says whether what begins from now on is animated.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    areAnimationsEnabled = enabled
  }

  /// Does something while the switch is off.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wereEnabled)
  }
}
