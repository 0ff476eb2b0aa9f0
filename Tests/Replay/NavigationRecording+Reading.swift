package import Foundation
package import LinkStackRecording

extension NavigationRecording {
  private struct Head: Decodable {
    let format: Int
  }

  /// Reads a recording, and refuses what nobody can have recorded.
  ///
  /// - Parameter json: What ``json()`` has written.
  /// - Throws: A ``NavigationRecordingError``: what is wrong with it, and where.
  package init(json: Data) throws {
    do {
      let format = try JSONDecoder().decode(Head.self, from: json).format
      guard format == Self.format else { throw NavigationRecordingError.unknownFormat(format) }
      self = try JSONDecoder().decode(NavigationRecording.self, from: json)
    } catch let error as DecodingError {
      throw NavigationRecordingError(error)
    }
    for (index, stack) in stacks.enumerated() { try stack.check("stacks[\(index)].") }
  }
}

extension StackRecording {
  /// The longest path that is read: playing takes room and time for each screen.
  static let longestPath = 100_000

  /// Refuses what would be nothing that can have been recorded.
  fileprivate func check(_ place: String) throws {
    switch beginning {
    case .appearance(let depth): try Self.check(depth, "\(place)beginning")
    case .rest(let rest):
      try Self.check(rest.depth, "\(place)beginning.rest.depth")
      try Self.check(rest.keptDepth ?? 0, "\(place)beginning.rest.keptDepth")
      try Self.check(rest.seenDepth ?? 0, "\(place)beginning.rest.seenDepth")
    case .middle, .native: break
    }
    try Self.unless(droppedCount >= 0, "\(place)droppedCount", "it is negative")
    var time: Int64 = 0
    for (index, entry) in entries.enumerated() {
      let place = "\(place)entries[\(index)]."
      try Self.unless(entry.time >= time, "\(place)time", "it is before what came before")
      time = entry.time
      try entry.event.check("\(place)event")
    }
  }

  fileprivate static func check(_ depth: Int, _ place: String) throws {
    try unless(0...longestPath ~= depth, place, "\(depth) is no number from 0 to \(longestPath)")
  }

  fileprivate static func unless(
    _ isTrue: Bool,
    _ place: String,
    _ reason: @autoclosure () -> String
  ) throws {
    if !isTrue { throw NavigationRecordingError.malformed(at: place, reason: reason()) }
  }
}

extension StackRecording.Event {
  fileprivate func check(_ place: String) throws {
    switch self {
    case .path(let parts, _):
      var length = 0
      for part in parts {
        try StackRecording.check(part.count, "\(place).path.parts")
        length += part.count
        try StackRecording.check(length, "\(place).path.parts")
      }
    case .appeared(let depth), .dismissed(let depth):
      try StackRecording.check(depth ?? 0, "\(place).depth")
    case .act(.goBack(let depth)), .act(.linkOff(let depth)):
      try StackRecording.check(depth, "\(place).act.depth")
    case .act(.swipe(let span, _)):
      try StackRecording.unless(span >= 0, "\(place).act.holding", "it is negative")
    case .nativePath(let length, let inCommon), .nativeWrite(let length, let inCommon):
      try StackRecording.check(length, "\(place).length")
      try StackRecording.unless(0...length ~= inCommon, "\(place).inCommon", "it isn't in the path")
    case .stopAnimating, .settings, .started, .ended, .changed, .waitEnded, .suspended, .resumed,
      .act:
      break
    }
  }
}

/// Why a recording can't be read, or not be played.
package enum NavigationRecordingError: Error, Hashable, Sendable {
  /// Something in it has a form or a value that nothing recorded can have.
  ///
  /// The place is spelt as in `stacks[0].entries[17].host`.
  case malformed(at: String, reason: String)

  /// It is of a format that this version of the package doesn't know.
  case unknownFormat(Int)

  /// It begins while the stack was changing, and never rests.
  case beginsInTheMiddle

  /// It is of a stack of SwiftUI's own, which no driver of the package's has moved.
  case ofNativeStack
}

extension NavigationRecordingError: CustomStringConvertible {
  /// What is wrong, and where.
  package var description: String {
    switch self {
    case .malformed(let place, let reason):
      "the recording is malformed at \(place.isEmpty ? "its beginning" : place): \(reason)"
    case .unknownFormat(let format):
      "the recording has format \(format), and this version reads \(NavigationRecording.format) only"
    case .beginsInTheMiddle:
      "the recording begins in the middle of a change, from which it can't be played"
    case .ofNativeStack:
      "the recording is of SwiftUI's own stack, which can be shown, but not be played"
    }
  }
}

extension NavigationRecordingError {
  /// What a decoder has found wrong.
  package init(_ error: DecodingError) {
    let (context, reason): (DecodingError.Context, String) =
      switch error {
      case .typeMismatch(let type, let context): (context, "this is no \(type)")
      case .valueNotFound(let type, let context): (context, "there is no \(type)")
      case .keyNotFound(let key, let context): (context, "'\(key.stringValue)' is missing")
      case .dataCorrupted(let context): (context, context.debugDescription)
      @unknown default: (.init(codingPath: [], debugDescription: ""), "\(error)")
      }
    self = .malformed(at: Self.place(context.codingPath), reason: reason)
  }

  /// A place, as in `stacks[0].entries[17].host`.
  static func place(_ path: [any CodingKey]) -> String {
    path.reduce("") { place, key in
      if let index = key.intValue { return "\(place)[\(index)]" }
      return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
    }
  }
}
