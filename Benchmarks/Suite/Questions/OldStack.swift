#if !canImport(Darwin)
import AppTesting
import SwiftUI

/// A list in the stack of iOS 14 and 15, without this package.
///
/// This file doesn't import NavigationShim, so that view and links are SwiftUI's.
@MainActor
enum OldStack {
  /// An app with so many navigation links to views.
  static func app(rows count: Int) -> EmulatedApp {
    EmulatedApp { OldRoot(count: count) }
  }
}

private struct OldRoot: View {
  let count: Int

  var body: some View {
    NavigationView {
      List(0..<count) { number in
        NavigationLink("row \(number)") { Text("screen \(number)") }
      }
    }
    .navigationViewStyle(.stack)
  }
}
#endif
