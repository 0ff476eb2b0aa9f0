import AppUnderTest
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// Asks a controller on a screen what its stack does.
@MainActor
final class Probe {
  #if !os(macOS)
  weak var controller: UIViewController?

  /// How many controllers the stack has, and how they move.
  var answer: String {
    guard let stack = controller?.navigationController else { return "no stack" }
    let transition = stack.transitionCoordinator
    let motion =
      switch (transition?.isInteractive, transition?.isCancelled) {
      case (nil, _): "still"
      case (true, _): "held"
      case (_, true): "returning"
      default: "moving"
      }
    return stack.viewControllers.counted("controller") + ", \(motion)"
  }

  /// How many controllers the stack has.
  var count: Int { controller?.navigationController?.viewControllers.count ?? 0 }

  /// Whether the controller is on the stack's top.
  var isOnTop: Bool {
    guard let top = controller?.navigationController?.topViewController else { return false }
    return isInside(top)
  }

  /// Whether the transition that runs brings the controller into view.
  var isComing: Bool {
    let transition = controller?.navigationController?.transitionCoordinator
    return transition?.viewController(forKey: .to).map(isInside) ?? false
  }

  private func isInside(_ ancestor: UIViewController) -> Bool {
    sequence(first: controller, next: { $0?.parent }).contains { $0 === ancestor }
  }

  private weak var picture: UIView?

  /// Puts a picture of what the stack shows on its view.
  func coverStack() {
    let stack: UIView? = controller?.navigationController?.view
    guard let picture = stack?.snapshotView(afterScreenUpdates: false) else { return }
    stack?.addSubview(picture)
    self.picture = picture
  }

  /// Where that picture is.
  var cover: String {
    guard let picture else { return "no picture" }
    return picture.superview?.subviews.last === picture ? "in front" : "behind"
  }

  /// What is around the controller.
  var surroundings: String {
    guard let controller else { return "nowhere" }
    let places = [
      controller.navigationController == nil ? nil : "in a stack",
      controller.tabBarController == nil ? nil : "in tabs",
      controller.presentingViewController == nil ? nil : "presented",
    ]
    let found = places.compactMap { $0 }
    return found.isEmpty ? "alone" : found.joined(separator: ", ")
  }

  /// Whether something is presented in front of the stack.
  var isPresenting: Bool {
    controller?.navigationController?.presentedViewController != nil
  }

  /// Sets the list on the stack in motion, and says whether it moves.
  ///
  /// Without layout there is nothing to move, and it would make no difference.
  func scrolls(in app: AppUnderTest) async -> Bool {
    #if canImport(UIKit)
    guard let list = controller?.navigationController?.view.firstScrollView else { return false }
    let start = list.contentOffset.y
    list.setContentOffset(CGPoint(x: 0, y: start + 1000), animated: true)
    await app.wait(50)
    return start < list.contentOffset.y && list.contentOffset.y < start + 1000
    #else
    return true
    #endif
  }

  /// Has it noted when the transition that runs ends, and when a finger lets go of it.
  func follow(_ log: Log) {
    let transition = controller?.navigationController?.transitionCoordinator
    transition?.notifyWhenInteractionChanges { _ in log.add("let go") }
    transition?.animate(alongsideTransition: nil) { _ in log.add("completion") }
  }
  #else
  // A Mac's navigation view has no controller. What asks for one is skipped there.
  let answer = "no stack"
  let count = 0
  let isOnTop = false
  let isComing = false
  let surroundings = "nowhere"
  let isPresenting = false
  let cover = "no picture"

  func coverStack() {}

  func scrolls(in app: AppUnderTest) async -> Bool { false }

  func follow(_ log: Log) {}
  #endif
}

#if canImport(UIKit)
extension UIView {
  /// The first view that scrolls, this one or what is inside of it.
  var firstScrollView: UIScrollView? {
    (self as? UIScrollView) ?? subviews.lazy.compactMap(\.firstScrollView).first
  }
}
#endif

#if !os(macOS)
/// Notes when a plain controller comes into view and goes out of it.
struct Reporter: UIViewControllerRepresentable {
  private let name: String
  private let log: Log
  private let probe: Probe?

  init(_ name: String, _ log: Log, _ probe: Probe? = nil) {
    self.name = name
    self.log = log
    self.probe = probe
  }

  func makeUIViewController(context: Context) -> ReportingController {
    let controller = ReportingController()
    controller.report = { [name, log] in log.add("\($0) \(name)", animated: $1) }
    probe?.controller = controller
    return controller
  }

  func updateUIViewController(_ controller: ReportingController, context: Context) {}
}

final class ReportingController: UIViewController {
  var report: (String, Bool) -> Void = { _, _ in }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    report("viewWillAppear", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    report("viewDidAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    report("viewWillDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    report("viewDidDisappear", animated)
  }
}
#else
/// Nothing: what a Mac's screens are made of has no such controllers.
struct Reporter: View {
  init(_ name: String, _ log: Log, _ probe: Probe? = nil) {}

  var body: some View { Color.clear }
}
#endif
