import LinkStackEngine

/// Views that are shown above the path without being part of it.
extension StackModel {
  /// Does what a presenter asks for by now.
  func look(at presenter: Presenter) {
    if let presentation = presenter.presentation {
      if presenter.isWanted {
        refreshScreen(of: presentation)
      } else {
        withdraw(presentation)
      }
    } else if presenter.isWanted {
      present(presenter)
    }
  }

  /// Shows what a presenter presents on top of the screen it is on.
  ///
  /// Whatever was above that screen goes, elements of the path included, as with Apple's stack.
  func present(_ presenter: Presenter) {
    guard let owner = presenter.screen, isPartOfTarget(owner) else { return }
    noteSignOfLife()
    if owner.depth < elements.count {
      elements.removeLast(elements.count - owner.depth)
      endPresentations(from: 0)
      path?.truncate(to: owner.depth)
    } else {
      endPresentations(from: owner.depth - elements.count)
    }
    presentations.append(presenter.present())
    driver?.path = target
  }

  /// Ends what is presented above the path, from an index up.
  func endPresentations(from index: Int) {
    guard index < presentations.count else { return }
    let ended = presentations[index...]
    presentations.removeLast(ended.count)
    for presentation in ended.reversed() {
      presentation.end()
    }
  }

  private func withdraw(_ presentation: Presentation) {
    guard let index = presentations.firstIndex(where: { $0 === presentation }) else { return }
    endPresentations(from: index)
    driver?.path = target
  }

  private func refreshScreen(of presentation: Presentation) {
    let value = ScreenValue.presentation(presentation)
    host.screens.first { $0.contents.value == value }?.contents.refresh()
  }

  /// Whether a screen is shown, and is to stay.
  private func isPartOfTarget(_ screen: LinkedScreen) -> Bool {
    guard let driver, host.shows(screen) else { return false }
    guard screen.depth > 0 else { return true }
    let target = driver.path
    return screen.depth <= target.count
      && target[screen.depth - 1] == driver.linkStack[screen.depth].value
  }
}
