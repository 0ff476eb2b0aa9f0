import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// What a view of UIKit's has seen of what is around it.
@MainActor
final class PlatformViews {
  #if !os(macOS)
  /// The cells that views were in when they came into a window.
  private(set) var cells: [UIView] = []

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

  /// What the window's scene says.
  var activity: String {
    guard let window = view?.window else { return "no window" }
    return window.windowScene?.activationState == .foregroundActive ? "active" : "inactive"
  }
  #else
  let wasInWindow: [Bool] = []
  let cellCount = "no cells"
  let activity = "no window"
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
/// Nothing: a Mac has no such views.
struct PlatformView: View {
  init(_ views: PlatformViews, _ number: Int = 0) {}

  var body: some View { Color.clear }
}

/// Nothing: a Mac has no such views.
struct TransactionReporter: View {
  init(_ name: String, _ value: Int, _ log: Log) {}

  var body: some View { Color.clear }
}
#endif
