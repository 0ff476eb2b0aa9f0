#if canImport(UIKit) && canImport(Darwin) && !os(watchOS)
import Foundation
package import NavigationShim
package import SwiftUI
@preconcurrency import UIKit

/// An app in a window of UIKit's, driven through accessibility.
///
/// All of it is public API: a tap is what VoiceOver's double tap does, a back button pops its controller,
/// and a swipe is a pop whose transition a hand drives. SwiftUI speaks only while the system's
/// accessibility is on.
@MainActor
package final class UIKitDriver: AppDriver {
  package let warnings: CollectedWarnings
  private let window: UIWindow
  private var log = SystemConsole()
  private var swipe: HeldSwipe?
  private lazy var watch = RestWatch { [weak self] in self?.still }
  package private(set) var isLeft = false

  package init<Content: View>(
    on host: NavigationHost?,
    behavior: HostBehavior,
    kept: KeptState,
    warnings: CollectedWarnings,
    @ViewBuilder content: () -> Content
  ) {
    behavior.checkThatItIsTheSystems()
    self.warnings = warnings
    // Where tests run without an app around them there is none, although the type isn't optional.
    let shared = NSSelectorFromString("sharedApplication")
    let app = UIApplication.perform(shared)?.takeUnretainedValue() as? UIApplication
    let scenes = app?.connectedScenes.compactMap { $0 as? UIWindowScene } ?? []
    window = scenes.first.map(UIWindow.init) ?? UIWindow(frame: UIScreen.main.bounds)
    let root = content().underTest(on: host, warnings)
    window.rootViewController = UIHostingController(rootView: root)
    window.windowLevel = .normal + 1
    // Without a scene no window can be the key window.
    if scenes.isEmpty { window.isHidden = false } else { window.makeKeyAndVisible() }
    _ = watch
  }

  package func end() {
    watch.end()
    Self.close(window)
  }

  deinit { Task { @MainActor [window] in Self.close(window) } }

  private static func close(_ window: UIWindow) {
    window.rootViewController?.dismiss(animated: false)
    window.isHidden = true
    window.rootViewController = nil
  }

  package func update() async { await pause(milliseconds: 20) }
  package func wait(_ milliseconds: Int64) async { await pause(milliseconds: milliseconds) }

  package func settle() async {
    if await !watch.rest() { log.remark("The app doesn't come to rest.") }
    if elements.isEmpty { log.remark(SystemConsole.accessibilityAdvice) }
  }

  package var console: [String] { log.lines }
  package var violations: [HostViolation] { [] }

  private var front: UIViewController? {
    var front = window.rootViewController
    while let next = front?.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }

  private var seenControllers: [UIViewController] {
    var seen: [UIViewController] = []
    var pending = [front].compactMap { $0 }
    while let controller = pending.popLast() {
      seen.append(controller)
      let only =
        (controller as? UITabBarController)?.selectedViewController
        ?? (controller as? UINavigationController)?.topViewController
      pending += only.map { [$0] } ?? controller.children.reversed()
    }
    return seen
  }

  private var stacks: [UINavigationController] {
    seenControllers.compactMap { $0 as? UINavigationController }
  }

  package var titles: [String?] {
    let controllers = stacks.last?.viewControllers ?? [front].compactMap { $0 }
    return controllers.map { $0.navigationItem.title ?? $0.title }.map { $0 == "" ? nil : $0 }
  }

  package var depth: Int { (stacks.last?.viewControllers.count ?? 1) - 1 }

  package var isInTransition: Bool {
    seenControllers.contains {
      $0.transitionCoordinator != nil || $0.isBeingPresented || $0.isBeingDismissed
    }
  }

  package var hasSheet: Bool {
    #if os(tvOS)
    false
    #else
    let sheets: [UIModalPresentationStyle] = [.pageSheet, .formSheet, .automatic]
    return isPresenting && front.map { sheets.contains($0.modalPresentationStyle) } ?? false
    #endif
  }

  package var hasCover: Bool { isPresenting && !hasSheet && !(front is UIAlertController) }

  package var isPresenting: Bool { front !== window.rootViewController }

  package var areAnimationsEnabled: Bool {
    get { UIView.areAnimationsEnabled }
    set { UIView.setAnimationsEnabled(newValue) }
  }

  private var still: [AnyHashable]? {
    isInTransition ? nil : [titles, visibleTexts, front.map(ObjectIdentifier.init)]
  }

  private var elements: [NSObject] {
    guard let view = front?.viewIfLoaded else { return [] }
    let bars = stacks.map(\.navigationBar)
    let below = titles.dropLast().last ?? nil
    let isWayBack = { [depth] (label: String) in depth > 0 && ["Back", below].contains(label) }
    return view.elements(outside: bars)
      + bars.flatMap { $0.elements() }.filter { !$0.isHeader && !isWayBack($0.label) }
  }

  package var visibleTexts: [String] {
    elements.flatMap { [$0.label, $0.accessibilityValue ?? ""] }.filter { !$0.isEmpty }
  }

  package var enabledLabels: [String] {
    elements.filter { $0.takesTaps && !$0.isDimmed }.map(\.label).filter { !$0.isEmpty }
  }

  private func asPerson(_ action: () -> Bool) async -> Bool {
    guard !isLeft, !isInTransition, action() else { return false }
    await update()
    return true
  }

  package func tap(_ label: String, occurrence: Int) async -> Bool {
    await asPerson {
      let controls = elements.filter(\.takesTaps)
      let exact = controls.filter { $0.label == label }
      let found = exact.isEmpty ? controls.filter { $0.label.contains(label) } : exact
      guard found.indices.contains(occurrence), !found[occurrence].isDimmed else { return false }
      return found[occurrence].accessibilityActivate() || found[occurrence].touch(in: window)
    }
  }

  private var fields: [UITextField] { front?.viewIfLoaded?.all(UITextField.self) ?? [] }

  package var fieldNames: [String] {
    fields.filter(\.isEnabled).compactMap { $0.placeholder ?? $0.accessibilityLabel }
  }

  package func type(_ text: String, into name: String) async -> Bool {
    await asPerson {
      let field = fields.first { [$0.placeholder, $0.accessibilityLabel].contains(name) }
      guard let field, field.isEnabled else { return false }
      field.text = text
      return field.perform(actionsFor: .editingChanged)
    }
  }

  private var tabs: UITabBarController? {
    seenControllers.lazy.compactMap { $0 as? UITabBarController }.last
  }

  package var tabLabels: [String] { tabs?.viewControllers?.map { $0.tabBarItem.title ?? "" } ?? [] }

  package func selectTab(_ label: String) async -> Bool {
    guard !isLeft, let tabs, let index = tabLabels.firstIndex(of: label) else { return false }
    tabs.selectedIndex = index
    if let tab = tabs.selectedViewController {
      tabs.delegate?.tabBarController?(tabs, didSelect: tab)
    }
    await update()
    return true
  }

  private var stackToGoBackIn: UINavigationController? {
    guard let stack = stacks.last(where: { $0.viewControllers.count > 1 }),
      !stack.isNavigationBarHidden
    else { return nil }
    #if !os(tvOS)
    guard stack.topViewController?.navigationItem.hidesBackButton != true else { return nil }
    #endif
    return stack
  }

  package func back() async -> Bool {
    await back(to: (stackToGoBackIn?.viewControllers.count ?? 0) - 2)
  }

  package func back(to depth: Int) async -> Bool {
    await asPerson {
      guard let stack = stackToGoBackIn, stack.viewControllers.dropLast().indices.contains(depth)
      else { return false }
      return stack.popToViewController(stack.viewControllers[depth], animated: true) != nil
    }
  }

  package func beginSwipeBack() async -> Bool {
    let begins = await asPerson {
      swipe = stackToGoBackIn.map(HeldSwipe.init)
      return swipe != nil
    }
    swipe?.interaction.update(0.5)
    return begins
  }

  package func finishSwipeBack() async { await letGo { $0.finish() } }
  package func cancelSwipeBack() async { await letGo { $0.cancel() } }

  private func letGo(_ end: (UIPercentDrivenInteractiveTransition) -> Void) async {
    if let swipe { end(swipe.interaction) }
    swipe = nil
    await update()
  }

  package func dismissSheet() async -> Bool {
    await asPerson {
      guard hasSheet, let presentation = front?.presentationController,
        presentation.delegate?.presentationControllerShouldDismiss?(presentation) != false
      else { return false }
      presentation.delegate?.presentationControllerWillDismiss?(presentation)
      presentation.presentedViewController.dismiss(animated: true) {
        presentation.delegate?.presentationControllerDidDismiss?(presentation)
      }
      return true
    }
  }

  // An app can't send itself away. It gets the notifications that it would get; its windows go on.
  package func leave() async {
    isLeft = true
    await post(
      UIScene.willDeactivateNotification,
      UIApplication.willResignActiveNotification,
      UIScene.didEnterBackgroundNotification,
      UIApplication.didEnterBackgroundNotification
    )
  }

  package func comeBack() async {
    isLeft = false
    await post(
      UIApplication.willEnterForegroundNotification,
      UIScene.didActivateNotification,
      UIApplication.didBecomeActiveNotification
    )
  }

  private func post(_ names: Notification.Name...) async {
    for name in names { NotificationCenter.default.post(name: name, object: window.windowScene) }
    await update()
  }
}

