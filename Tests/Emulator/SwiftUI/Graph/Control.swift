@MainActor
struct Control {
  fileprivate let node: Node
  let isEnabled: Bool
  let perform: @MainActor () -> Void

  init(_ node: Node, isEnabled: Bool? = nil, perform: @escaping @MainActor () -> Void) {
    self.node = node
    self.isEnabled = isEnabled ?? node.environment.isEnabled
    self.perform = {
      perform()
      node.tellOfTap()
    }
  }

  var label: String { node.texts.joined(separator: " ") }

  func count(of picture: Image) -> Int {
    var count = 0
    node.visitSeen { if $0.ownTexts == picture.ownTexts { count += 1 } }
    return count
  }
}

extension Node {
  fileprivate final func tellOfTap() {
    var enclosing = parent
    while let node = enclosing {
      node.didTapControlInside()
      enclosing = node.parent
    }
  }

  final var texts: [String] {
    var texts: [String] = []
    visitSeen(where: \.isHeard) { texts += $0.ownTexts }
    return texts
  }

  final var controls: [Control] {
    var controls: [Control] = []
    var rowControls: [ObjectIdentifier: Control] = [:]
    visitSeen(where: \.takesTaps) { node in
      for control in node.rowControls { rowControls[ObjectIdentifier(control.node)] = control }
      let control = node.control ?? rowControls[ObjectIdentifier(node)]
      if let control { controls.append(control) }
    }
    return controls
  }

  final func visitSeen(where condition: (Node) -> Bool = { _ in true }, _ visit: (Node) -> Void) {
    var pending: [Node] = [self]
    var bars: [Node] = []
    while let node = pending.popLast() ?? bars.popLast() {
      guard condition(node) else { continue }
      visit(node)
      pending += node.seenChildren.reversed()
      let nodes = node.barNodes
      if !nodes.isEmpty { bars.insert(contentsOf: nodes.reversed(), at: 0) }
    }
  }

  final func firstSeen<T>(_ answer: (Node) -> T?) -> T? {
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      if let found = answer(node) { return found }
      pending += node.seenChildren.reversed()
    }
    return nil
  }
}
