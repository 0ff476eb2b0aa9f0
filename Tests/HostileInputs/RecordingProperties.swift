import Foundation
import LinkStackEngine
import NavigationShim
import NavigationShimTesting

/// What holds of a recording that is read.
@MainActor
enum RecordingProperties {
  /// Whether the data was read.
  static func check(_ data: Data) throws(HostileFinding) -> Bool {
    let recording: NavigationRecording
    do {
      recording = try NavigationRecording(json: data)
    } catch {
      let isTyped = error is NavigationRecordingError
      try HostileFinding.unless(isTyped, "the error is a \(type(of: error))")
      let isBrief = "\(error)".utf8.count <= data.count + 500
      try HostileFinding.unless(isBrief, "an error is longer than what is wrong")
      return false
    }
    guard let written = try? recording.json() else {
      throw HostileFinding("a recording that was read isn't written")
    }
    let again = try? NavigationRecording(json: written)
    try HostileFinding.unless(again == recording, "a recording comes back as another one")
    for stack in recording.stacks {
      _ = stack.description
      do {
        _ = try stack.replay()
      } catch {
        let isTyped = error is NavigationRecordingError
        try HostileFinding.unless(isTyped, "the replay's error is a \(type(of: error))")
      }
    }
    return true
  }
}
