public import Foundation

/// Stands in for UIKit's view, which knows its window and what is on it.
///
/// There is no layout but of what keeps its distance from the edges of the view around it.
@MainActor
open class UIView {
  /// A number of whoever has made it.
  public var tag = 0

  /// What of a view's frame follows the size of the view around it.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// A bit for each part.
    public let rawValue: UInt

    /// Makes a set of parts.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)

    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  /// The view around; of what SwiftUI shows, only the cell of a list's row is known.
  public internal(set) weak var superview: UIView?

  /// The views on this one, the frontmost last.
  public private(set) var subviews: [UIView] = []

  /// The window that the view itself was put into.
  var ownWindow: UIWindow?

  /// The window, once the view is in one, or on a view that is.
  public var window: UIWindow? { ownWindow ?? superview?.window }

  /// Where the view is on the view around.
  public var frame: CGRect {
    didSet { if frame.size != oldValue.size { sizeDidChange(from: oldValue.size) } }
  }

  /// The view's own rectangle.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// What of the frame follows the size of the view around.
  public var autoresizingMask: AutoresizingMask = []

  /// Whether touches reach the view and what is on it.
  public var isUserInteractionEnabled = true

  /// Whether those who listen hear nothing of the view and of what is on it.
  public var accessibilityElementsHidden = false

  /// Whether what is on the view ends at its edges.
  public var clipsToBounds = false

  /// How much the view and what is on it cover.
  public var alpha: CGFloat = 1

  /// Makes a view.
  public init(frame: CGRect) { self.frame = frame }

  /// Makes a view.
  public convenience init() { self.init(frame: .zero) }

  /// Called once the view is in a window.
  open func didMoveToWindow() {}

  /// Called when the view has another size.
  open func layoutSubviews() {}

  /// Puts a view on this one, in front of the others.
  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Puts a view that is on this one in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Returns whether a touch at a point is the view's, where it takes touches.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Takes the focus from a field on the view; there is no keyboard here.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { false }

  /// Takes the view off the one around.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Returns where a rectangle of another view is on this one; views of which no view around is known are
  /// all in the same place.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let there = view?.origin ?? .zero
    return rect.offsetBy(dx: there.x - origin.x, dy: there.y - origin.y)
  }

  /// Returns where a rectangle of this view is on another one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    view?.convert(rect, from: self) ?? rect
  }

  private var origin: CGPoint {
    sequence(first: self, next: \.superview).reduce(.zero) {
      CGPoint(x: $0.x + $1.frame.minX, y: $0.y + $1.frame.minY)
    }
  }

  /// Makes a picture of what the view shows; `nil` where that is nothing, as it is here for all but a stack's.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }

  private func sizeDidChange(from old: CGSize) {
    for view in subviews {
      var size = view.frame.size
      if view.autoresizingMask.contains(.flexibleWidth) { size.width += frame.width - old.width }
      if view.autoresizingMask.contains(.flexibleHeight) {
        size.height += frame.height - old.height
      }
      view.frame.size = size
    }
    layoutSubviews()
  }
}

/// Stands in for UIKit's event, of which nothing is needed.
public final class UIEvent {}

/// Stands in for UIKit's view of a list's row.
open class UITableViewCell: UIView {}

/// Stands in for UIKit's view of a list's row on newer systems.
open class UICollectionViewCell: UIView {}

/// UIKit's switch, of which there is one in a process.
extension UIView {
  /// Whether what begins now is animated.
  public private(set) static var areAnimationsEnabled = true

  /// Says whether what begins from now on is animated.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Does something while the switch is off.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wereEnabled)
  }
}

/// Stands in for UIKit's application, of which only notifications are needed.
public enum UIApplication {
  /// The app has become active.
  public static let didBecomeActiveNotification = Notification.Name("didBecomeActive")

  /// The app is about to become inactive.
  public static let willResignActiveNotification = Notification.Name("willResignActive")

  /// The app isn't seen any more.
  public static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")

  /// The app is about to be seen again.
  public static let willEnterForegroundNotification = Notification.Name("willEnterForeground")

  /// The app is about to end.
  public static let willTerminateNotification = Notification.Name("willTerminate")

  static let lifeCycle = [
    didBecomeActiveNotification, willResignActiveNotification,
    didEnterBackgroundNotification, willEnterForegroundNotification,
  ]
}

/// Stands in for UIKit's scene: one of the windows that an app may have several of.
@MainActor
public class UIScene {
  /// How active a scene is.
  public enum ActivationState: Sendable {
    /// A person can use it.
    case foregroundActive

    /// A person sees it at most.
    case foregroundInactive

    /// Nobody sees it.
    case background
  }

  /// A scene has become active.
  public static let didActivateNotification = Notification.Name("sceneDidActivate")

  /// A scene is about to become inactive.
  public static let willDeactivateNotification = Notification.Name("sceneWillDeactivate")

  /// A scene isn't seen any more.
  public static let didEnterBackgroundNotification = Notification.Name("sceneDidEnterBackground")

  /// How active the scene is.
  public internal(set) var activationState = ActivationState.foregroundActive

  init() {}
}

/// Stands in for UIKit's scene with windows.
public final class UIWindowScene: UIScene {}

/// Stands in for UIKit's window, which knows its scene.
public final class UIWindow: UIView {
  /// The scene.
  public let windowScene: UIWindowScene?

  /// The controller of what the window shows, which isn't known here.
  public let rootViewController: UIViewController? = nil

  /// The view in it that pictures are made of.
  private weak var contents: UIView?

  init(windowScene: UIWindowScene, contents: UIView? = nil) {
    self.windowScene = windowScene
    self.contents = contents
    super.init(frame: contents?.frame ?? .zero)
  }

  /// Makes a picture of what is in a part of the window.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    (contents as? StackView)?.picture("picture")
  }
}

/// Stands in for UIKit's distances from the edges of a view.
public struct UIEdgeInsets: Sendable {
  /// No distance.
  public static let zero = UIEdgeInsets()
}

/// Stands in for UIKit's device.
@MainActor
public final class UIDevice {
  /// The device that the app runs on.
  public static let current = UIDevice()

  /// What kind of device it is.
  public let model = "emulator"

  /// The name of its system.
  public let systemName = "emulator"

  private init() {}
}
