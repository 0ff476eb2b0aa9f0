import LinkStackEngine

/// What has happened to stacks, as a file that can be sent and played again.
///
/// No value of the app is in it: of a path it says how long it is, and which of its elements are the same as before.
public struct NavigationRecording: Hashable, Sendable {
  /// The format that is written, and the only one that is read.
  static let format = 1

  /// The package's version.
  public let package: String

  /// The system, as in `iOS 15.5`.
  public let system: String

  /// The kind of device, as in `iPhone`.
  public let device: String

  /// What has happened to each stack, in the order in which they came.
  public let stacks: [StackRecording]

  package init(package: String, system: String, device: String, stacks: [StackRecording]) {
    self.package = package
    self.system = system
    self.device = device
    self.stacks = stacks
  }
}

extension NavigationRecording: Codable {
  private enum Key: CodingKey {
    case format, package, system, device, stacks
  }

  /// Reads a recording.
  ///
  /// - Throws: A ``NavigationRecordingError``, or what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let format = try values.decode(Int.self, forKey: .format)
    guard format == Self.format else { throw NavigationRecordingError.unknownFormat(format) }
    package = try values.decode(String.self, forKey: .package)
    system = try values.decode(String.self, forKey: .system)
    device = try values.decode(String.self, forKey: .device)
    stacks = try values.decode([StackRecording].self, forKey: .stacks)
  }

  /// Writes the recording.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Self.format, forKey: .format)
    try values.encode(package, forKey: .package)
    try values.encode(system, forKey: .system)
    try values.encode(device, forKey: .device)
    try values.encode(stacks, forKey: .stacks)
  }
}

/// Why a recording can't be read, or not be played.
public enum NavigationRecordingError: Error, Hashable, Sendable {
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
  public var description: String {
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
