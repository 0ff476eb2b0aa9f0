#if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
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

  func makeUIView(context: Context) -> CellFinder { CellFinder() }

  func updateUIView(_ finder: CellFinder, context: Context) {
    finder.isInCell = $isInRow
  }
}

/// A view that says whether it is in the cell of a table, whenever it comes into a window.
final class CellFinder: UIView {
  var isInCell: Binding<Bool>?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let isInCell else { return }
    let isFound = sequence(first: self as UIView, next: \.superview).contains {
      $0 is UITableViewCell
    }
    if isInCell.wrappedValue != isFound { isInCell.wrappedValue = isFound }
  }
}
#endif