@MainActor
extension NSObject {
  fileprivate func elements(outside others: [UIView] = []) -> [NSObject] {
    let view = self as? UIView
    if accessibilityElementsHidden || view?.isHidden == true
      || others.contains(where: { $0 == self })
    {
      return []
    }
    if isAccessibilityElement { return [self] }
    var parts = accessibilityElements ?? []
    let count = accessibilityElementCount()
    if parts.isEmpty, count != NSNotFound {
      parts = (0..<count).compactMap { accessibilityElement(at: $0) }
    }
    if parts.isEmpty { parts = view?.subviews ?? [] }
    return parts.compactMap { $0 as? NSObject }.flatMap { $0.elements(outside: others) }
  }

  fileprivate var label: String { accessibilityLabel ?? "" }
  fileprivate var isHeader: Bool { accessibilityTraits.contains(.header) }
  fileprivate var isDimmed: Bool { accessibilityTraits.contains(.notEnabled) }
  fileprivate var takesTaps: Bool {
    !accessibilityTraits.isDisjoint(with: [.button, .link])
      || accessibilityRespondsToUserInteraction
  }

  /// Does what a touch would, where listening alone doesn't do it: as for rows, which lists select.
  fileprivate func touch(in window: UIWindow) -> Bool {
    let point = window.convert(accessibilityActivationPoint, from: nil)
    var touched = window.hitTest(point, with: nil)
    while let view = touched {
      if let control = view as? UIControl { return control.perform(actionsFor: .touchUpInside) }
      let place = view.convert(point, from: window)
      if let list = view as? UITableView, let row = list.indexPathForRow(at: place) {
        return list.delegate?.tableView?(list, didSelectRowAt: row) != nil
      }
      if let list = view as? UICollectionView, let row = list.indexPathForItem(at: place) {
        return list.delegate?.collectionView?(list, didSelectItemAt: row) != nil
      }
      touched = view.superview
    }
    return false
  }
}

