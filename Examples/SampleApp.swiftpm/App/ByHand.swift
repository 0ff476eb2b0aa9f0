import Combine
import Foundation
import HostFacts

/// What a person is asked to do, as nobody else can.
enum HandStep: String, CaseIterable, Codable, Hashable {
  case swipeHalfWay, swipeBack, swipeWhilePushing, longPressOnBack, scrollWhilePushing
  case controlCenter, authentication, call, leaving, rotation, resizing

  /// The path that the step begins with has these numbers.
  static let path = [1, 2, 3]

  var title: String {
    switch self {
    case .swipeHalfWay: "Swipe back half-way"
    case .swipeBack: "Swipe back"
    case .swipeWhilePushing: "Hold a screen while another is pushed"
    case .longPressOnBack: "Long press on Back"
    case .scrollWhilePushing: "Scroll while a screen is pushed"
    case .controlCenter: "Control Center"
    case .authentication: "Face ID, Touch ID or code"
    case .call: "A call"
    case .leaving: "Leave the app"
    case .rotation: "Rotate the device"
    case .resizing: "Resize the window"
    }
  }

  /// What people are to do, before the question what is to be seen then.
  var instruction: String {
    action + (pushes ? " After four seconds, screen 4 is to come." : "")
  }

  private var action: String {
    switch self {
    case .swipeHalfWay:
      "Swipe from the left edge to the middle, hold for two seconds, go back to the edge and let go."
    case .swipeBack: "Swipe from the left edge to the right, and let go there."
    case .swipeWhilePushing:
      "Swipe from the left edge to the middle, hold for six seconds, go back to the edge and let go."
    case .longPressOnBack:
      "Hold a finger on the back button until there is a menu, and choose its last entry."
    case .scrollWhilePushing: "Keep scrolling the list for six seconds, without letting go."
    case .controlCenter: "Open Control Center, wait for six seconds, and close it."
    case .authentication: "Tap on Ask, and wait for six seconds before you answer."
    case .call: "Have somebody call you, let it ring for six seconds, and decline."
    case .leaving: "Go to the home screen, wait for six seconds, and come back."
    case .rotation: "Turn the device on its side, wait for two seconds, and turn it back."
    case .resizing: "Make the window narrow, wait for two seconds, and make it wide again."
    }
  }

  /// Whether another screen is pushed meanwhile, by the app.
  var pushes: Bool {
    switch self {
    case .swipeHalfWay, .swipeBack, .longPressOnBack, .rotation, .resizing: false
    default: true
    }
  }

  /// The path that the step has to end with.
  var expectedPath: [Int] {
    switch self {
    case .swipeBack: Array(Self.path.dropLast())
    case .longPressOnBack: []
    default: pushes ? Self.path + [4] : Self.path
    }
  }
}

/// What has come of the steps that a person was asked to do: the file that is sent.
struct HandRecord: Codable, Equatable {
  /// What has come of a step.
  enum Outcome: String, Codable {
    /// The person has begun with it. If the app has ended then, this is what is left.
    case begun

    /// The person has done it, and seen what there was to be seen.
    case done

    /// There is no such thing on this device.
    case impossible
  }

  struct Line: Codable, Equatable {
    /// In seconds, since the step began.
    let time: Double
    let text: String
  }

  struct Step: Codable, Equatable {
    let step: HandStep
    var outcome: Outcome

    /// The screen that the person saw at the end: 0 is the root, and nil something else.
    var seen: Int?

    /// The path at the end, and what it was to be.
    var path: [Int]
    let expectedPath: [Int]

    var lines: [Line]

    /// Whether path and screen are as they were to be.
    var isRight: Bool { outcome == .done && path == expectedPath && seen == path.count }
  }

  /// The system, the device, and what shows the stack.
  let system: String
  let settings: String

  var steps: [Step] = []

  /// Takes note of what has come of a step, in place of what was known of it.
  mutating func note(_ step: Step) {
    if let index = steps.firstIndex(where: { $0.step == step.step }) {
      steps[index] = step
    } else {
      steps.append(step)
    }
  }

  /// Writes the file, and returns where it is.
  @discardableResult
  func write(into folder: URL) throws -> URL {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let file = folder.appendingPathComponent("by-hand.json")
    try encoder.encode(self).write(to: file, options: .atomic)
    return file
  }
}

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
    record = HandRecord(system: RunningSystem.description, settings: settings)
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
}
