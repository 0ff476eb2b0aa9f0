#if canImport(HostFacts) && canImport(Scripts)
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// What the app finds out of the system, as a table to be copied.
struct VerdictPage: View {
  let verdict: Verdict
  let leave: @MainActor () -> Void
  @State private var progress = ""
  @State private var table: String?

  var body: some View {
    VStack {
      Text(verdict.rawValue)
      if let table {
        ScrollView {
          Text(table).font(.footnote)
        }
        #if canImport(UIKit)
        Button("Copy") { UIPasteboard.general.string = table }
        #endif
        Button("All pages") { leave() }
      } else {
        Text(progress)
      }
    }
    .padding()
    .onAppear {
      Task { @MainActor in
        table = await verdict.found { progress = $0 }.table
      }
    }
  }
}
#endif
