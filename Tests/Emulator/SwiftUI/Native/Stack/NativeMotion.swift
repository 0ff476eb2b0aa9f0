/// A transition of a native stack, which may be turned to another end while it runs.
@MainActor
struct NativeMotion {
  /// The screens that go out of view.
  var outgoing: [Screen]

  /// Whether a finger moves the screens.
  var isSwipe = false

  /// What ends the transition.
  var timer = 0

  /// When the transition ends.
  var end: Int64 = 0
}
