import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

#if canImport(UIKit) && !os(watchOS)
/// A controller inside a screen that takes UIKit's calls, and reads UIKit's state.
class UnseenController: UIViewController {
  /// Creates a plain view.
  ///
  /// Otherwise UIKit would look for a nib with the name of the class.
  override func loadView() {
    view = UIView()
  }
}
#endif

extension View {
  /// Hides a view from sight, touch and accessibility, and gives it no space.
  ///
  /// The view still works.
  func unseen() -> some View {
    frame(width: 0, height: 0)
      .allowsHitTesting(false)
      .accessibility(hidden: true)
  }
}
