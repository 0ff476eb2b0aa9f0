import Combine
import Foundation

#if canImport(UIKit)
import UIKit
#endif

/// Leads a person through steps that only a finger can do, and keeps what came of them.
@MainActor
final class ByHand: ObservableObject {
  /// Calls a function after some seconds.
  typealias Later = @MainActor (_ seconds: Double, @escaping @MainActor () -> Void) -> Void

  /// How far the person is.
  enum Progress: Equatable {
    /// A step is asked for.
    case asking(HandStep)

    /// A step is being done.
    case doing(HandStep)

    /// There is no step left; the record is in a file, or couldn't be written.
    case over(file: URL?)
  }

  @Published private(set) var progress: Progress
  @Published var path = HandStep.path

  /// What has gone wrong as the record was written.
  @Published private(set) var error: String?

  private(set) var record: HandRecord
  private var steps = HandStep.allCases
  private let journal: Journal
  private let folder: URL
  private let later: Later

  /// The number of the step that is being done, by which a push knows that it comes too late.
  private var serial = 0

  /// Begins.
  ///
  /// - Parameters:
  ///   - settings: How the stack is shown, in words.
  ///   - journal: Where what happens is written.
  ///   - folder: Where the record goes.
  ///   - later: Calls a function after some seconds.
  init(
    _ settings: String,
    _ journal: Journal,
    folder: URL = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory,
    later: @escaping Later = { seconds, action in
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        action()
      }
    }
  ) {
    record = HandRecord(system: Self.system, settings: settings)
    self.journal = journal
    self.folder = folder
    self.later = later
    progress = .asking(HandStep.allCases[0])
  }

  /// The number of the step, and of how many.
  var position: String {
    let count = HandStep.allCases.count
    return "\(count - steps.count + 1) of \(count)"
  }

  /// Begins with the step that is asked for.
  func begin() {
    guard case .asking(let step) = progress else { return }
    serial += 1
    progress = .doing(step)
    journal.startAnew()
    path = HandStep.path
    note(step, .begun, seen: nil)
    guard step.pushes else { return }
    later(4) { [weak self, serial] in
      guard let self, self.serial == serial else { return }
      journal.write("push")
      path.append(4)
    }
  }

  /// Takes note of what the person sees at the end of the step, and asks for the next one.
  ///
  /// - Parameter screen: The number on the screen; nil for something else.
  func finish(seeing screen: Int?) {
    guard case .doing(let step) = progress else { return }
    note(step, .done, seen: screen)
    goOn()
  }

  /// Takes note that the step can't be done here, and asks for the next one.
  func skip() {
    switch progress {
    case .asking(let step), .doing(let step): note(step, .impossible, seen: nil)
    case .over: return
    }
    goOn()
  }

  /// Asks for the step once more that is being done.
  func repeatStep() {
    guard case .doing(let step) = progress else { return }
    serial += 1
    progress = .asking(step)
  }

  private func goOn() {
    serial += 1
    steps.removeFirst()
    progress = steps.first.map(Progress.asking) ?? .over(file: write())
  }

  private func note(_ step: HandStep, _ outcome: HandRecord.Outcome, seen: Int?) {
    let lines = outcome == .impossible ? [] : journal.lines
    record.note(
      HandRecord.Step(
        step: step,
        outcome: outcome,
        seen: seen,
        path: path,
        expectedPath: step.expectedPath,
        lines: lines.map { HandRecord.Line(time: $0.time, text: $0.text) }
      )
    )
    // Each time, as the app may end in the midst of a step.
    _ = write()
  }

  private func write() -> URL? {
    do {
      let file = try record.write(into: folder)
      error = nil
      return file
    } catch {
      self.error = "The record couldn't be written: \(error.localizedDescription)"
      return nil
    }
  }

  private static var system: String {
    let version = ProcessInfo.processInfo.operatingSystemVersionString
    #if canImport(UIKit)
    return "\(UIDevice.current.systemName) \(version) (\(UIDevice.current.model))"
    #else
    return version
    #endif
  }
}
