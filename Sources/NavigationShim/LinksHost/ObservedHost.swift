import LinkStackEngine

/// A link stack's view of its host: the state of UIKit's controllers, if there are any, and the reporters of the
/// screens.
@MainActor
final class ObservedHost {
  /// The controllers that show the screens, if there are any whose state can be read.
  var controllers: (any Controllers)?

  /// Whether the screens' reporters report appearances, so that SwiftUI's `onAppear` of a screen isn't needed.
  var hearsOfAppearances = !AppearanceReporter.isOfUIKit

  /// Functions that each return a screen's reporter, as long as it exists.
  private var reporters: [() -> (any Reporter)?] = []

  /// The screens that the host shows, and whether they move; `nil` if that isn't known.
  var state: HostState? { controllers?.observe() }

  /// Whether UIKit's state shows that the stack is in a window.
  ///
  /// The window of a screen's own reporter is known in safe mode, too.
  var isInWindow: Bool {
    controllers?.areInWindow ?? (reporter { $0.isInWindow } != nil)
  }

  /// Whether a screen has, or had, a reporter.
  var hasReporters: Bool { !reporters.isEmpty }

  func add(_ reporter: any Reporter) {
    reporters.removeAll { $0() == nil }
    reporters.append { [weak reporter] in reporter }
  }

  func reporter(where condition: (any Reporter) -> Bool) -> (any Reporter)? {
    reporters.lazy.reversed().compactMap { $0() }.first(where: condition)
  }
}

extension ObservedHost {
  /// A view controller in a screen that reports the screen's appearance to the stack, and identifies the screen on
  /// top.
  @MainActor
  protocol Reporter: AnyObject {
    var screen: LinkedScreen? { get }

    /// Whether the reporter's view is in a window.
    var isInWindow: Bool { get }

    /// The number of navigation controllers around the reporter.
    var nesting: Int { get }

    /// Whether the screen isn't in the column whose environment it has.
    var isKeptFromColumn: Bool { get }

    /// The reporter's scene, and whether that is in the background; `nil` before it has one.
    var scene: (AnyObject, isInBackground: Bool)? { get }

    /// Returns the controllers around the screen; `nil` if there are none, or if they are the known ones.
    func controllers(of stack: LinksStack, known: (any Controllers)?) -> (any Controllers)?
  }

  /// The controllers that show a stack's screens.
  @MainActor
  protocol Controllers {
    /// Returns their state, and has the end of a running transition reported to the stack.
    func observe() -> HostState?

    /// Whether they are in a window. Those in a tab that isn't selected aren't.
    var areInWindow: Bool { get }

    /// Whether they, or a controller around them, have presented a view, which may be about to be dismissed.
    var havePresented: Bool { get }

    /// Whether a view in front of them hides their screens.
    var areHidden: Bool { get }

    func pop(to screen: LinkedScreen, animated isAnimated: Bool) -> Bool

    /// Whether they are idle, and the screen on top isn't recognized, although there are too few controllers for a
    /// foreign screen.
    func haveUnknownTop(at depth: Int) -> Bool

    /// When the running transition was first read, unless a finger holds it.
    var transitionBegan: Nanoseconds? { get }

    /// Whether screens of a removed stack are above the position of this one.
    var haveDepartedScreens: Bool { get }

    /// Pops all screens above the stack's position.
    func removeDepartedScreens()

    /// Takes a snapshot of them, and shows it in front of them; returns `nil` if that isn't possible.
    ///
    /// - Parameter sizeDidChange: Called when the controllers' size differs from the snapshot's.
    func takeSnapshot(_ sizeDidChange: @escaping () -> Void) -> (any SnapshotPushes.Snapshot)?
  }
}
