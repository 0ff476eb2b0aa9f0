import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

#if canImport(UIKit) && !os(watchOS)
/// A snapshot of a navigation controller with its bar.
///
/// It is a subview of the controller's view: it moves with that view, sheets and alerts are in front of it, and
/// SwiftUI's views are unchanged. In a transition its lower part is a subview of a view of the package in the screen
/// that leaves. The bar stays, and the old bar's snapshot fades out in front of it.
///
/// The snapshot shows what was rendered last: snapshots of views that are yet to be rendered flash themselves
/// (HeroTransitions/Hero pull request 276). It blocks touches on the screens below it, but not on the bar, so that
/// people can go back.
final class SnapshotView: UIView, SnapshotPushes.Snapshot {
  private weak var navigationController: UINavigationController?

  /// The snapshot for the screen that leaves: the part below the bar.
  private var outgoing: UIView?
  private let outgoingPart = UIView()

  private var coveredSize = CGSize.zero
  private var barHeight: CGFloat = 0
  private var sizeDidChange: () -> Void = {}

  /// Takes a snapshot and shows it; returns `nil` if the controller isn't visible.
  static func cover(
    _ navigationController: UINavigationController,
    _ sizeDidChange: @escaping () -> Void
  ) -> SnapshotView? {
    guard let stack = navigationController.view, stack.window != nil,
      let snapshot = snapshot(of: navigationController)
    else { return nil }
    // A keyboard isn't on the snapshot, and would disappear at once while animations are off.
    stack.endEditing(true)
    let cover = SnapshotView(frame: stack.bounds)
    cover.navigationController = navigationController
    cover.coveredSize = stack.bounds.size
    if !navigationController.isNavigationBarHidden {
      cover.barHeight = navigationController.navigationBar.frame.maxY
    }
    cover.sizeDidChange = sizeDidChange
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.outgoing = Self.snapshot(of: navigationController)
    cover.outgoingPart.isUserInteractionEnabled = false
    for view in [cover, cover.outgoingPart] { view.accessibilityElementsHidden = true }
    cover.addSubview(snapshot)
    stack.addSubview(cover)
    return cover
  }

  private var contents: CGRect {
    CGRect(x: 0, y: barHeight, width: coveredSize.width, height: coveredSize.height - barHeight)
  }

  private static func snapshot(of navigationController: UINavigationController) -> UIView? {
    guard let stack = navigationController.view else { return nil }
    // By Apple's documentation of visual effects, only a part of the window has what shines through a bar. It also
    // has presented views.
    if let window = stack.window, navigationController.presentedViewController == nil,
      window.rootViewController?.presentedViewController == nil
    {
      return window.resizableSnapshotView(
        from: stack.convert(stack.bounds, to: window),
        afterScreenUpdates: false,
        withCapInsets: .zero
      )
    }
    return stack.snapshotView(afterScreenUpdates: false)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.y >= barHeight && bounds.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != coveredSize { sizeDidChange() }
  }

  func bringToFront() {
    superview?.bringSubviewToFront(self)
  }

  func leave(with reporter: (any ObservedHost.Reporter)?) {
    if let stack = navigationController?.view, let outgoing,
      let holder = (reporter as? UIViewController)?.viewIfLoaded
    {
      outgoing.frame.origin.y = -barHeight
      outgoingPart.frame = holder.convert(contents, from: stack)
      outgoingPart.clipsToBounds = true
      outgoingPart.addSubview(outgoing)
      holder.addSubview(outgoingPart)
    }
    coveredSize.height = barHeight
    frame.size.height = barHeight
    clipsToBounds = true
    navigationController?.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.alpha = 0 },
      completion: nil
    )
  }

  func remove() {
    outgoingPart.removeFromSuperview()
    removeFromSuperview()
  }
}
#endif
