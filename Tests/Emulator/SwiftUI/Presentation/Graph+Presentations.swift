extension Graph {
  /// Has what a node presents brought in line, once all views are evaluated.
  func reconcilePresentationLater(_ presenter: any Presenter) {
    if !presenters.contains(where: { $0 === presenter }) { presenters.append(presenter) }
  }

  /// Says whether a node may present something now.
  ///
  /// What is presented already must be around the node: otherwise it has to wait until that is gone.
  func canPresent(from presenter: Node) -> Bool {
    guard let front = presentations.last?.node else { return true }
    var node: Node? = presenter
    while let current = node, current !== front { node = current.parent }
    return node != nil
  }

  /// Presents and dismisses what is due, and returns whether there was any.
  func reconcilePresentations() -> Bool {
    var hasChanged = false
    for presenter in presenters where !presenter.isRemoved && presenter.reconcilePresentation() {
      hasChanged = true
    }
    presenters.removeAll { $0.isRemoved || !$0.isWaiting }
    return hasChanged
  }
}
