internal import Foundation

/// The view of a stack with its bar, of which there are pictures.
final class StackView: UIView {
  private weak var host: (any StackHost)?

  init(of host: any StackHost) {
    self.host = host
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  override var ownWindow: UIWindow? {
    get {
      guard let host, !host.isOutOfView else { return nil }
      return UIWindow(windowScene: host.graph.scene)
    }
    set {}
  }

  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard let host, window != nil, host.graph.behavior.givesSnapshots else { return nil }
    let picture = PictureView(of: host.sight, bounds)
    host.graph.pictures.removeAll { $0.view == nil }
    host.graph.pictures.append(WeakPicture(view: picture))
    return picture
  }
}

/// A picture of what a stack has shown.
final class PictureView: UIView {
  /// What is to be seen on it.
  let title: String

  init(of sight: Sight, _ bounds: CGRect) {
    title = sight.description
    super.init(frame: bounds)
  }
}

/// A picture, if it is still there.
struct WeakPicture {
  weak var view: PictureView?
}

extension UIView {
  /// The picture on this view, or on one that is on it.
  private var picture: PictureView? {
    (self as? PictureView) ?? subviews.lazy.reversed().compactMap(\.picture).first
  }

  /// What is seen of a picture on this view that covers all of a stack, by its title.
  func title(ofPictureCovering stack: CGRect) -> String? {
    title { $0.contains(stack) }
  }

  /// What is seen of a picture on this view that covers a bar and not much more.
  func title(ofPictureCovering bar: CGRect, within stack: CGRect) -> String? {
    title { $0.contains(bar) && !$0.contains(stack) }
  }

  /// What is seen of the frontmost picture whose visible part, as it is on this view, meets a condition.
  private func title(where isMeant: (CGRect) -> Bool) -> String? {
    for view in subviews.reversed() {
      guard let picture = view.picture else { continue }
      let part = sequence(first: picture as UIView, next: \.superview)
        .prefix { $0 !== self }
        .filter { $0.clipsToBounds || $0 === picture }
        .reduce(CGRect.infinite) { $0.intersection(convert($1.bounds, from: $1)) }
      if isMeant(part) { return picture.title }
    }
    return nil
  }
}
