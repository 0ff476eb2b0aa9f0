import Combine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// The marker of a column, or of a split view, among UIKit's controllers.
///
/// With it a stack in the column finds the controller that it pushes onto, also while other screens hide the stack's.
@MainActor
final class ColumnAnchor: ObservableObject, EqualByIdentity {
  /// Whether a stack in the column pushes onto the column's controller.
  @Published var hasStack = false

  #if canImport(UIKit) && !os(watchOS)
  private weak var controller: UIViewController?
  private var latestCountToRoot: Int?
  #endif

  nonisolated init() {}
}

extension View {
  /// Lets an anchor find the position of this view among controllers.
  func anchored(by anchor: ColumnAnchor) -> some View {
    #if canImport(UIKit) && !os(watchOS)
    overlay(ColumnAnchor.Representation(anchor: anchor).unseen())
    #else
    self
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
extension ColumnAnchor {
  private var navigationController: UINavigationController? { controller?.navigationController }

  /// The scene of the view, which may be in a hidden tab: then a controller around it is in the window.
  var scene: AnyObject? {
    around.lazy.compactMap { $0?.viewIfLoaded?.window?.windowScene }.first
  }

  private var around: [UIViewController?] { Array(sequence(first: controller) { $0?.parent }) }

  /// The controllers that a stack in the column pushes onto, once the column has appeared.
  func controllers(of stack: LinksStack) -> (any ObservedHost.Controllers)? {
    guard let navigationController, let countToRoot else { return nil }
    return NavigationControllers(navigationController, of: stack, countToRoot: countToRoot)
  }

  /// Returns whether a view is in the column, and not in a view that the column presents; `nil` if that is known only
  /// when the view has a controller.
  func isCertain(_ isColumn: Bool) -> Bool? {
    presents ? isColumn ? nil : false : true
  }

  /// Whether the column, or what is around it, presents a view.
  private var presents: Bool { controller?.presentedViewController != nil }

  /// Whether a view in front of the column hides it, so that a tap was on that view.
  var isHidden: Bool { controller?.isHidden == true }

  /// Returns whether another controller is presented by the controller that presents the column, so that nothing
  /// presented is between them.
  func isAround(_ other: UIViewController) -> Bool {
    controller?.presentingViewController === other.presentingViewController
  }

  /// The number of controllers up to the column's own.
  ///
  /// Where columns are pushed, another column's follow. During a back navigation from the back button's menu UIKit has
  /// only the top and the next top (qanswer.space, "long press back"), and the count is as before.
  var countToRoot: Int? {
    let around = around
    let index = navigationController?.viewControllers.firstIndex { root in
      around.contains { $0 === root }
    }
    if let index { latestCountToRoot = index + 1 }
    return latestCountToRoot
  }

  fileprivate struct Representation: UIViewControllerRepresentable {
    let anchor: ColumnAnchor

    func makeUIViewController(context: Context) -> UnseenController { UnseenController() }

    func updateUIViewController(_ controller: UnseenController, context: Context) {
      anchor.controller = controller
    }
  }
}
#else
extension ColumnAnchor {
  var scene: AnyObject? { nil }

  var isHidden: Bool { false }

  func controllers(of stack: LinksStack) -> (any ObservedHost.Controllers)? { nil }

  func isCertain(_ isColumn: Bool) -> Bool? { isColumn }
}
#endif
