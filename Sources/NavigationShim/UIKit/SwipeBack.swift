import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// Enables the swipe back for the stack whose root it is placed on, if the policy says so.
struct SwipeBack: View {
  @Environment(\.navigationConfiguration.swipeBack) private var swipeBack

  var body: some View {
    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    if swipeBack == .always { SwipeBackController.Representation().unseen() }
    #endif
  }
}

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// A controller on the root of a stack that decides whether a swipe goes back.
private final class SwipeBackController: UnseenController {
  private var delegates: [SwipeDelegate] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    takeGestures()
  }

  // Below a path that is there at launch, the root may appear only when people go back to it.
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    takeGestures()
  }

  private func takeGestures() {
    guard let navigationController, !delegates.contains(where: \.hasGesture) else { return }
    delegates = navigationController.gesturesBack.map {
      SwipeDelegate(of: $0, in: navigationController)
    }
  }

  private func giveBack() {
    for delegate in delegates { delegate.giveBack() }
    delegates = []
  }

  struct Representation: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SwipeBackController { SwipeBackController() }

    func updateUIViewController(_ controller: SwipeBackController, context: Context) {
      controller.takeGestures()
    }

    static func dismantleUIViewController(_ controller: SwipeBackController, coordinator: ()) {
      controller.giveBack()
    }
  }
}

extension UINavigationController {
  /// UIKit's swipe from the edge, and from iOS 26 on also the one from anywhere.
  fileprivate var gesturesBack: [UIGestureRecognizer] {
    var gestures = [interactivePopGestureRecognizer]
    // FoundationModels is as new as the second gesture. An SDK without it can't be asked for its version.
    #if canImport(FoundationModels) || !canImport(Darwin)
    if #available(iOS 26, macCatalyst 26, visionOS 26, *) {
      gestures.append(interactiveContentPopGestureRecognizer)
    }
    #endif
    return gestures.compactMap { $0 }
  }
}

/// Replaces a gesture's delegate, and lets the gesture begin wherever there is a screen to go back to.
///
/// The former delegate decides on everything else: which touches count, and which other gestures go first.
private final class SwipeDelegate: NSObject {
  @MainActor private weak var gesture: UIGestureRecognizer?
  @MainActor private weak var stack: UINavigationController?
  private weak var former: (any UIGestureRecognizerDelegate)?

  @MainActor
  init(of gesture: UIGestureRecognizer, in stack: UINavigationController) {
    former = gesture.delegate
    super.init()
    self.gesture = gesture
    self.stack = stack
    gesture.delegate = self
  }

  @MainActor var hasGesture: Bool { gesture != nil }

  @MainActor
  func giveBack() {
    if gesture?.delegate === self { gesture?.delegate = former }
  }

  #if canImport(ObjectiveC)
  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || former?.responds(to: selector) == true
  }

  override func forwardingTarget(for selector: Selector!) -> Any? { former }
  #endif
}

// Apart from the class, which would otherwise be isolated to the main actor. The functions of `NSObject` aren't.
extension SwipeDelegate: UIGestureRecognizerDelegate {
  // On the root, a swipe would block the stack for good. During a transition, UIKit's own delegate refuses too.
  @MainActor
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (stack?.viewControllers.count ?? 0) > 1 && stack?.transitionCoordinator == nil
  }
}
#endif
