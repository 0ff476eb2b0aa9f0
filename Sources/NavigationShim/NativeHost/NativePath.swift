import Combine
import LinkStackEngine
import SwiftUI

/// The path of a native stack: the app's binding, as SwiftUI's stack needs it.
///
/// It lives as long as the stack's view. A navigator may live longer, since tasks retain it.
@MainActor
final class NativePath<Path>: ObservableObject {
  private var app: Binding<Path>?
  private var comparison: Comparison?

  /// The path that the stack has in its latest evaluation, or that was written since.
  private var noticed: Path?

  /// The path that SwiftUI has written, until the stack's next evaluation or the next turn.
  ///
  /// SwiftUI may read a path right after it has written it, and has to find that one, whatever the app's binding does.
  private var written: Path?

  /// The elements that SwiftUI has pushed last.
  private(set) lazy var pushed = PushedElements()

  private var waits: [Wait] = []
  private var lastNumber = 0
  private(set) lazy var transitions = NativeTransitions()
  private var configuration = NavigationConfiguration()

  nonisolated init() {}

  /// Whether the stack was never evaluated.
  var isNew: Bool { app == nil }

  /// Takes in the app's path.
  ///
  /// Called from the evaluation of the stack's body. Returns the path.
  func follow(
    _ path: Binding<Path>,
    _ comparison: Comparison,
    _ configuration: NavigationConfiguration
  ) -> Path {
    if isNew { LiveStacks.shared.add(self) }
    app = path
    self.comparison = comparison
    self.configuration = configuration
    written = nil
    let new = path.wrappedValue
    // Another stack may have got the elements, which this one shows.
    pushed.wait(in: comparison.pushableElements(new))
    notice(new)
    return new
  }

  /// The path for SwiftUI's stack.
  ///
  /// The stack reads it only after an evaluation of its body.
  var projected: Path {
    get {
      guard let path = written ?? app?.wrappedValue else {
        preconditionFailure("SwiftUI reads the path of a stack that was never evaluated")
      }
      return path
    }
    set {
      written = newValue
      endWaits { comparison?.outcome(of: $0, newValue) }
      noticed = newValue
      pushed.beginUpdate()
      if let comparison { pushed.wait(in: comparison.pushableElements(newValue)) }
      app?.wrappedValue = newValue
      scheduler.after(.turn) { [weak self] in self?.endUpdate() }
    }
  }

  /// Takes in that the update after a write of SwiftUI's is over.
  ///
  /// If the app's binding has taken the path, the stack was evaluated meanwhile. If not, SwiftUI reads the path again.
  private func endUpdate() {
    pushed.endUpdate()
    guard written != nil else { return }
    written = nil
    objectWillChange.send()
  }

  private func areEqual(_ lhs: Path, _ rhs: Path) -> Bool {
    comparison?.areEqual(lhs, rhs) == true
  }
}

extension NativePath {
  /// How paths of a type are compared.
  struct Comparison {
    /// The elements, if the path may have some that SwiftUI has pushed and that can't be read.
    let pushableElements: (Path) -> [PathElement]

    let count: (Path) -> Int
    let areEqual: (Path, Path) -> Bool

    /// Whether a path consists of another one and screens above it.
    let continues: (Path, Path) -> Bool

    /// Whether SwiftUI has shortened a path because it can't show some elements.
    let isCut: (Path) -> Bool

    /// Returns how the wait for a path ends with a path that SwiftUI writes; `nil` if it goes on.
    fileprivate func outcome(of awaited: Path, _ new: Path) -> ChangeOutcome? {
      if areEqual(awaited, new) { return nil }
      if continues(new, awaited) { return .superseded }
      return isCut(new) ? .unreachable : .dismissed
    }
  }
}

extension NativePath.Comparison
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element: Hashable
{
  static var ofElements: Self {
    Self(
      pushableElements: { _ in [] },
      count: \.count,
      areEqual: { $0.elementsEqual($1, by: areSame) },
      continues: { $0.starts(with: $1, by: areSame) },
      isCut: { _ in false }
    )
  }
}

extension NativePath.Comparison where Path == Shim.NavigationPath {
  static var ofElements: Self {
    Self(
      pushableElements: \.elements,
      count: \.count,
      areEqual: ==,
      continues: { $0.elements.starts(with: $1.elements) },
      isCut: \.isCutByStack
    )
  }
}

/// Callers that wait until the screens of a path are in place.
extension NativePath: LiveStacks.Stack {
  fileprivate struct Wait {
    let number: Int
    let path: Path
    let completion: LiveStacks.Completion
  }

  var scheduler: any WakeScheduler { configuration.wakeScheduler }

  func shows(_ path: Any) -> Bool {
    guard let path = path as? Path, let noticed else { return false }
    return areEqual(noticed, path)
  }

  var summary: String {
    let count = noticed.flatMap { comparison?.count($0) } ?? 0
    return "SwiftUI's, path of \(count)\(waits.isEmpty ? "" : ", awaited by \(waits.count)")"
  }

  var events: [String] { [] }

  /// SwiftUI follows the path also out of view.
  var isSuspended: Bool { false }

  /// SwiftUI follows writes to the binding by itself, but perhaps not in the background.
  ///
  /// The path is read a turn later: the setter may have removed its data, and the stack with it.
  func pathMayHaveChanged() {
    scheduler.after(.turn) { [weak self] in
      if let self, let app { notice(app.wrappedValue) }
    }
  }

  func wait(for path: Any, _ completion: @escaping LiveStacks.Completion) {
    guard let path = path as? Path ?? noticed else { return completion(.detached) }
    lastNumber += 1
    waits.append(Wait(number: lastNumber, path: path, completion: completion))
    if transitions.observe() { objectWillChange.send() }
    look(for: lastNumber, after: .turn, orOnceMoreAfter: .beginning)
  }

  private func notice(_ path: Path) {
    let former = noticed
    noticed = path
    // The paths are compared only for callers that wait.
    guard !waits.isEmpty || LiveStacks.shared.isChanging,
      former.map({ areEqual($0, path) }) != true
    else { return }
    endWaits { areEqual($0, path) ? nil : .superseded }
    LiveStacks.shared.pathHasChanged(of: self)
  }

  private func endWaits(_ outcome: (Path) -> ChangeOutcome?) {
    for wait in waits {
      if let outcome = outcome(wait.path) { end(wait.number, outcome) }
    }
  }

  private func end(_ number: Int, _ outcome: ChangeOutcome) {
    guard let index = waits.firstIndex(where: { $0.number == number }) else { return }
    waits.remove(at: index).completion(outcome)
  }

  private func look(for number: Int, after delay: Delay, orOnceMoreAfter next: Delay?) {
    scheduler.after(delay) { [weak self] in
      guard let self, let wait = waits.first(where: { $0.number == number }) else { return }
      let isMoving = transitions.whenEnded(scheduler) { [weak self] in
        self?.look(for: number, after: .turn, orOnceMoreAfter: nil)
      }
      if isMoving { return }
      if let next { return look(for: number, after: next, orOnceMoreAfter: nil) }
      // The app's binding may have refused the path.
      end(number, noticed.map { areEqual($0, wait.path) } == true ? .presented : .superseded)
    }
  }
}
