import SwiftUI

#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// What a view of UIKit's, or of AppKit's, has seen of what is around it.
@MainActor
final class PlatformViews {
  #if os(macOS)
  fileprivate weak var view: NSView?
  let wasInWindow: [Bool] = []
  let cellCount = "no cells"
  let activity = "no window"

  /// Whether the view is in a window that is there.
  var isInWindow: Bool { view?.window?.isVisible == true }
  #else
  /// The cells that views were in when they came into a window.
  private var cells: [UIView] = []

  /// Whether the view was in a window, each time that it was updated.
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

  /// In how many cells views have come into a window.
  var cellCount: String { cells.counted("cell") }

  /// Whether the view is in a window.
  var isInWindow: Bool { view?.window != nil }

  /// What the window's scene says.
  var activity: String {
    guard let window = view?.window else { return "no window" }
    return window.windowScene?.activationState == .foregroundActive ? "active" : "inactive"
  }
  #endif
}

#if !os(macOS)
extension UIView {
  /// Whether it is what a list puts a row into.
  fileprivate var isCell: Bool {
    #if canImport(UIKit)
    self is UITableViewCell || self is UICollectionViewCell
    #else
    self is UITableViewCell
    #endif
  }
}

/// A view of UIKit's that notes what is around it.
struct PlatformView: UIViewRepresentable {
  private let views: PlatformViews
  private let number: Int

  init(_ views: PlatformViews, _ number: Int = 0) {
    self.views = views
    self.number = number
  }

  func makeUIView(context: Context) -> WindowReportingView {
    let view = WindowReportingView()
    view.report = { [weak view, views] in
      if let view { views.note(view) }
    }
    return view
  }

  func updateUIView(_ view: WindowReportingView, context: Context) {
    views.noteUpdate(of: view)
  }
}

final class WindowReportingView: UIView {
  var report: () -> Void = {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { report() }
  }
}

/// A view of UIKit's that notes in which transaction it is updated.
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
/// A view of AppKit's that is asked for its window.
struct PlatformView: NSViewRepresentable {
  private let views: PlatformViews

  init(_ views: PlatformViews, _ number: Int = 0) {
    self.views = views
  }

  func makeNSView(context: Context) -> NSView { NSView() }

  func updateNSView(_ view: NSView, context: Context) {
    views.view = view
  }
}

/// Nothing: a Mac has no such views.
struct TransactionReporter: View {
  init(_ name: String, _ value: Int, _ log: Log) {}

  var body: some View { Color.clear }
}
#endif

/// A view that is told that it is narrow, or wide, whatever it is.
struct WidthOverride<Content: View>: View {
  @ObservedObject var isNarrow: Observed<Bool>
  @ViewBuilder let content: () -> Content

  #if canImport(UIKit) && !os(watchOS)
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

#if canImport(UIKit) && !os(watchOS)
/// A controller around another one that is told its traits.
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

#if canImport(UIKit) && !os(watchOS)
/// A view that never comes to rest.
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
