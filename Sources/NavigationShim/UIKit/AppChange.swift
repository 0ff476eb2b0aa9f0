import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// A counter of an app's changes, and whether the latest one is animated: it counts as that until its transaction is
/// read.
struct AppChange {
  private(set) var count = 0
  private(set) var isAnimated = true

  mutating func begin() { self = AppChange(count: count + 1) }

  mutating func observe(_ transaction: Transaction) {
    isAnimated = !transaction.disablesAnimations
  }
}

extension Transaction {
  /// Makes a change in the current transaction, or in one without animation.
  static func perform(animated isAnimated: Bool, _ change: () -> Void) {
    guard !isAnimated else { return change() }
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction, change)
  }
}

extension View {
  /// Calls a function with the transaction of an app's change, during the update of views.
  ///
  /// SwiftUI passes the transaction only to representable views of the platform. On watchOS and macOS the function
  /// isn't called.
  func readTransaction(
    of change: AppChange,
    _ observe: @escaping @MainActor (Transaction) -> Void
  ) -> some View {
    #if canImport(UIKit) && !os(watchOS)
    overlay(TransactionReader(change: change.count, observe: observe).unseen())
    #else
    self
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
private struct TransactionReader: UIViewRepresentable {
  let change: Int
  let observe: @MainActor (Transaction) -> Void

  func makeUIView(context: Context) -> UIView {
    UIView()
  }

  // The view's tag is the number of the latest change that was reported. The view may be made in a change.
  func updateUIView(_ view: UIView, context: Context) {
    guard change != view.tag else { return }
    view.tag = change
    observe(context.transaction)
  }
}
#endif
