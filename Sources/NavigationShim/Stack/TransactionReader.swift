import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

extension View {
  /// Has a function told of a change in what transaction the app has made it.
  ///
  /// SwiftUI says so to views of the platform's alone. Where there are none, on watchOS and macOS, nobody
  /// is told.
  ///
  /// - Parameters:
  ///   - change: The number of the change, which is another one for each; zero for none.
  ///   - take: Called with the transaction, while views are being updated.
  func readTransaction(
    ofChange change: Int,
    _ take: @escaping @MainActor (Transaction) -> Void
  ) -> some View {
    #if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
    overlay(
      TransactionReader(change: change, take: take)
        .frame(width: 0, height: 0)
        .allowsHitTesting(false)
        .accessibility(hidden: true)
    )
    #else
    self
    #endif
  }
}

#if (canImport(UIKit) && !os(watchOS)) || !canImport(Darwin)
private struct TransactionReader: UIViewRepresentable {
  let change: Int
  let take: @MainActor (Transaction) -> Void

  func makeUIView(context: Context) -> UIView {
    UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {
    guard change != context.coordinator.change else { return }
    context.coordinator.change = change
    take(context.transaction)
  }

  func makeCoordinator() -> LastChange {
    LastChange(change)
  }

  final class LastChange {
    var change: Int

    init(_ change: Int) {
      self.change = change
    }
  }
}
#endif
