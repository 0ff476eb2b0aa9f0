import Foundation

#if canImport(UIKit)
import UIKit
#endif

/// The version of a system, without its third number: no report is that exact.
package struct SystemVersion: Hashable, Comparable, Sendable {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}

/// The system that runs.
enum RunningSystem {
  /// The version of iOS, or of tvOS, which has the same numbers; `nil` on other systems.
  static var iOSVersion: SystemVersion? {
    #if (os(iOS) || os(tvOS)) && !targetEnvironment(macCatalyst)
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return SystemVersion(version.majorVersion, version.minorVersion)
    #else
    return nil
    #endif
  }

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
