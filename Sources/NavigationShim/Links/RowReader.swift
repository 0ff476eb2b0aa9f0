#if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
import LinkStackEngine
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// Finds out whether it is in the row of a list.
///
/// SwiftUI doesn't say so. But up to iOS 15 lists and forms are UIKit's tables, and what is in a row is in a
/// cell, which a header isn't. Pages of a tab view are cells of another kind.
struct RowReader: UIViewRepresentable {
  @Binding var isInRow: Bool

  /// Who calls back when views are no longer being updated, and may be told.
  let scheduler: any WakeScheduler

  func makeUIView(context: Context) -> CellFinder { CellFinder() }

  func updateUIView(_ finder: CellFinder, context: Context) {
    finder.isInCell = $isInRow
    finder.scheduler = scheduler
  }
}

/// A view that says whether it is in the cell of a table, whenever it comes into a window.
final class CellFinder: UIView {
  var isInCell: Binding<Bool>?
  var scheduler: (any WakeScheduler)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    scheduler?.after(.turn) { [weak self] in self?.findCell() }
  }

  private func findCell() {
    guard window != nil, let isInCell else { return }
    let isFound = sequence(first: self as UIView, next: \.superview).contains {
      $0 is UITableViewCell
    }
    if isInCell.wrappedValue != isFound { isInCell.wrappedValue = isFound }
  }
}
#endif
