import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

#if canImport(UIKit) && !os(watchOS)
/// A view in place of a stack, whose controller finds out whether it is in the column.
struct ColumnProbe: UIViewControllerRepresentable {
  let anchor: ColumnAnchor?
  let find: (_ isInColumn: Bool) -> Void

  func makeUIViewController(context: Context) -> Controller { Controller() }

  func updateUIViewController(_ controller: Controller, context: Context) {
    controller.find = { [anchor, find] controller in
      if let anchor { find(anchor.isAround(controller)) }
    }
  }

  final class Controller: UnseenController {
    var find: (UIViewController) -> Void = { _ in }

    // UIKit calls it before any appearance.
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      if parent != nil { find(self) }
    }
  }
}
#else
/// An empty view, for platforms where this can't be found out.
struct ColumnProbe: View {
  let anchor: ColumnAnchor?
  let find: (_ isInColumn: Bool) -> Void

  var body: some View { EmptyView() }
}
#endif
