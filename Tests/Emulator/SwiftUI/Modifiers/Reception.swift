/// Calls a closure with what a publisher sends while the view is in the tree.
private struct Reception<P: Publisher>: ViewBehavior where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  final class Receiver {
    var action: ((P.Output) -> Void)?
    var subscription: AnyCancellable?
  }

  static func makeMemory() -> Receiver { Receiver() }

  func evaluate(after old: Self?, _ memory: inout Receiver, of node: Node) {
    memory.action = action
    if let old, Comparison.areSame(old.publisher, publisher) { return }
    // Not at once: some publishers send their value on being subscribed to.
    let graph = node.graph
    graph.due.addLifeCycleAction { [weak node, weak receiver = memory] in
      guard let node, let receiver, !node.isRemoved else { return }
      receiver.subscription = publisher.sink { [weak receiver, weak graph] output in
        if graph?.ignores(output) ?? true { return }
        receiver?.action?(output)
      }
    }
  }

  func tearDown(_ memory: inout Receiver, of node: Node) {
    memory.subscription = nil
    memory.action = nil
  }
}

extension View {
  /// Calls a closure with what a publisher sends.
  public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ActionView(content: self, behavior: Reception(publisher: publisher, action: action))
  }
}
