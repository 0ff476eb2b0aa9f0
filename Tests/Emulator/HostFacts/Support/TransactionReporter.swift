import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

#if !os(macOS)
/// A view that notes the transaction of each of its updates.
struct TransactionReporter: UIViewRepresentable {
  private let value: Int
  private let log: Log

  init(_ value: Int, _ log: Log) {
    self.value = value
    self.log = log
  }

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    log.add("\(value)" + (context.transaction.disablesAnimations ? " without animation" : ""))
  }
}
#else
/// An empty view: a Mac has no such views.
struct TransactionReporter: View {
  init(_ value: Int, _ log: Log) {}

  var body: some View { Color.clear }
}
#endif
