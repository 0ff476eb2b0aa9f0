import LinkStackEngine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// Reports to waiting callers when the screens of a native stack are idle.
///
/// SwiftUI has no report of it. A controller beside the stack reads UIKit's state; it is created for the first
/// caller.
@MainActor
final class NativeTransitions: LiveStacks.Stack {
  /// Whether a caller has ever waited.
  private(set) var areAwaited = false

  private let path: () -> StackPath?
  private let makeStackAnew: () -> Void
  var scheduler: (any WakeScheduler)?

  #if canImport(UIKit) && !os(watchOS)
  fileprivate weak var controller: TransitionController?
  #endif

  /// Creates the object with the stack's path, and with a function that has the stack's body evaluated.
  init(of path: @escaping () -> StackPath?, makeStackAnew: @escaping () -> Void) {
    self.path = path
    self.makeStackAnew = makeStackAnew
  }

  var appElements: [PathElement] { path()?.elements() ?? [] }

  func equals(_ path: Any) -> Bool { self.path()?.equals(path) == true }

  /// SwiftUI follows the path also out of view.
  var isSuspended: Bool { false }

  /// SwiftUI follows writes to the binding by itself.
  func pathMayHaveChanged() {}

  func followPath(_ completion: @escaping @MainActor @Sendable (ChangeOutcome) -> Void) {
    #if canImport(UIKit) && !os(watchOS)
    if !areAwaited {
      areAwaited = true
      makeStackAnew()
    }
    look(after: .turn, orOnceMoreAfter: .beginning, completion)
    #else
    completion(.presented)
    #endif
  }

  #if canImport(UIKit) && !os(watchOS)
  private func look(
    after delay: Delay,
    orOnceMoreAfter next: Delay?,
    _ completion: @escaping @MainActor @Sendable (ChangeOutcome) -> Void
  ) {
    guard let scheduler else { return completion(.detached) }
    scheduler.after(delay) { [weak self] in
      guard let self else { return completion(.detached) }
      if let transition = controller?.transition {
        transition.animate(alongsideTransition: nil) { [weak self] _ in
          guard let self else { return completion(.detached) }
          look(after: .turn, orOnceMoreAfter: nil, completion)
        }
      } else if let next {
        look(after: next, orOnceMoreAfter: nil, completion)
      } else {
        completion(.presented)
      }
    }
  }
  #endif
}

extension View {
  /// Adds the controller that observes a stack's transitions, if a caller has ever waited.
  @MainActor
  func telling(_ transitions: NativeTransitions?) -> some View {
    #if canImport(UIKit) && !os(watchOS)
    background(transitions.flatMap { TransitionController.Representation(of: $0)?.unseen() })
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
      guard transitions.areAwaited else { return nil }
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
