/// Something that is read while views are evaluated, and that knows who has read it.
@MainActor
final class Source {
  private struct Reader {
    weak var node: Node?
  }

  private var readers: [ObjectIdentifier: Reader] = [:]

  nonisolated init() {}

  /// Makes the node that is being evaluated, if any, depend on this.
  nonisolated func read() {
    MainActor.assumeIsolated {
      guard let node = Graph.evaluatedNode, readers[ObjectIdentifier(node)]?.node == nil else {
        return
      }
      readers[ObjectIdentifier(node)] = Reader(node: node)
      node.sources.append(self)
    }
  }

  /// Has all nodes that have read this evaluated in the next update.
  nonisolated func changed() {
    MainActor.assumeIsolated {
      for reader in readers.values { reader.node?.invalidate() }
    }
  }

  /// The same, for a change that a client has made: there is a wrong time for it.
  nonisolated func changedByClient() {
    MainActor.assumeIsolated {
      Graph.noteClientsChange()
      changed()
    }
  }

  func forget(_ node: Node) {
    readers[ObjectIdentifier(node)] = nil
  }
}
