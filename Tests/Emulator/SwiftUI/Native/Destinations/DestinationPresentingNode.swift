/// The node of a view that has another one shown above its stack's path.
@MainActor
class DestinationPresentingNode<V: PrimitiveView>: PrimitiveNode<V> {
  private var presenter: NativePresenter?

  /// Brings what the host knows up to date with the view.
  func takeIn(_ presenter: NativePresenter) {}

  final override func performEvaluation() {
    super.performEvaluation()
    // Only what is right on a screen of the stack counts, not what is in a tab or a sheet there.
    guard let host = screen.host as? NativeHost else { return }
    let presenter = presenter ?? NativePresenter(owner: self, host: host)
    self.presenter = presenter
    takeIn(presenter)
  }

  final override func tearDown() {
    _ = presenter?.ownerWillGoAway()
  }
}
