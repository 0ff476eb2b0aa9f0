import Foundation

/// The system that an app runs on, as far as its bugs are concerned.
package struct RunningSystem: Hashable, Sendable {
  package enum Platform: Hashable, Sendable {
    case iOS, other
  }

  let platform: Platform
  let version: SystemVersion

  package init(_ platform: Platform, _ version: SystemVersion) {
    self.platform = platform
    self.version = version
  }

  /// The one that runs.
  ///
  /// Mac Catalyst counts as another one: its version is that of macOS.
  static let current: RunningSystem = {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    #if os(iOS) && !targetEnvironment(macCatalyst)
    let platform = Platform.iOS
    #else
    let platform = Platform.other
    #endif
    return RunningSystem(platform, SystemVersion(version.majorVersion, version.minorVersion))
  }()
}

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
