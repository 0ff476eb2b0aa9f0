import Dispatch
public import Foundation
package import LinkStackEngine
public import LinkStackRecording
public import NavigationShim
public import SwiftUI

#if os(watchOS)
import WatchKit
#elseif canImport(UIKit)
import UIKit
#endif

/// Records what happens to navigation stacks, to be sent and played again, as the page Troubleshooting shows.
///
/// No value, title or link of the app is recorded: of a path only how long it is, and how much of it is as before.
@MainActor
public final class NavigationRecorder: StackRecorders {
  /// What has been recorded so far.
  public var recording: NavigationRecording {
    NavigationRecording(
      package: Self.packageVersion,
      system: RecordedDevice.system,
      device: RecordedDevice.kind,
      stacks: stacks.map(\.recorder.recording)
    )
  }

  /// The package's version, as in the changelog.
  package nonisolated static let packageVersion = "0.1.0"

  private let entryCount: Int
  private let file: URL?
  private let now: @MainActor @Sendable () -> Nanoseconds
  private var stacks: [RecordedStack] = []

  private struct RecordedStack {
    weak var owner: AnyObject?
    let recorder: StackRecorder
  }

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - entryCount: How many of the latest entries are kept of each stack, 16 at least. There may be six of them for
  ///     a push.
  ///   - file: Where the recording is written when the package ends the app on the main thread, because the app has
  ///     used it wrongly: as in a `NavigationPath.removeLast(_:)` of more elements than there are.
  nonisolated public convenience init(
    keeping entryCount: Int = 2_000,
    writingOnTrapTo file: URL? = nil
  ) {
    let start = DispatchTime.now().uptimeNanoseconds
    self.init(keeping: entryCount, writingOnTrapTo: file) {
      Nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds - start))
    }
  }

  /// Creates a recorder with a clock of its own.
  nonisolated package init(
    keeping entryCount: Int = 2_000,
    writingOnTrapTo file: URL? = nil,
    now: @escaping @MainActor @Sendable () -> Nanoseconds
  ) {
    self.entryCount = entryCount
    self.file = file
    self.now = now
  }

  /// How many stacks are kept; of more, those go first that are there no more.
  private static let mostStacks = 8

  /// Begins to record one more stack.
  package func recordStack(of owner: AnyObject) -> any DriverRecorder {
    if stacks.isEmpty, file != nil {
      Self.withFile.append(WeakRecorder(value: self))
      LastWords.say = Self.writeFiles
    }
    if stacks.count == Self.mostStacks {
      stacks.remove(at: stacks.firstIndex { $0.owner == nil } ?? 0)
    }
    let recorder = StackRecorder(keeping: entryCount, now: now)
    stacks.append(RecordedStack(owner: owner, recorder: recorder))
    return recorder
  }

  /// Those that have a file, in the order in which their first stacks came.
  private static var withFile: [WeakRecorder] = []

  private struct WeakRecorder {
    weak var value: NavigationRecorder?
  }

  /// Writes what has been recorded to the recorders' files, as the app is about to end.
  private static func writeFiles() {
    for recorder in withFile.compactMap(\.value) {
      guard let file = recorder.file else { continue }
      try? recorder.recording.json().write(to: file, options: .atomic)
    }
  }
}

extension View {
  /// Records what happens to the navigation stacks inside this view.
  ///
  /// Nothing is recorded by default. Export the recording by its method `json()`.
  nonisolated public func navigationRecording(_ recorder: NavigationRecorder?) -> some View {
    environment(\.navigationConfiguration.recorder, recorder)
  }
}

extension NavigationRecording {
  /// The recording as JSON.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(self)
  }
}

/// What a recording says of the device, which tells nobody whose it is.
@MainActor
enum RecordedDevice {
  /// The system and its version, as in `iOS 15.5`.
  static var system: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(name) \(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  private static var name: String {
    #if os(watchOS)
    "watchOS"
    #elseif os(tvOS)
    "tvOS"
    #elseif os(visionOS)
    "visionOS"
    #elseif targetEnvironment(macCatalyst)
    "Mac Catalyst"
    #elseif os(iOS)
    "iOS"
    #elseif os(macOS)
    "macOS"
    #else
    UIDevice.current.systemName
    #endif
  }

  /// The kind of device, as in `iPad`.
  static var kind: String {
    #if os(watchOS)
    WKInterfaceDevice.current().model
    #elseif os(macOS)
    "Mac"
    #else
    UIDevice.current.model
    #endif
  }
}
