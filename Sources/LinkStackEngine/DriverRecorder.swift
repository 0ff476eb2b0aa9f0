/// What records what happens to a stack.
///
/// The engine has none, so that an app that records nothing doesn't link what it takes: see the target
/// `LinkStackRecording`.
@MainActor
package protocol DriverRecorder: AnyObject {
  /// Notes what a driver knows that is recorded from now on.
  func begin<Value>(with core: DriverCore<Value>)

  /// Has a core answer a report, and records both.
  func handle<Value>(
    _ report: HostReport,
    host: HostState?,
    by core: inout DriverCore<Value>
  ) -> SequencerEffects

  /// Has a core answer that the app sets a path, and records both.
  func set<Value>(
    _ path: [Value],
    animated isAnimated: Bool,
    host: HostState?,
    by core: inout DriverCore<Value>
  ) -> SequencerEffects

  /// Records that the app turns out to have wanted no animation.
  func noteStopOfAnimations()

  /// Records how the driver is to work, if that is new.
  func noteSettings(of sequencer: UpdateSequencer)

  /// Records that the app has set a path of SwiftUI's own stack.
  func noteNativePath(length: Int, inCommon: Int)

  /// Records that SwiftUI's own stack has written the app's path.
  func noteNativeWrite(length: Int, inCommon: Int)
}
