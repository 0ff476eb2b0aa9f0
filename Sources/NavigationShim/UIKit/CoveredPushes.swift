import LinkStackEngine

#if canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit
#endif

/// Has a picture of the old screen come and go where a ``PushCover`` says so, and go after a second whatever
/// happens.
@MainActor
final class CoveredPushes {
  private var cover = PushCover()
  private var picture: (any StackPicture)?
  private var deadline: WakeToken?
  private let scheduler: any WakeScheduler

  init(_ scheduler: any WakeScheduler) {
    self.scheduler = scheduler
  }

  deinit {
    guard let picture else { return }
    // What the picture lies on may outlive the stack, and views are the main actor's.
    Task { @MainActor in picture.remove() }
  }

  func handle(_ event: PushCover.Event, in chain: ScreenChain) {
    guard let effect = cover.handle(event) else { return }
    scheduler.cancel(&deadline)
    switch effect {
    case .putOverStack:
      picture?.remove()
      picture = chain.sight.controllers?.takePicture { [weak self, weak chain] in
        if let chain { self?.handle(.interruption, in: chain) }
      }
      if picture == nil, let stack = chain.stack, chain.sight.controllers != nil, stack.makesChecks
      {
        stack.checks.suspect(.uselessSnapshots)
      }
      limitTime(in: chain)
    case .putOnOutgoingScreen:
      picture?.leave(with: chain.screens.dropLast().last.flatMap(chain.reporter))
      limitTime(in: chain)
    case .remove:
      picture?.remove()
      picture = nil
    }
  }

  func bringToFront() {
    picture?.bringToFront()
  }

  private func limitTime(in chain: ScreenChain) {
    guard picture != nil else { return }
    deadline = scheduler.after(.cover) { [weak self, weak chain] in
      self?.deadline = nil
      if let chain { self?.handle(.timeOver, in: chain) }
    }
  }
}

/// Where the picture of the old screen is, while the screens below the last one of a change come one by one
/// without animation.
///
/// It lies over the stack from the first of them on. When the last screen begins to come, it goes on to the
/// screen that goes, so that a person sees the old screen go. Any other event removes it.
struct PushCover {
  enum Event {
    case newPath

    /// The host is about to be told what to show, and whether that is all of the path.
    case update(isAnimated: Bool, isLast: Bool)

    /// The top has begun to come into view by a transition.
    case transition

    /// The top has come to rest, and is the last screen.
    case rest

    /// Anything else that may matter to a person: they go back, the stack leaves the screen, or turns.
    case interruption

    /// The picture has been where it is for as long as it may.
    case timeOver
  }

  enum Effect {
    case putOverStack
    case putOnOutgoingScreen
    case remove
  }

  private enum State {
    /// The stack shows what it was made with: there is no old screen.
    case atLaunch
    case absent
    case overStack(isLastComing: Bool)
    case onOutgoingScreen

    /// The picture was removed, and there won't be another in this change.
    case spent
  }

  private var state = State.atLaunch

  /// Takes in what has happened, and returns the step to take with the picture, if any.
  mutating func handle(_ event: Event) -> Effect? {
    switch (state, event) {
    case (.absent, .update(isAnimated: false, isLast: false)),
      (.onOutgoingScreen, .update(isAnimated: false, isLast: false)):
      return go(to: .overStack(isLastComing: false), .putOverStack)
    case (.overStack, .update(_, let isLast)):
      return go(to: .overStack(isLastComing: isLast))
    case (.overStack(isLastComing: true), .transition):
      return go(to: .onOutgoingScreen, .putOnOutgoingScreen)
    // The host animates all the same, and what moves is to be seen.
    case (.overStack(isLastComing: false), .transition), (.overStack, .timeOver):
      return go(to: .spent, .remove)
    case (.overStack, .rest), (.overStack, .newPath),
      (.overStack, .interruption), (.onOutgoingScreen, .rest), (.onOutgoingScreen, .newPath),
      (.onOutgoingScreen, .interruption), (.onOutgoingScreen, .timeOver):
      return go(to: .absent, .remove)
    case (.atLaunch, .newPath), (.spent, .newPath):
      return go(to: .absent)
    case (.atLaunch, _), (.absent, _), (.onOutgoingScreen, .update),
      (.onOutgoingScreen, .transition), (.spent, _):
      return nil
    }
  }

