import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

#if canImport(UIKit) && !os(watchOS)
/// A view in place of a stack, whose controller finds out where that is.
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

    // It comes before any appearance.
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      if parent != nil { find(self) }
    }
  }
}
#else
/// Nothing, where nothing can be found out.
struct ColumnProbe: View {
  let anchor: ColumnAnchor?
  let find: (_ isInColumn: Bool) -> Void

  var body: some View { EmptyView() }
}
#endif
