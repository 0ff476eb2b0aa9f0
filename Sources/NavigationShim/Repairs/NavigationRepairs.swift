import Foundation
public import SwiftUI

extension View {
  /// Sets which bugs of SwiftUI's own `NavigationStack` the stacks inside this view work around.
  ///
  /// A repair has an effect on the systems that its bug is reported of, and nowhere else; see
  /// <doc:Limits#Bugs-of-Apples-own-stack>. Stacks of links have none of these bugs.
  ///
  /// ```swift
  /// RootView().navigationRepairs(.all)
  /// ```
  ///
  /// An addition to SwiftUI's interface: delete it together with the package.
  ///
  /// - Parameter repairs: The repairs, in place of those that are set further out. By default it is
  ///   ``NavigationRepairs/automatic``. Changing them while a stack is shown may build the stack anew; its
  ///   path stays.
  nonisolated public func navigationRepairs(_ repairs: NavigationRepairs) -> some View {
    environment(\.navigationConfiguration.repairs, repairs)
  }
}

/// What the package does against bugs of SwiftUI's own `NavigationStack`.
///
/// Each repair is for the systems that a public report names. No bug and no repair has been seen on a device, so
/// a repair that costs something even where its bug doesn't occur is off unless an app asks for it.
///
/// An addition to SwiftUI's interface. Set it for a part of the app by `View.navigationRepairs(_:)`;
/// <doc:Limits#Bugs-of-Apples-own-stack> lists the bugs with their evidence.
public struct NavigationRepairs: OptionSet, Hashable, Sendable {
  /// A bit for each repair.
  public let rawValue: Int

  /// Creates a set of repairs.
  ///
  /// - Parameter rawValue: A bit for each of them.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A path in which an element's type differs from the one before it at the same index is shown in two
  /// updates: it is cut first, and the rest comes in the next one.
  ///
  /// It costs the second update. The person sees one transition at the most.
  public static let typeChanges = NavigationRepairs(rawValue: 1 << 0)

  /// A path that the app sets while UIKit says that something moves is shown when that is over.
  ///
  /// It costs up to the rest of the transition. The app's path reads as what was set, from the first moment
  /// on.
  public static let changesInMotion = NavigationRepairs(rawValue: 1 << 1)

  /// A view that a flag or an item presents from the first moment on is presented once the stack has
  /// appeared, without animation.
  ///
  /// It costs a second update at launch.
  public static let flagsAtLaunch = NavigationRepairs(rawValue: 1 << 2)

  /// A stack of values of one type inside a stack of values of another is warned of before it ends the app.
  ///
  /// It costs nothing.
  public static let nestedStackWarnings = NavigationRepairs(rawValue: 1 << 3)

  /// Those that cost nothing, and those whose bug a run on a device has shown: so far none.
  public static let automatic = table.reduce(into: NavigationRepairs()) { repairs, row in
    if row.isOnByDefault { repairs.insert(row.repair) }
  }

  /// All of them.
  public static let all = table.reduce(into: NavigationRepairs()) { $0.insert($1.repair) }
}

/// Which systems have a bug, by public reports, and whether it is repaired without being asked for.
package struct NavigationRepairRow: Sendable {
  package let repair: NavigationRepairs

  /// The name in the source.
  package let name: String

  /// The versions of iOS that have the bug.
  package let versions: [Range<SystemVersion>]

  package let isOnByDefault: Bool

  /// Whether a system has the bug.
  ///
  /// All reports are of iOS, as far as they say, so that nothing is done elsewhere.
  func isOf(_ system: RunningSystem) -> Bool {
    system.platform == .iOS && versions.contains { $0.contains(system.version) }
  }
}

extension NavigationRepairs {
  /// What is repaired where, with the evidence.
  ///
  /// Two more bugs never come up, on any system. Bindings made of closures make `onAppear` wrong (dev.classmethod.jp,
  /// "xcode-16-3-navigationstack-onappear-issue"; RobertDresler/SwiftUINavigation 36; SwiftfulRouting 93) and
  /// crash (swift-composable-architecture 1798, 2399): SwiftUI gets a projected one of `NativePathBridge` or
  /// `TypedPathBridge`. And where a stack gives out a path by a count of what has been popped, what the app has set
  /// since stays.
  package static let table = [
    // AnyNavigationPath.Error.comparisonTypeMismatch, a crash: home-assistant/iOS 5515 (2026).
    NavigationRepairRow(
      repair: .typeChanges,
      name: "typeChanges",
      versions: [SystemVersion(16)..<SystemVersion(27)],
      isOnByDefault: false
    ),
    // Path and screens part when tabs are switched in mid-transition: swift-composable-architecture 3450,
    // swiftlang/swift 77088.
    NavigationRepairRow(
      repair: .changesInMotion,
      name: "changesInMotion",
      versions: [SystemVersion(17)..<SystemVersion(19)],
      isOnByDefault: false
    ),
    // A flag that is on at launch shows nothing: swift-navigation 65, 122, 142; LoopKit/Loop 791.
    NavigationRepairRow(
      repair: .flagsAtLaunch,
      name: "flagsAtLaunch",
      versions: [
        SystemVersion(16)..<SystemVersion(16, 4), SystemVersion(17)..<SystemVersion(17, 1),
      ],
      isOnByDefault: false
    ),
    // The error of the first row: manaflow-ai/cmux 8188, home-assistant/iOS 5694, onmyway133/notes 656.
    NavigationRepairRow(
      repair: .nestedStackWarnings,
      name: "nestedStackWarnings",
      versions: [SystemVersion(16)..<SystemVersion(27)],
      isOnByDefault: true
    ),
  ]

  /// Those of these repairs that are for bugs of a system.
  func applying(to system: RunningSystem) -> NavigationRepairs {
    Self.table.reduce(into: []) { repairs, row in
      if contains(row.repair), row.isOf(system) { repairs.insert(row.repair) }
    }
  }

  /// Those that may have SwiftUI wait for something that the app has set already.
  static let waiting: NavigationRepairs = [.typeChanges, .changesInMotion, .flagsAtLaunch]
}

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
