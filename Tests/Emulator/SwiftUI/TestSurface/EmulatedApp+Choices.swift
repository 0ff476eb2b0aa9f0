/// What a person could do next, for those who do anything.
extension EmulatedApp {
  /// The labels of all controls that take taps, in reading order.
  ///
  /// Where there is no text there is nothing to tap, as the links are of which a chain is made.
  public var enabledLabels: [String] {
    graph.update()
    return front?.controls.filter(\.isEnabled).map(\.label).filter { !$0.isEmpty } ?? []
  }

  /// The first name of each field that text can be typed into.
  public var fieldNames: [String] {
    seen { ($0 as? any TypingNode)?.names.first }
  }

  /// What the tabs show in their bar.
  public var tabLabels: [String] {
    seen { ($0 as? TabButtonNode)?.control?.label }
  }

  /// Whether there is a sheet in front, which can be pulled down.
  public var hasSheet: Bool {
    graph.update()
    return graph.presentations.last?.kind == .sheet
  }

  /// Whether a person has left the app, and has not come back.
  public var isLeft: Bool { !graph.isActive }

  private func seen(_ name: (Node) -> String?) -> [String] {
    graph.update()
    var names: [String] = []
    front?.visitSeen(where: \.takesTaps) { node in
      if let name = name(node) { names.append(name) }
    }
    return names
  }
}
