import Foundation
import SwiftUI

extension Phone {
  /// Takes a step without waiting for what comes of it, and returns whether it could be taken.
  package func take(_ step: Step) -> Bool {
    let screen = app.screen
    switch step {
    case .tap(let label, let occurrence): return screen.tap(label, occurrence: occurrence)
    case .back: return screen.back()
    case .backTo(let depth): return screen.back(to: depth)
    case .swipeBack:
      guard screen.beginSwipeBack() else { return false }
      screen.finishSwipeBack()
    case .swipeBackCancelled:
      guard screen.beginSwipeBack() else { return false }
      screen.cancelSwipeBack()
    case .duringSwipe(let step, let finishes):
      guard screen.beginSwipeBack() else { return false }
      _ = take(step)
      if finishes { app.screen.finishSwipeBack() } else { app.screen.cancelSwipeBack() }
    case .type(let text, let placeholder): return screen.type(text, into: placeholder)
    case .selectTab(let label): return screen.selectTab(label)
    case .dismissSheet: return screen.dismissSheet()
    case .open(let link):
      guard let url = URL(string: link) else { return false }
      screen.open(url)
    case .leave: screen.leave()
    case .comeBack: screen.comeBack()
    case .relaunch: relaunch(files: app.files())
    case .wait(let milliseconds): screen.advance(by: milliseconds * 1_000_000)
    case .act(let name):
      guard app.perform(name) else { return false }
      screen.update()
    case .interrupting(let step, let milliseconds):
      guard take(step) else { return false }
      app.screen.advance(by: milliseconds * 1_000_000)
    case .refused(let step): return !take(step)
    case .relaunchSwapped, .settle, .shows, .reads, .isAt: break
    }
    return true
  }
}
