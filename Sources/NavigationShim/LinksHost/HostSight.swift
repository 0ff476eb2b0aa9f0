import LinkStackEngine

/// What a stack of links sees of its host: what UIKit says, where it can be asked, and which of the screens have
/// reporters.
///
/// While an event is handled UIKit is asked once.
@MainActor
final class HostSight {
  private enum Answer {
    /// Each question is asked: no event is being handled.
    case unasked

    /// The next answer holds until the event is over.
    case awaited

    case given(HostState?)
  }

  private var answer = Answer.unasked

  /// The controllers that show the screens, where there are any that can be asked.
  var controllers: (any ControllerStack)? {
    didSet { forget() }
  }

  private var reporters: [WeakReporter] = []

  private struct WeakReporter {
    weak var value: (any ScreenReporter)?
  }

  /// The screens that the host shows, and whether they move; `nil` if that isn't known.
  var state: HostState? {
    if case .given(let state) = answer { return state }
    let state = controllers?.state
    if case .awaited = answer { answer = .given(state) }
    return state
  }

  func duringEvent(_ handle: () -> Void) {
    guard case .unasked = answer else { return handle() }
    answer = .awaited
    handle()
    answer = .unasked
  }

  /// Asks once more within an event, as what was said is outdated.
  func forget() {
    if case .given = answer { answer = .awaited }
  }

  func add(_ reporter: any ScreenReporter) {
    reporters.removeAll { $0.value == nil }
    reporters.append(WeakReporter(value: reporter))
  }

  func screen(where condition: (any ScreenReporter) -> Bool) -> LinkedScreen? {
    reporters.last { $0.value.map(condition) ?? false }?.value?.screen
  }

  func reporter(on screen: LinkedScreen) -> (any ScreenReporter)? {
    reporters.last { $0.value?.screen === screen }?.value
  }
}

/// A view controller that tells a stack that its screen has appeared, so that the stack knows whose screen is on top.
@MainActor
protocol ScreenReporter: AnyObject {
  var screen: LinkedScreen? { get }
}

/// The controllers that show a stack's places one above the other.
@MainActor
protocol ControllerStack {
  var state: HostState? { get }

  /// Counts the controllers up to the stack's root, now that the top is known to be in view.
  func count(to top: LinkedScreen)

  /// Whether they are in a window, as those in a tab that isn't selected aren't.
  var areInWindow: Bool { get }

  /// Whether something is in front of them, and may be about to leave, that they, or what they are in, have
  /// presented.
  var havePresented: Bool { get }

  /// Whether something in front of them hides their screens from people.
  var areHidden: Bool { get }

  func pop(to screen: LinkedScreen, animated isAnimated: Bool) -> Bool

  /// Makes a picture of what they show, and puts it in front of them; `nil` where there is none. Their having another
  /// size than the picture is told.
  func takePicture(_ sizeDidChange: @escaping () -> Void) -> (any StackPicture)?
}
