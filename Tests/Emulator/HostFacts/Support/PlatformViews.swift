import AppTesting
import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

@MainActor
final class PlatformViews {
  #if os(macOS)
  fileprivate weak var view: NSView?
  let wasInWindow: [Bool] = []
  let cellCount = "no cells"
  let activity = "no window"
  var isInWindow: Bool { view?.window?.isVisible == true }
  #else
  private var cells: [UIView] = []
  private(set) var wasInWindow: [Bool] = []
  private weak var view: UIView?

  fileprivate func note(_ view: UIView) {
    var next = view.superview
    while let view = next, !view.isCell { next = view.superview }
    if let cell = next, !cells.contains(where: { $0 === cell }) { cells.append(cell) }
  }

  fileprivate func noteUpdate(of view: UIView) {
    wasInWindow.append(view.window != nil)
    self.view = view
  }

  var cellCount: String { cells.counted("cell") }
  var isInWindow: Bool { view?.window != nil }

  var activity: String {
    guard let window = view?.window else { return "no window" }
    return window.windowScene?.activationState == .foregroundActive ? "active" : "inactive"
  }
  #endif
}

#if !os(macOS)
extension UIView {
  fileprivate var isCell: Bool {
    self is UITableViewCell || self is UICollectionViewCell
  }
}

struct PlatformView: UIViewRepresentable {
  private let views: PlatformViews
  private let number: Int

  init(_ views: PlatformViews, _ number: Int = 0) {
    self.views = views
    self.number = number
  }

  func makeUIView(context: Context) -> WindowReportingView {
    let view = WindowReportingView()
    view.report = { [weak view, views] in if let view { views.note(view) } }
    return view
  }

  func updateUIView(_ view: WindowReportingView, context: Context) { views.noteUpdate(of: view) }
}

final class WindowReportingView: UIView {
  var report: () -> Void = {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { report() }
  }
}

struct TransactionReporter: UIViewRepresentable {
  private let name: String
  private let value: Int
  private let log: Log

  init(_ name: String, _ value: Int, _ log: Log) {
    self.name = name
    self.value = value
    self.log = log
  }

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    log.add("\(name) \(value)" + (context.transaction.disablesAnimations ? " still" : ""))
  }
}
#else
struct PlatformView: NSViewRepresentable {
  private let views: PlatformViews

  init(_ views: PlatformViews, _ number: Int = 0) { self.views = views }

  func makeNSView(context: Context) -> NSView { NSView() }

  func updateNSView(_ view: NSView, context: Context) { views.view = view }
}

/// Nothing: a Mac has no such views.
struct TransactionReporter: View {
  init(_ name: String, _ value: Int, _ log: Log) {}

  var body: some View { Color.clear }
}
#endif

struct WidthOverride<Content: View>: View {
  @ObservedObject var isNarrow: Observed<Bool>
  @ViewBuilder let content: () -> Content

  #if canImport(UIKit) && canImport(Darwin)
  var body: some View {
    OverridingContainer(isNarrow: isNarrow.value, content: content()).ignoresSafeArea()
  }
  #elseif !canImport(Darwin)
  var body: some View {
    content().environment(\.horizontalSizeClass, isNarrow.value ? .compact : .regular)
  }
  #else
  // A Mac has no width classes.
  var body: some View { content() }
  #endif
}

#if canImport(UIKit) && canImport(Darwin)
private struct OverridingContainer<Content: View>: UIViewControllerRepresentable {
  let isNarrow: Bool
  let content: Content

  func makeUIViewController(context: Context) -> UIViewController {
    let container = UIViewController()
    let inner = UIHostingController(rootView: content)
    container.addChild(inner)
    inner.view.frame = container.view.bounds
    inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.view.addSubview(inner.view)
    inner.didMove(toParent: container)
    return container
  }

  func updateUIViewController(_ container: UIViewController, context: Context) {
    let traits = UITraitCollection(horizontalSizeClass: isNarrow ? .compact : .regular)
    for child in container.children {
      container.setOverrideTraitCollection(traits, forChild: child)
    }
  }
}
#endif

#if canImport(UIKit) && canImport(Darwin)
struct RestlessView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .large)
    view.startAnimating()
    return view
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
}
#else
/// Nothing that moves: here it would make no difference.
struct RestlessView: View {
  var body: some View { Color.clear }
}
#endif

@MainActor
final class Probe {
  #if !os(macOS)
  weak var controller: UIViewController?

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

  var count: Int { controller?.navigationController?.viewControllers.count ?? 0 }

  var isOnTop: Bool {
    guard let top = controller?.navigationController?.topViewController else { return false }
    return isInside(top)
  }

  var isComing: Bool {
    let transition = controller?.navigationController?.transitionCoordinator
    return transition?.viewController(forKey: .to).map(isInside) ?? false
  }

  private func isInside(_ ancestor: UIViewController) -> Bool {
    sequence(first: controller, next: { $0?.parent }).contains { $0 === ancestor }
  }

  private weak var picture: UIView?

  func coverStack() {
    let stack: UIView? = controller?.navigationController?.view
    guard let picture = stack?.snapshotView(afterScreenUpdates: false) else { return }
    stack?.addSubview(picture)
    self.picture = picture
  }

  var pixels: Pixels {
    #if canImport(Darwin)
    guard let window = controller?.navigationController?.view.window else {
      return Pixels(bytes: [])
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
    }
    return Pixels(bytes: image.cgImage?.dataProvider?.data.map { [UInt8]($0 as Data) } ?? [])
    #else
    return Pixels(bytes: [])
    #endif
  }

  var cover: String {
    guard let picture else { return "no picture" }
    return picture.superview?.subviews.last === picture ? "in front" : "behind"
  }

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

  var isPresenting: Bool { controller?.navigationController?.presentedViewController != nil }

  /// Sets the list on the stack in motion, and says whether it moves.
  ///
  /// Without layout there is nothing to move, and it would make no difference.
  func scrolls(in app: AppUnderTest) async -> Bool {
    #if canImport(Darwin)
    guard let list = controller?.navigationController?.view.firstScrollView else { return false }
    let start = list.contentOffset.y
    list.setContentOffset(CGPoint(x: 0, y: start + 1000), animated: true)
    await app.wait(50)
    return start < list.contentOffset.y && list.contentOffset.y < start + 1000
    #else
    return true
    #endif
  }

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
  let pixels = Pixels(bytes: [])

  func coverStack() {}

  func scrolls(in app: AppUnderTest) async -> Bool { false }

  func follow(_ log: Log) {}
  #endif
}

struct Pixels {
  let bytes: [UInt8]

  /// Says whether it is as another one, but for a hair: a clock in the status bar may go on.
  func words(comparedTo other: Pixels) -> String {
    guard !bytes.isEmpty, bytes.count == other.bytes.count else { return "no picture" }
    let different = zip(bytes, other.bytes).filter { abs(Int($0) - Int($1)) > 32 }.count
    return different * 2_000 > bytes.count ? "otherwise" : "as before"
  }
}

#if canImport(UIKit) && canImport(Darwin)
extension UIView {
  var firstScrollView: UIScrollView? {
    (self as? UIScrollView) ?? subviews.lazy.compactMap(\.firstScrollView).first
  }
}
#endif

#if !os(macOS)
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
