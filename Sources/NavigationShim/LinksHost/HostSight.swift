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
  var controllers: (any Controllers)? {
    didSet { forget() }
  }

  /// Whether screens learn otherwise than from SwiftUI that they appear.
  var hearsOfAppearances = !AppearanceReporter.isOfUIKit

  /// Functions, each of which returns a screen's reporter as long as that is there.
  private var reporters: [() -> (any Reporter)?] = []

  /// The screens that the host shows, and whether they move; `nil` if that isn't known.
  var state: HostState? {
    if case .given(let state) = answer { return state }
    let state = controllers?.observe()
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

  func add(_ reporter: any Reporter) {
    reporters.removeAll { $0() == nil }
    reporters.append { [weak reporter] in reporter }
  }

  func reporter(where condition: (any Reporter) -> Bool) -> (any Reporter)? {
    reporters.lazy.reversed().compactMap { $0() }.first(where: condition)
  }
}

extension HostSight {
  /// A view controller that tells a stack that its screen has appeared, so that the stack knows whose screen is on top.
  @MainActor
  protocol Reporter: AnyObject {
    var screen: LinkedScreen? { get }

    /// Whether the reporter's view is in a window.
    var isInWindow: Bool { get }

    /// How many navigation controllers are around the reporter.
    var nesting: Int { get }

    /// Whether the screen turns out not to be in the column whose environment it has.
    var isKeptFromColumn: Bool { get }

    /// The scene that the reporter is in, and whether that is in the background; `nil` before it is in any.
    var scene: (AnyObject, isInBackground: Bool)? { get }

    /// The controllers around the screen, for its stack to ask; `nil` if there are none, or they are those that it
    /// knows.
    func controllers(of stack: LinksStack, known: (any Controllers)?) -> (any Controllers)?
  }

  /// The controllers that show a stack's places one above the other.
  @MainActor
  protocol Controllers {
    /// Returns what they show, and has the stack told when what moves is over.
    func observe() -> HostState?

    /// Whether they are in a window, as those in a tab that isn't selected aren't.
    var areInWindow: Bool { get }

    /// Whether something is in front of them, and may be about to leave, that they, or what they are in, have
    /// presented.
    var havePresented: Bool { get }

    /// Whether something in front of them hides their screens from people.
    var areHidden: Bool { get }

    func pop(to screen: LinkedScreen, animated isAnimated: Bool) -> Bool

    /// Whether nothing moves, and a screen that isn't recognized is on top, though there is no room for one that isn't the
    /// stack's.
    func haveUnknownTop(at depth: Int) -> Bool

    /// Counts, and returns, how many waits have ended in the transition that runs.
    func countWait() -> Int

    /// Whether screens of a stack that has gone are above the place of this one.
    var haveLeftScreens: Bool { get }

    /// Pops whatever is above the stack's place.
    func removeLeftScreens()

    /// Makes a picture of what they show, and puts it in front of them; `nil` where there is none. Their having another
    /// size than the picture is told.
    func takePicture(_ sizeDidChange: @escaping () -> Void) -> (any CoveredPushes.Picture)?
  }
}
