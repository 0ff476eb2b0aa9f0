import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

/// What an app changes now and then, with or without animation.
struct AppChange {
  /// How often it has changed.
  private(set) var count = 0

  /// Whether the last change is animated, as far as the app has said so.
  private(set) var isAnimated = true

  /// Begins another change.
  mutating func begin() {
    count += 1
    isAnimated = true
  }

  /// Learns what the app says of the last change.
  mutating func observe(_ transaction: Transaction) {
    isAnimated = !transaction.disablesAnimations
  }
}

extension Transaction {
  /// Makes a change in the transaction around, or without animation.
  static func perform(animated isAnimated: Bool, _ change: () -> Void) {
    guard !isAnimated else { return change() }
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction, change)
  }
}

extension View {
  /// Tells a function the transaction in which the app has made a change.
  ///
  /// SwiftUI tells the transaction only to representable views of the platform. Without those, on
  /// watchOS and macOS, the function isn't called.
  ///
  /// - Parameters:
  ///   - change: The changes so far.
  ///   - observe: Called with the transaction, while views are being updated.
  func readTransaction(
    of change: AppChange,
    _ observe: @escaping @MainActor (Transaction) -> Void
  ) -> some View {
    #if canImport(UIKit) && !os(watchOS)
    overlay(
      TransactionReader(change: change.count, observe: observe).unseen()
    )
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
    let view = UIView()
    view.tag = change
    return view
  }

  // The view's tag is the last change that it was told of.
  func updateUIView(_ view: UIView, context: Context) {
    guard change != view.tag else { return }
    view.tag = change
    observe(context.transaction)
  }
}
#endif
