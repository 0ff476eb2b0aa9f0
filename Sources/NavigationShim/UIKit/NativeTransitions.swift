import LinkStackEngine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// The transitions of a native stack, of which SwiftUI has no report.
///
/// A controller beside the stack reads UIKit's state. It is created for the first caller that waits.
@MainActor
final class NativeTransitions {
  fileprivate private(set) var areObserved = false

  #if canImport(UIKit) && !os(watchOS)
  fileprivate weak var controller: TransitionController?
  #endif

  nonisolated init() {}

  /// Begins to observe transitions, and returns whether the stack's body has to be evaluated for that.
  func observe() -> Bool {
    #if canImport(UIKit) && !os(watchOS)
    defer { areObserved = true }
    return !areObserved
    #else
    return false
    #endif
  }

  /// Calls a function when the transition that runs has ended, and returns whether one runs.
  ///
  /// UIKit may not report the end. So the function is also called after a while: then the transition has ended if UIKit
  /// no longer has it. It may be called more than once.
  func whenEnded(_ scheduler: any WakeScheduler, _ action: @escaping @MainActor () -> Void) -> Bool
  {
    #if canImport(UIKit) && !os(watchOS)
    guard let transition = controller?.transition else { return false }
    transition.animate(alongsideTransition: nil) { _ in action() }
    scheduler.after(.transition, action)
    return true
    #else
    return false
    #endif
  }
}

extension View {
  /// Adds the controller that observes a stack's transitions, if a caller has ever waited.
  @MainActor
  func telling(_ transitions: NativeTransitions) -> some View {
    #if canImport(UIKit) && !os(watchOS)
    background(TransitionController.Representation(of: transitions)?.unseen())
    #else
    self
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
/// A controller beside a native stack.
///
/// Inside the stack, it would be created only with a visible screen.
private final class TransitionController: UnseenController {
  /// The transition that runs, of the stack or around it.
  var transition: (any UIViewControllerTransitionCoordinator)? {
    transitionCoordinator ?? parent?.transitionInside
  }

  struct Representation: UIViewControllerRepresentable {
    private let transitions: NativeTransitions

    /// Creates the view only if a caller has ever waited.
    @MainActor
    init?(of transitions: NativeTransitions) {
      guard transitions.areObserved else { return nil }
      self.transitions = transitions
    }

    func makeUIViewController(context: Context) -> TransitionController {
      let controller = TransitionController()
      transitions.controller = controller
      return controller
    }

    func updateUIViewController(_ controller: TransitionController, context: Context) {}
  }
}

extension UIViewController {
  fileprivate var transitionInside: (any UIViewControllerTransitionCoordinator)? {
    for child in children {
      let isOfStack = child is UINavigationController
      let transition = isOfStack ? child.transitionCoordinator : child.transitionInside
      if let transition { return transition }
    }
    return nil
  }
}
#endif
