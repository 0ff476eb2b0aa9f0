import Foundation

#if canImport(UIKit)
import UIKit
#endif

/// The system that runs.
enum RunningSystem {
  /// Its name and version, the kind of device, and what the tests were built with.
  @MainActor static var description: String { "\(system), built with \(tools)" }

  @MainActor private static var system: String {
    #if !canImport(Darwin)
    "the emulator"
    #elseif targetEnvironment(macCatalyst)
    "Mac Catalyst on macOS \(version)"
    #elseif canImport(UIKit)
    "\(UIDevice.current.systemName) \(version) (\(UIDevice.current.model)\(simulator))"
    #else
    "macOS \(version)"
    #endif
  }

  private static var version: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  private static var simulator: String {
    #if targetEnvironment(simulator)
    ", simulator"
    #else
    ""
    #endif
  }

  private static var tools: String {
    let kit = Bundle.main.object(forInfoDictionaryKey: "DTSDKName") as? String
    return [compiler, kit].compactMap { $0 }.joined(separator: " and ")
  }

  private static var compiler: String {
    #if compiler(>=6.4)
    "Swift 6.4 or newer"
    #elseif compiler(>=6.3)
    "Swift 6.3"
    #elseif compiler(>=6.2)
    "Swift 6.2"
    #elseif compiler(>=6.1)
    "Swift 6.1"
    #else
    "Swift 6.0"
    #endif
  }
}
