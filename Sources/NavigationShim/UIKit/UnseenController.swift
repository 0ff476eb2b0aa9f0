import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

#if canImport(UIKit) && !os(watchOS)
/// A controller that is inside a screen for what UIKit tells it there, and for what it can ask UIKit.
class UnseenController: UIViewController {
  /// Makes a plain view: UIKit would look for a nib by the name of the class.
  override func loadView() {
    view = UIView()
  }
}
#endif

extension View {
  /// Hides a view from sight, touch and accessibility, and gives it no space, while it still works.
  func unseen() -> some View {
    frame(width: 0, height: 0)
      .allowsHitTesting(false)
      .accessibility(hidden: true)
  }
}
