/// Keeps a node's subscription to an object that it observes.
@MainActor
final class ObservedSlot<Object: ObservableObject> {
  let object: Object
  private let subscription: AnyCancellable

  init(_ object: Object, of node: Node) {
    self.object = object
    let observer = ObjectObserver(node)
    subscription = object.objectWillChange.sink { _ in observer.objectWillChange() }
  }

  /// Subscribes to an object unless that is so already.
  static func subscribe(to object: Object, in slot: PropertySlot, of site: PropertySite) {
    if let present = slot.content as? ObservedSlot, present.object === object { return }
    slot.content = ObservedSlot(object, of: site.node)
  }
}

/// Has a node evaluated when an object changes.
@MainActor
private final class ObjectObserver {
  private weak let node: Node?

  init(_ node: Node) {
    self.node = node
  }

  nonisolated func objectWillChange() {
    MainActor.assumeIsolated {
      Graph.noteClientsChange()
      node?.invalidate()
    }
  }
}
