import Combine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// What a column leaves in its place among UIKit's controllers, by which a stack in it finds the controller that it
/// pushes on, also while other screens hide the stack's own.
@MainActor
final class ColumnAnchor: ObservableObject, EqualByIdentity {
  #if canImport(UIKit) && !os(watchOS)
  private weak var controller: UIViewController?
  #endif

  nonisolated init() {}
}

extension View {
  /// Has an anchor find the place of this view among controllers.
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

  /// The controllers that a stack in the column pushes on, where the column has been seen.
  func controllers(of stack: LinksStack) -> (any HostSight.Controllers)? {
    guard let navigationController, let countToRoot else { return nil }
    return NavigationControllers(navigationController, of: stack, countToRoot: countToRoot)
  }

  /// Whether a view is in the column, and not in something that is presented from there; `nil` where that shows once the
  /// view has a controller.
  func isCertain(_ isColumn: Bool) -> Bool? {
    presents ? isColumn ? nil : false : true
  }

  /// Whether something is presented from the column, or from around it.
  private var presents: Bool { controller?.presentedViewController != nil }

  /// Whether a controller is presented by what presents the column, so that nothing presented is between them.
  func isAround(_ other: UIViewController) -> Bool {
    controller?.presentingViewController === other.presentingViewController
  }

  /// The number of controllers up to the column's own, which is another column's next where columns are pushed.
  var countToRoot: Int? {
    let around = Array(sequence(first: controller, next: { $0?.parent }))
    let index = navigationController?.viewControllers.firstIndex { root in
      around.contains { $0 === root }
    }
    return index.map { $0 + 1 }
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
  func controllers(of stack: LinksStack) -> (any HostSight.Controllers)? { nil }

  func isCertain(_ isColumn: Bool) -> Bool? { isColumn }
}
#endif
