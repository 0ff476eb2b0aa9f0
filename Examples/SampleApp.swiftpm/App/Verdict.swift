#if canImport(HostFacts) && canImport(Scripts)
import Foundation
import HostFacts
import Scripts
import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// What the app finds out of the system it runs on.
enum Verdict: String, CaseIterable {
  case hostFacts = "Host facts"
  case scripts = "Scripts"

  var subtitle: String {
    switch self {
    case .hostFacts: "What the emulator assumes of the system, measured here, which takes a while"
    case .scripts: "What people, systems and apps do, on each of the hosts: half an hour"
    }
  }

  /// Finds it out, in windows of its own in front of the app's.
  ///
  /// - Parameter progress: Called with what is known so far, in a line.
  /// - Returns: The table, and whether all is as it should be.
  @MainActor
  func found(progress: @MainActor (String) -> Void) async -> (table: String, isRight: Bool) {
    switch self {
    case .hostFacts:
      let table = await HostFactTable.measured {
        progress("\($0.rows.count) measured, \($0.remaining) to come")
      }
      return (table.markdown, table.rows.allSatisfy { $0.verdict == .agrees })
    case .scripts:
      let table = await ScriptTable.played {
        progress("\($0.rows.count) played, \($0.remaining) to come")
      }
      return (table.markdown, table.rows.allSatisfy { $0.fault == nil })
    }
  }

  /// Finds out everything and ends the app, if it was launched with the argument `--verdict`.
  ///
  /// The tables go to standard output, and a last line says whether all is as it should be.
  @MainActor
  static func giveIfAsked() {
    guard ProcessInfo.processInfo.arguments.contains("--verdict") else { return }
    Task { @MainActor in
      var isRight = true
      for verdict in allCases {
        let found = await verdict.found { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        print(found.table)
        isRight = isRight && found.isRight
      }
      print("verdict: \(isRight ? "as it should be" : "see above")")
      exit(isRight ? 0 : 1)
    }
  }
}

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
        ScrollView { Text(table).font(.footnote) }
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
      Task { @MainActor in table = await verdict.found { progress = $0 }.table }
    }
  }
}
#endif
