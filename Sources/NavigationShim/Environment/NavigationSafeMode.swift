import Foundation
public import SwiftUI

/// Whether link stacks push in safe mode: more slowly, and with fewer assumptions about the system.
///
/// ```swift
/// let isSafeModeOn = false  // In your app, from a remote flag.
/// if isSafeModeOn { NavigationSafeMode.standard = .always }
/// ```
///
/// In safe mode a link stack doesn't read UIKit's state, doesn't turn animations off, takes no snapshot, and animates
/// every push. After each push it waits for at least 0.65 seconds, so the last screen of a deep link of five is in
/// place after about 3 seconds. NavigationBackport and FlowStacks have paced their pushes in this way for years.
/// NavigationShim's safe mode hasn't run on a device.
///
/// An addition to SwiftUI's interface. It has no effect on the native stack.
public enum NavigationSafeMode: Hashable, Sendable, CaseIterable {
  /// A stack switches to safe mode when one of its checks fails: see ``NavigationDiagnostics``.
  case automatic

  /// Each stack is in safe mode, from its next path on if it exists already.
  case always

  /// Stacks make no checks, and don't switch to safe mode. One that is in safe mode stays there.
  case never

  /// The mode of the stacks without a modifier of their own.
  ///
  /// You can set it at any time, for example from a remote flag.
  ///
  /// The default is `.always` in an app that was launched with the argument `-NavigationShimSafe`, and `.automatic`
  /// in any other.
  @MainActor public static var standard: NavigationSafeMode =
    ProcessInfo.processInfo.arguments.contains("-NavigationShimSafe") ? .always : .automatic
}

extension View {
  /// Sets whether the link stacks inside this view work in safe mode: see ``NavigationSafeMode``.
  ///
  /// A stack that is in safe mode stays there.
  ///
  /// - Parameter mode: The mode, which may change at any time. Without this modifier, a stack reads
  ///   ``NavigationSafeMode/standard``.
  nonisolated public func navigationSafeMode(_ mode: NavigationSafeMode) -> some View {
    environment(\.navigationConfiguration.safeMode, mode)
  }
}