extension UIView {
  fileprivate func all<Found: UIView>(_ type: Found.Type) -> [Found] {
    [self as? Found].compactMap { $0 } + subviews.flatMap { $0.all(type) }
  }
}

extension UIControl {
  /// Calls what waits for an event, without `UIApplication`: there may be none around the tests.
  fileprivate func perform(actionsFor event: UIControl.Event) -> Bool {
    let calls = allTargets.map { $0 as NSObject }.flatMap { target in
      (actions(forTarget: target, forControlEvent: event) ?? []).map { (target, $0) }
    }
    for (target, action) in calls { target.perform(NSSelectorFromString(action), with: self) }
    return !calls.isEmpty
  }
}

@MainActor
private final class HeldSwipe: NSObject, UINavigationControllerDelegate {
  typealias Stack = UINavigationController
  let interaction = UIPercentDrivenInteractiveTransition()
  /// SwiftUI's delegate, which is still called.
  private weak var delegate: (any UINavigationControllerDelegate)?

  init(in stack: UINavigationController) {
    delegate = stack.delegate
    super.init()
    stack.delegate = self
    stack.popViewController(animated: true)
    // UIKit holds its delegate weakly, and this one has to live as long as the transition.
    let transition = stack.transitionCoordinator
    if transition == nil { stack.delegate = delegate }
    transition?.animate(alongsideTransition: nil) { [self] _ in stack.delegate = delegate }
  }

  func navigationController(
    _ stack: Stack,
    animationControllerFor operation: Stack.Operation,
    from old: UIViewController,
    to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }

  func navigationController(
    _ stack: Stack,
    interactionControllerFor animation: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func navigationController(_ stack: Stack, willShow next: UIViewController, animated: Bool) {
    delegate?.navigationController?(stack, willShow: next, animated: animated)
  }

  func navigationController(_ stack: Stack, didShow next: UIViewController, animated: Bool) {
    delegate?.navigationController?(stack, didShow: next, animated: animated)
  }
}

private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.35
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let screens = [UITransitionContextViewKey.to, .from].compactMap { context.view(forKey: $0) }
    screens.forEach { context.containerView.addSubview($0) }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      screens.last?.frame.origin.x = context.containerView.bounds.width
    } completion: { _ in
      if context.transitionWasCancelled { screens.first?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

package typealias AppUnderTest = UIKitDriver
#endif
