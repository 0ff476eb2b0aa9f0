import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// What has people swipe back in a stack whose root it is on, where that is the policy.
struct SwipeBack: View {
  @Environment(\.navigationConfiguration.swipeBack) private var swipeBack

  var body: some View {
    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    if swipeBack == .always { SwipeBackController.Representation().unseen() }
    #endif
  }
}

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
/// A controller on the root of a stack that has a say in whether a swipe goes back.
private final class SwipeBackController: UnseenController, UIGestureRecognizerDelegate {
  private weak var gesture: UIGestureRecognizer?
  private weak var formerDelegate: (any UIGestureRecognizerDelegate)?
  private weak var stack: UINavigationController?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    takeGesture()
  }

  // Below a path that is there at launch, the root may appear only when a person has gone back to it.
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    takeGesture()
  }

  private func takeGesture() {
    guard gesture == nil, let navigationController,
      let gesture = navigationController.interactivePopGestureRecognizer
    else { return }
    stack = navigationController
    formerDelegate = gesture.delegate
    gesture.delegate = self
    self.gesture = gesture
  }

  private func giveBack() {
    if gesture?.delegate === self { gesture?.delegate = formerDelegate }
    gesture = nil
  }

  // On the root, a swipe would leave the stack without a way to go on; in a transition, UIKit's own delegate says no.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (stack?.viewControllers.count ?? 0) > 1 && stack?.transitionCoordinator == nil
  }

  struct Representation: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SwipeBackController { SwipeBackController() }

    func updateUIViewController(_ controller: SwipeBackController, context: Context) {
      controller.takeGesture()
    }

    static func dismantleUIViewController(_ controller: SwipeBackController, coordinator: ()) {
      controller.giveBack()
    }
  }
}
#endif
