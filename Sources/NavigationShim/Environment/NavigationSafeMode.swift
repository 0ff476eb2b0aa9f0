import Foundation
public import SwiftUI

/// Whether link stacks do without everything that hasn't been proven on devices: see `View.navigationSafeMode(_:)`.
///
/// In safe mode a link stack works as older libraries have for years. It asks UIKit nothing, leaves UIKit's switch for
/// animations alone, covers nothing with a snapshot, and animates every push. After each push it waits for 0.65
/// seconds, so a deep link of five screens takes about 3.3 seconds.
///
/// An addition to SwiftUI's interface. It has no effect on SwiftUI's `NavigationStack`.
public enum NavigationSafeMode: Hashable, Sendable, CaseIterable {
  /// A stack goes into safe mode when one of its checks fails: see ``NavigationDiagnostics``.
  case automatic

  /// Each stack begins in safe mode.
  case always

  /// No stack goes into safe mode, whatever its checks find.
  case never

  /// The mode of all stacks for which no modifier says otherwise.
  ///
  /// Set it before the first stack appears, for example from a remote flag:
  ///
  /// ```swift
  /// @main
  /// struct ShopApp: App {
  ///   init() {
  ///     if RemoteFlags.safeNavigation { NavigationSafeMode.standard = .always }
  ///   }
  ///   // …
  /// }
  /// ```
  ///
  /// It is `.always` in an app that was launched with the argument `-NavigationShimSafe`, and `.automatic` otherwise.
  @MainActor public static var standard: NavigationSafeMode =
    ProcessInfo.processInfo.arguments.contains("-NavigationShimSafe") ? .always : .automatic
}

extension View {
  /// Sets whether the link stacks inside this view work in safe mode.
  ///
  /// A stack reads the mode when it first appears. Without this modifier, ``NavigationSafeMode/standard`` counts.
  nonisolated public func navigationSafeMode(_ mode: NavigationSafeMode) -> some View {
    environment(\.navigationConfiguration.safeMode, mode)
  }
}
