import LinkStackEngine
import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

#if canImport(UIKit) && !os(watchOS)
/// Has the links that come into a window in one turn find their cells in the next, all at once.
@MainActor
final class RowSearch {
  /// Whether the last link that was looked for is in a row, and so probably the next one, as a list is scrolled.
  ///
  /// Most links are rows, and a list has many: those are evaluated once.
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
  /// SwiftUI doesn't say so. But up to iOS 15 lists and forms are UIKit's tables, and what is in a row is in a
  /// cell, which a header isn't. Pages of a tab view are cells of another kind.
  struct Reader: UIViewRepresentable {
    @Binding var isInRow: Bool

    /// What the links of a screen share; `nil` on none.
    let search: RowSearch?

    /// Who calls back when views are no longer being updated, and may be told.
    let scheduler: any WakeScheduler

    func makeUIView(context: Context) -> Finder { Finder() }

    func updateUIView(_ finder: Finder, context: Context) {
      finder.isInCell = $isInRow
      finder.search = search
      finder.scheduler = scheduler
    }
  }

  /// A view that says whether it is in the cell of a table, whenever it comes into a window.
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
      // A row that has been scrolled away may have left its cell, and says nothing of the rows that come.
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
/// Elsewhere nothing is known of rows.
@MainActor
final class RowSearch {
  let isLastLinkInRow = false
}
#endif
