package import AppTesting
import Foundation

#if canImport(UIKit)
import UIKit
#endif

package enum RunningSystem {
  static var iOSVersion: SystemVersion? {
    #if (os(iOS) || os(tvOS)) && !targetEnvironment(macCatalyst)
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return SystemVersion(version.majorVersion, version.minorVersion)
    #else
    return nil
    #endif
  }

  @MainActor package static var description: String {
    // The compiler is that of the kit's Xcode.
    let kit = Bundle.main.object(forInfoDictionaryKey: "DTSDKName") as? String
    return system + (kit.map { ", built with \($0)" } ?? "")
  }

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
}

/// The version of a system, without its third number, which reports don't name.
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

/// A condition without which a fact means nothing on a system.
package enum HostFactNeed: Hashable, Sendable {
  case navigationView
  case nativeStack
  case uikit
  case appKit
  case layout
  case largeTitles

  /// Lists whose rows are selected by a tap at any time, from iOS 16 on.
  case selectableRows
  case ability(Ability)

  var reasonForLack: String? {
    switch self {
    case .navigationView: Self.system == .mac ? "a Mac's NavigationView is no stack" : nil
    case .nativeStack: Ability.missing[.nativeStacks] ?? Ability.missing[.countingScreens]
    case .uikit: Self.system == .mac ? "it is about UIKit" : nil
    case .appKit: Self.system == .mac || Self.system == .emulator ? nil : "it is about AppKit"
    case .layout: Self.system == .emulator ? "the emulator has no layout" : nil
    case .largeTitles: Self.system == .iOS ? nil : "there are no large titles"
    case .selectableRows: Self.hasNewLists ? nil : "rows are selected while editing only"
    case .ability(let ability): Ability.missing[ability]
    }
  }

  private enum System {
    case emulator, iOS, mac, other
  }

  #if !canImport(Darwin)
  private static let system = System.emulator
  #elseif os(iOS)
  private static let system = System.iOS
  #elseif os(macOS)
  private static let system = System.mac
  #else
  private static let system = System.other
  #endif

  private static var hasNewLists: Bool {
    if #available(iOS 16, *) { system == .emulator || system == .iOS } else { false }
  }
}
