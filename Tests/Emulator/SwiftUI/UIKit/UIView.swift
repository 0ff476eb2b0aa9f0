public import Foundation

/// Stands in for UIKit's view, which knows its window and what is on it.
///
/// There is no layout, except of views that keep their distance from the edges of the view around them.
@MainActor
open class UIView: CallsSuperclass {
  public var tag = 0

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  public internal(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  var ownWindow: UIWindow?
  public var window: UIWindow? { ownWindow ?? superview?.window }

  public var frame: CGRect {
    didSet { if frame.size != oldValue.size { sizeDidChange(from: oldValue.size) } }
  }

  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  public var autoresizingMask: AutoresizingMask = []
  public var isUserInteractionEnabled = true
  public var accessibilityElementsHidden = false
  public var clipsToBounds = false
  public var alpha: CGFloat = 1

  public init(frame: CGRect) { self.frame = frame }

  public convenience init() { self.init(frame: .zero) }

  var superclassCalls = 0

  open func didMoveToWindow() { superclassCalls += 1 }
  open func layoutSubviews() { superclassCalls += 1 }

  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  public private(set) var hasEndedEditing = false

  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    hasEndedEditing = true
    return false
  }

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

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    view?.convert(rect, from: self) ?? rect
  }

  private var origin: CGPoint {
    sequence(first: self, next: \.superview).reduce(.zero) {
      CGPoint(x: $0.x + $1.frame.minX, y: $0.y + $1.frame.minY)
    }
  }

  /// Makes a snapshot of the view; `nil` where it shows nothing, as each view but a stack's does here.
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
    expectingCall { layoutSubviews() }
  }
}

/// A type with functions that UIKit calls.
///
/// A subclass that overrides one calls its superclass.
@MainActor
protocol CallsSuperclass: AnyObject {
  var superclassCalls: Int { get set }
}

extension CallsSuperclass {
  func expectingCall(_ call: () -> Void) {
    let count = superclassCalls
    call()
    precondition(superclassCalls > count, "\(type(of: self)) has to call its superclass")
  }
}

public final class UIEvent {}

open class UITableViewCell: UIView {}

/// UIKit's switch, of which there is one in a process.
extension UIView {
  public private(set) static var areAnimationsEnabled = true

  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
}

@MainActor
public class UIScene {
  public enum ActivationState: Sendable {
    case foregroundActive
    case foregroundInactive
    case background
  }

  public static let didActivateNotification = Notification.Name("sceneDidActivate")
  public static let willDeactivateNotification = Notification.Name("sceneWillDeactivate")
  public static let didEnterBackgroundNotification = Notification.Name("sceneDidEnterBackground")

  public internal(set) var activationState = ActivationState.foregroundActive

  init() {}
}

public final class UIWindowScene: UIScene {}

public final class UIWindow: UIView {
  public let windowScene: UIWindowScene?
  public let rootViewController: UIViewController? = nil
  private weak var contents: UIView?

  init(windowScene: UIWindowScene, contents: UIView? = nil) {
    self.windowScene = windowScene
    self.contents = contents
    super.init(frame: contents?.frame ?? .zero)
  }

  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    afterUpdates ? nil : (contents as? StackView)?.picture("picture")
  }
}

public struct UIEdgeInsets: Sendable {
  public static let zero = UIEdgeInsets()
}
