/// What has happened to stacks, as a file that can be sent and played again.
///
/// No value of the app is in it: of a path it says how long it is, and which of its elements are the same as before.
public struct NavigationRecording: Hashable, Sendable, Codable {
  /// The format that is written, and the only one that is read.
  package static let format = 1

  private let format: Int
  package let package: String

  /// The system, as in `iOS 15.5`.
  package let system: String

  /// The kind of device, as in `iPhone`.
  package let device: String
  package let stacks: [StackRecording]

  package init(package: String, system: String, device: String, stacks: [StackRecording]) {
    format = Self.format
    self.package = package
    self.system = system
    self.device = device
    self.stacks = stacks
  }
}
