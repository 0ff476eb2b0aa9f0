public import Foundation

/// Stands in for UIKit's view, which knows its window.
@MainActor
open class UIView {
  /// The window, once the view is in one.
  public internal(set) var window: UIWindow?

  /// Makes a view; sizes mean nothing here.
  public init(frame: CGRect) {}

  /// Makes a view.
  public convenience init() {
    self.init(frame: .zero)
  }
}

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