  private mutating func go(to state: State, _ effect: Effect? = nil) -> Effect? {
    self.state = state
    return effect
  }
}

/// A picture of what a stack has shown, in front of what it shows.
@MainActor
protocol StackPicture: AnyObject, Sendable {
  func bringToFront()

  /// Has the picture go with the screen of a reporter, from the beginning of the transition that takes this out of
  /// view.
  func leave(with reporter: (any ScreenReporter)?)

  func remove()
}

#if canImport(UIKit) && !os(watchOS)
/// A picture of what a navigation controller has shown, its bar included.
///
/// It lies on the controller's own view: it goes where that goes, sheets and alerts stay in front of it, and
/// SwiftUI's views are left as they are. In a transition it lies on a view of the shim's in the screen that goes; the
/// bar stays, and the picture of the old one fades away in front of it.
///
/// It is what was rendered last: pictures of what is still to be rendered flash themselves (HeroTransitions/Hero pull
/// request 276). It keeps touches from the screens below it, but not from the bar: a person may go back.
final class CoveringView: UIView, StackPicture {
  private weak var navigationController: UINavigationController?

  /// The picture for the screen that goes, of what is below the bar: the bar's own picture stays.
  private var outgoing: UIView?
  private let outgoingPart = UIView()

  private var coveredSize = CGSize.zero
  private var barHeight: CGFloat = 0
  private var sizeDidChange: () -> Void = {}

  /// Makes a picture and puts it in its place; `nil` where nothing is to be seen.
  static func cover(
    _ navigationController: UINavigationController,
    _ sizeDidChange: @escaping () -> Void
  ) -> CoveringView? {
    guard let stack = navigationController.view, stack.window != nil,
      let picture = picture(of: navigationController)
    else { return nil }
    // A keyboard isn't on the picture, and would be gone at once, with animations off.
    stack.endEditing(true)
    let cover = CoveringView(frame: stack.bounds)
    cover.navigationController = navigationController
    cover.coveredSize = stack.bounds.size
    if !navigationController.isNavigationBarHidden {
      cover.barHeight = navigationController.navigationBar.frame.maxY
    }
    cover.sizeDidChange = sizeDidChange
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.outgoing = Self.picture(of: navigationController)
    cover.outgoingPart.isUserInteractionEnabled = false
    for view in [cover, cover.outgoingPart] { view.accessibilityElementsHidden = true }
    cover.addSubview(picture)
    stack.addSubview(cover)
    return cover
  }

  private var contents: CGRect {
    CGRect(x: 0, y: barHeight, width: coveredSize.width, height: coveredSize.height - barHeight)
  }

  private static func picture(of navigationController: UINavigationController) -> UIView? {
    guard let stack = navigationController.view else { return nil }
    // That of a part of the window has what shines through a bar, by Apple's documentation of visual effects,
    // and it has what is presented, too.
    if let window = stack.window, navigationController.presentedViewController == nil,
      window.rootViewController?.presentedViewController == nil
    {
      return window.resizableSnapshotView(
        from: stack.convert(stack.bounds, to: window),
        afterScreenUpdates: false,
        withCapInsets: .zero
      )
    }
    return stack.snapshotView(afterScreenUpdates: false)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.y >= barHeight && bounds.contains(point)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != coveredSize { sizeDidChange() }
  }

  func bringToFront() {
    superview?.bringSubviewToFront(self)
  }

  func leave(with reporter: (any ScreenReporter)?) {
    if let stack = navigationController?.view, let outgoing,
      let holder = (reporter as? UIViewController)?.viewIfLoaded
    {
      outgoing.frame.origin.y = -barHeight
      outgoingPart.frame = holder.convert(contents, from: stack)
      outgoingPart.clipsToBounds = true
      outgoingPart.addSubview(outgoing)
      holder.addSubview(outgoingPart)
    }
    coveredSize.height = barHeight
    frame.size.height = barHeight
    clipsToBounds = true
    navigationController?.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.alpha = 0 },
      completion: nil
    )
  }

  func remove() {
    outgoingPart.removeFromSuperview()
    removeFromSuperview()
  }
}
#endif
