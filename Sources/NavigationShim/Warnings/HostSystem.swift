import Foundation

#if os(watchOS)
import WatchKit
#elseif canImport(UIKit)
import UIKit
#endif

/// The system and the kind of device for a report, without data that identifies the device.
@MainActor
enum HostSystem {
  /// For example `iOS 15.5.0, iPhone`.
  static var description: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return
      "\(name) \(version.majorVersion).\(version.minorVersion).\(version.patchVersion), \(device)"
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

  private static var device: String {
    #if os(watchOS)
    WKInterfaceDevice.current().model
    #elseif os(macOS)
    "Mac"
    #else
    UIDevice.current.model
    #endif
  }
}
