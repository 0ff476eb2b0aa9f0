/// The nodes to evaluate in an update, those nearest to the root first.
@MainActor
struct InvalidNodes {
  private var heap: [Node] = []

  mutating func insert(_ node: Node) {
    heap.append(node)
    var index = heap.count - 1
    while index > 0, Self.isBefore(heap[index], heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() -> Node? {
    guard !heap.isEmpty else { return nil }
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if Self.isBefore(heap[child], heap[least]) { least = child }
      }
      if least == index { return first }
      heap.swapAt(index, least)
      index = least
    }
  }

  private static func isBefore(_ a: Node, _ b: Node) -> Bool {
    (a.level, a.serial) < (b.level, b.serial)
  }
}
