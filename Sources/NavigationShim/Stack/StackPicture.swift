#if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif
#endif

/// A picture of what a stack has shown, in front of what it shows.
@MainActor
protocol StackPicture: AnyObject, Sendable {
  /// Has the picture go with a screen, from the beginning of the transition that takes this out of view.
  ///
  /// - Parameter reporter: The reporter on that screen; `nil` if it has none.
  func leave(with reporter: (any ScreenReporter)?)

  /// Removes the picture, wherever it is.
  func remove()
}

#if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
/// A picture of what a navigation controller has shown, its bar included.
///
/// It lies on the controller's own view: it goes where that goes, sheets and alerts stay in front of it, and
/// SwiftUI's views are left as they are. In a transition it has to move with the screen that goes, and so lies
/// on a view in that screen that is the shim's own; SwiftUI warns of views that are added to its own. The bar
/// stays where it is then, and the picture of the old one fades away in front of it.
///
/// It is what was rendered last: pictures of what is still to be rendered flash themselves (HeroTransitions/Hero
/// pull request 276). It takes no touches, and those who listen don't hear of it.
final class CoveringView: UIView, StackPicture {
  private weak var navigationController: UINavigationController?

  /// The picture for the screen that goes.
  private var outgoing: UIView?

  private var coveredSize = CGSize.zero
  private var barHeight: CGFloat = 0
  private var sizeDidChange: () -> Void = {}

  /// Makes a picture and puts it in its place.
  ///
  /// - Parameters:
  ///   - navigationController: The controller to cover.
  ///   - sizeDidChange: Called when the controller has another size than the picture.
  /// - Returns: `nil` where there is nothing to be seen, or no picture of it.
  static func cover(
    _ navigationController: UINavigationController,
    _ sizeDidChange: @escaping () -> Void
  ) -> CoveringView? {
    guard let stack = navigationController.view, stack.window != nil,
      let picture = stack.snapshotView(afterScreenUpdates: false)
    else { return nil }
    let cover = CoveringView(frame: stack.bounds)
    cover.navigationController = navigationController
    cover.outgoing = stack.snapshotView(afterScreenUpdates: false)
    cover.coveredSize = stack.bounds.size
    if !navigationController.isNavigationBarHidden {
      cover.barHeight = navigationController.navigationBar.frame.maxY
    }
    cover.sizeDidChange = sizeDidChange
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in [cover, cover.outgoing] {
      view?.isUserInteractionEnabled = false
      view?.accessibilityElementsHidden = true
    }
    cover.addSubview(picture)
    stack.addSubview(cover)
    return cover
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != coveredSize { sizeDidChange() }
  }

  func leave(with reporter: (any ScreenReporter)?) {
    if let stack = navigationController?.view, let outgoing,
      let holder = (reporter as? UIViewController)?.viewIfLoaded
    {
      outgoing.frame = holder.convert(stack.bounds, from: stack)
      holder.addSubview(outgoing)
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
    outgoing?.removeFromSuperview()
    removeFromSuperview()
  }
}
#endif
