import Foundation

#if os(watchOS)
import WatchKit
#elseif canImport(UIKit) && canImport(Darwin)
import UIKit
#endif

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
    "emulator"
    #endif
  }

  /// The kind of device, as in `iPad`.
  static var kind: String {
    #if os(watchOS)
    WKInterfaceDevice.current().model
    #elseif canImport(UIKit) && canImport(Darwin)
    UIDevice.current.model
    #elseif os(macOS)
    "Mac"
    #else
    "emulator"
    #endif
  }
}
