import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

#if canImport(UIKit) && !os(watchOS)
/// A picture of what a navigation controller has shown, its bar included.
///
/// It lies on the controller's own view: it goes where that goes, sheets and alerts stay in front of it, and
/// SwiftUI's views are left as they are. In a transition it lies on a view of the shim's in the screen that goes; the
/// bar stays, and the picture of the old one fades away in front of it.
///
/// It is what was rendered last: pictures of what is still to be rendered flash themselves (HeroTransitions/Hero pull
/// request 276). It keeps touches from the screens below it, but not from the bar: a person may go back.
final class CoveringView: UIView, CoveredPushes.Picture {
  private weak var navigationController: UINavigationController?

  /// The picture for the screen that goes, of what is below the bar: the bar's own picture stays.
  private var outgoing: UIView?
  private let outgoingPart = UIView()

  private var coveredSize = CGSize.zero
  private var barHeight: CGFloat = 0
  private var sizeDidChange: () -> Void = {}

  /// Makes a picture and puts it in its place; `nil` where nothing is to be seen.
  static func cover(
    _ navigationController: UINavigationController,
    _ sizeDidChange: @escaping () -> Void
  ) -> CoveringView? {
    guard let stack = navigationController.view, stack.window != nil,
      let picture = picture(of: navigationController)
    else { return nil }
    // A keyboard isn't on the picture, and would be gone at once, with animations off.
    stack.endEditing(true)
    let cover = CoveringView(frame: stack.bounds)
    cover.navigationController = navigationController
    cover.coveredSize = stack.bounds.size
    if !navigationController.isNavigationBarHidden {
      cover.barHeight = navigationController.navigationBar.frame.maxY
    }
    cover.sizeDidChange = sizeDidChange
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.outgoing = Self.picture(of: navigationController)
    cover.outgoingPart.isUserInteractionEnabled = false
    for view in [cover, cover.outgoingPart] { view.accessibilityElementsHidden = true }
    cover.addSubview(picture)
    stack.addSubview(cover)
    return cover
  }

  private var contents: CGRect {
    CGRect(x: 0, y: barHeight, width: coveredSize.width, height: coveredSize.height - barHeight)
  }

  private static func picture(of navigationController: UINavigationController) -> UIView? {
    guard let stack = navigationController.view else { return nil }
    // That of a part of the window has what shines through a bar, by Apple's documentation of visual effects,
    // and it has what is presented, too.
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

  func leave(with reporter: (any HostSight.Reporter)?) {
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
