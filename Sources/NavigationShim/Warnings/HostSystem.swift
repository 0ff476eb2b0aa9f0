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
    let system = ProcessInfo.processInfo.operatingSystemVersion
    let version = "\(system.majorVersion).\(system.minorVersion).\(system.patchVersion)"
    #if os(watchOS)
    return "watchOS \(version), \(WKInterfaceDevice.current().model)"
    #elseif targetEnvironment(macCatalyst)
    return "Mac Catalyst \(version), Mac"
    #elseif canImport(UIKit)
    return "\(UIDevice.current.systemName) \(version), \(UIDevice.current.model)"
    #else
    return "macOS \(version), Mac"
    #endif
  }
}
