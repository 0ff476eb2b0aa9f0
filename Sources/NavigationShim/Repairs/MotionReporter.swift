import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// Who can tell whether something moves, in one of SwiftUI's own stacks or around it.
@MainActor
protocol MotionReporter: AnyObject {
  /// Whether something moves.
  var isMoving: Bool { get }

  /// Has a function called when nothing moves any more, and returns whether it will be.
  func whenStill(_ action: @escaping @MainActor () -> Void) -> Bool
}

/// Who can tell how deep in a stack of SwiftUI's own a view is.
@MainActor
protocol DepthReporter: AnyObject {
  /// How many screens are below the view's; `nil` where that isn't known.
  var depth: Int? { get }
}

extension View {
  /// Has a view report how deep in its stack it is, where somebody wants to know and that can be asked.
  @ViewBuilder
  func reportingDepth(to gate: FlagGate?) -> some View {
    #if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
    if let gate {
      background(
        DepthController.Representation(gate: gate).unseen()
      )
    } else {
      self
    }
    #else
    self
    #endif
  }

  /// Has the root of a stack of SwiftUI's own report whether something moves, where that can be asked.
  func reportingMotion(to writes: NativeWrites) -> some View {
    #if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
    background(
      MotionController.Representation(writes: writes).unseen()
    )
    #else
    self
    #endif
  }

  /// Warns of a stack inside another one, if something is wrong with that and UIKit finds the one in the other.
  ///
  /// The environment alone can't tell: a sheet has that of the screen that presents it, and is no part of its stack.
  @ViewBuilder
  func warningOfNesting(_ warning: NavigationWarning?, in log: WarningLog) -> some View {
    #if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
    if let warning {
      background(
        NestingController.Representation(warning: warning, log: log).unseen()
      )
    } else {
      self
    }
    #else
    self
    #endif
  }
}

#if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
/// A controller on the root of a stack, which can ask UIKit what the stack and its tabs do.
private final class MotionController: UnseenController, MotionReporter {
  private var transition: (any UIViewControllerTransitionCoordinator)? {
    navigationController?.transitionCoordinator ?? tabBarController?.transitionCoordinator
  }

  var isMoving: Bool { transition != nil }

  func whenStill(_ action: @escaping @MainActor () -> Void) -> Bool {
    transition?.animate(alongsideTransition: nil) { _ in action() } ?? false
  }

  struct Representation: UIViewControllerRepresentable {
    let writes: NativeWrites

    func makeUIViewController(context: Context) -> MotionController { MotionController() }

    func updateUIViewController(_ controller: MotionController, context: Context) {
      writes.reporter = controller
    }
  }
}

/// A controller on a screen, which can ask UIKit for the place of that among the others.
private final class DepthController: UnseenController, DepthReporter {
  var depth: Int? {
    navigationController?.viewControllers.firstIndex { controller in
      sequence(first: self as UIViewController, next: \.parent).contains { $0 === controller }
    }
  }

  struct Representation: UIViewControllerRepresentable {
    let gate: FlagGate

    func makeUIViewController(context: Context) -> DepthController { DepthController() }

    func updateUIViewController(_ controller: DepthController, context: Context) {
      gate.reporter = controller
    }
  }
}

/// A controller around a stack, which knows whether there is another stack around.
private final class NestingController: UnseenController {
  var warn: () -> Void = {}

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if navigationController != nil { warn() }
  }

  struct Representation: UIViewControllerRepresentable {
    let warning: NavigationWarning
    let log: WarningLog

    func makeUIViewController(context: Context) -> NestingController { NestingController() }

    func updateUIViewController(_ controller: NestingController, context: Context) {
      controller.warn = { [warning, log] in log.warn(warning) }
    }
  }
}
#endif
