import Foundation

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
