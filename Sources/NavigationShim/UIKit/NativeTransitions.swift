import LinkStackEngine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// Tells those who wait for a stack of SwiftUI's own when its screens have come to rest.
///
/// SwiftUI doesn't say. A controller beside the stack asks UIKit, and is made when somebody waits for the first time.
@MainActor
final class NativeTransitions: LiveStacks.Stack {
  /// Whether anybody has ever waited.
  fileprivate private(set) var areAwaited = false

  private let path: () -> StackPath?
  private let makeStackAnew: () -> Void
  var scheduler: (any WakeScheduler)?

  #if canImport(UIKit) && !os(watchOS)
  fileprivate weak var controller: TransitionController?
  #endif

  /// Creates what knows a stack's path, and may have the stack's body evaluated.
  init(of path: @escaping () -> StackPath?, makeStackAnew: @escaping () -> Void) {
    self.path = path
    self.makeStackAnew = makeStackAnew
  }

  var appElements: [PathElement] { path()?.elements() ?? [] }

  func equals(_ path: Any) -> Bool { self.path()?.equals(path) == true }

  /// SwiftUI follows the path also out of view.
  var isSuspended: Bool { false }

  /// SwiftUI follows what is written to the binding by itself.
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
  /// Has those who wait for a stack hear of its transitions.
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
/// A controller beside a stack of SwiftUI's own: inside, it would be made only with a screen that is in view.
private final class TransitionController: UnseenController {
  /// The transition that runs, of the stack or around it.
  var transition: (any UIViewControllerTransitionCoordinator)? {
    transitionCoordinator ?? parent?.transitionInside
  }

  struct Representation: UIViewControllerRepresentable {
    private let transitions: NativeTransitions

    /// Creates nothing where nobody has ever waited.
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
