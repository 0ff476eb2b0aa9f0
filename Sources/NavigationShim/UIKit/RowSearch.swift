import LinkStackEngine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

#if canImport(UIKit) && !os(watchOS)
/// Makes the navigation links that come into a window in one iteration of the main queue find their cells in the
/// next, all at once.
@MainActor
final class RowSearch {
  /// Whether the navigation link of the stack that was searched last is in a row.
  ///
  /// The next one probably is too, as people scroll a list, and screens of an app resemble each other. If this is
  /// right, a row is evaluated once, and no navigation link has a wrong look for a moment.
  fileprivate(set) var isLastLinkInRow = true

  private var waiting: [WeakReference<Finder>] = []

  fileprivate func add(_ finder: Finder, by scheduler: any WakeScheduler) {
    waiting.append(WeakReference(finder))
    guard waiting.count == 1 else { return }
    scheduler.after(.turn) { [self] in
      let finders = waiting
      waiting = []
      for finder in finders { finder.object?.findCell() }
    }
  }
}

extension RowSearch {
  /// Finds out whether it is in the row of a list.
  ///
  /// SwiftUI has no value for it. Up to iOS 15 lists and forms are UIKit's tables, in which rows are in cells, and
  /// headers aren't. Pages of a tab view are cells of another class.
  struct Reader: UIViewRepresentable {
    @Binding var isInRow: Bool

    /// The search that the navigation links of a screen share; `nil` outside of screens.
    let search: RowSearch?

    /// Schedules the search for after the current update of views.
    let scheduler: any WakeScheduler

    func makeUIView(context: Context) -> Finder { Finder() }

    func updateUIView(_ finder: Finder, context: Context) {
      finder.isInCell = $isInRow
      finder.search = search
      finder.scheduler = scheduler
    }
  }

  /// A view that searches for the enclosing cell of a table whenever it comes into a window.
  final class Finder: UIView {
    var isInCell: Binding<Bool>?
    var search: RowSearch?
    var scheduler: (any WakeScheduler)?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard let scheduler else { return }
      (search ?? RowSearch()).add(self, by: scheduler)
    }

    fileprivate func findCell() {
      // A row that was scrolled away may have left its cell, and gives no hint about the next rows.
      guard window != nil, let isInCell else { return }
      let isFound = sequence(first: self as UIView, next: \.superview).contains {
        $0 is UITableViewCell
      }
      search?.isLastLinkInRow = isFound
      if isInCell.wrappedValue != isFound { isInCell.wrappedValue = isFound }
    }
  }
}
#else
/// On other platforms rows aren't detected.
@MainActor
final class RowSearch {
  let isLastLinkInRow = false
}
#endif
