import Combine

/// What a screen keeps for as long as it lives.
@MainActor
final class ScreenState: ObservableObject {
  fileprivate var isNoted = false

  nonisolated init() {}
}

/// Who knows the state of screens, and keeps none of it alive.
@MainActor
final class ScreenStates {
  private struct Weak {
    weak var state: ScreenState?
  }

  private let log: Log
  private var newest: [String: Weak] = [:]

  init(_ log: Log) {
    self.log = log
  }

  /// Takes the state of a screen in, when that appears.
  func note(_ state: ScreenState, of screen: String) {
    if !state.isNoted { log.add("made \(screen)") }
    state.isNoted = true
    newest[screen] = Weak(state: state)
  }

  /// Says whether the state that a screen had last is still there.
  func life(of screen: String) -> String {
    newest[screen]?.state == nil ? "released" : "alive"
  }
}
