import Foundation
import HostFacts
import AppTesting
import SwiftUI

#if canImport(UIKit) && canImport(Darwin)
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
  /// - Parameter progress: Called with what has been found last.
  /// - Returns: All that was found.
  @MainActor
  func found(progress: @escaping (String) -> Void) async -> String {
    var report = VerdictReport(write: progress)
    _ = await report.complete([self == .hostFacts ? .facts() : .scripts()])
    return report.text
  }

  /// Finds out everything and ends the app, if it was launched with the argument `--verdict`.
  ///
  /// It goes into the file `verdict.md` in the app's documents, by a ``VerdictReport``: a launch that finds a part
  /// of one there goes on with that. The last line says whether all is as it should be.
  @MainActor
  static func giveIfAsked() {
    guard ProcessInfo.processInfo.arguments.contains("--verdict") else { return }
    Task { @MainActor in
      do {
        let folder = try FileManager.default.url(
          for: .documentDirectory,
          in: .userDomainMask,
          appropriateFor: nil,
          create: true
        )
        let isRight = try await complete(folder.appendingPathComponent("verdict.md"))
        exit(isRight ? 0 : 1)
      } catch {
        FileHandle.standardError.write(Data("The verdict can't be written: \(error)\n".utf8))
        exit(74)
      }
    }
  }

  /// Finds out what a report doesn't say yet; one that is complete is written anew.
  @MainActor
  static func complete(
    _ file: URL,
    _ parts: [VerdictReport.Part] = [.facts(), .scripts()]
  ) async throws -> Bool {
    var text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if VerdictReport(continuing: text, write: { _ in }).isComplete { text = "" }
    if text.isEmpty { try Data().write(to: file) }
    let handle = try FileHandle(forWritingTo: file)
    handle.seekToEndOfFile()
    var report = VerdictReport(continuing: text) { handle.write(Data($0.utf8)) }
    return await report.complete(parts)
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
        #if canImport(UIKit) && canImport(Darwin)
        Button("Copy") { UIPasteboard.general.string = table }
        #endif
        Button("All pages") { leave() }
      } else {
        Text(progress)
      }
    }
    .padding()
    .onAppear {
      Task { @MainActor in table = await verdict.found { progress = $0 } }
    }
  }
}
