extension EmulatedApp {
  @discardableResult
  public func type(_ text: String, into placeholder: String) -> Bool {
    asPerson {
      guard let field = field(placeholder), field.environment.isEnabled else { return false }
      field.replaceText(text)
      return true
    }
  }

  private func field(_ name: String) -> (any TypingNode)? {
    find(name) { node in (node as? any TypingNode).map { [($0, [$0.name])] } ?? [] }
  }

  @discardableResult
  public func selectTab(_ label: String) -> Bool {
    asPerson(outsideOfStack: true) {
      let tab: Control? = find(label) { node in node.tabControl.map { [($0, [node.label])] } ?? [] }
      guard let control = tab, control.isEnabled else { return false }
      control.perform()
      return true
    }
  }

  @discardableResult
  public func pushStranger(for nanoseconds: Int64? = nil) -> Bool {
    asPerson(outsideOfStack: true) {
      guard let host = stackInFront as? NavigationViewHost, host.cover() else { return false }
      if let nanoseconds {
        _ = graph.time.schedule(after: nanoseconds) { [weak host] in host?.uncover() }
      }
      return true
    }
  }

  public var hasStranger: Bool { (stackInFront as? NavigationViewHost)?.isCovered ?? false }

  @discardableResult
  public func dismissSheet(holding time: Int64 = 0) -> Bool {
    asPerson {
      guard let sheet = graph.presentations.last, sheet.kind == .sheet else { return false }
      sheet.isLeftByPerson = true
      sheet.holdingTime = time
      sheet.dismiss()
      return true
    }
  }

  private func find<Found>(
    _ name: String,
    among candidates: (Node) -> [(Found, names: [String])]
  ) -> Found? {
    var all: [(Found, names: [String])] = []
    front?.visitSeen(where: \.takesTaps) { all += candidates($0) }
    let exact = all.first { $0.names.contains(name) }
    return (exact ?? all.first { $0.names.contains { $0.contains(name) } })?.0
  }
}

extension Node {
  fileprivate var label: String { texts.joined(separator: " ") }
  fileprivate var tabControl: Control? { primitive is TabButton ? control : nil }
}

extension EmulatedApp {
  /// The labels of all controls that take taps, in reading order.
  ///
  /// Where there is no text there is nothing to tap, as the links are of which a chain is made.
  public var enabledLabels: [String] {
    updated { front?.controls.filter(\.isEnabled).map(\.label).filter { !$0.isEmpty } ?? [] }
  }

  public var fieldNames: [String] { seen { ($0 as? any TypingNode)?.name } }

  public var tabLabels: [String] { seen { $0.tabControl?.label } }

  public var hasSheet: Bool { updated { graph.presentations.last?.kind == .sheet } }

  public var hasCover: Bool { updated { graph.presentations.last?.kind == .cover } }

  public var isPresenting: Bool { updated { !graph.presentations.isEmpty } }

  public var isLeft: Bool { graph.activity == .background }

  /// Whether the app is in the background, and not only its window.
  public var isInBackground: Bool { isLeft && graph.isAppLeft }

  private func seen(_ name: (Node) -> String?) -> [String] {
    graph.update()
    var names: [String] = []
    front?.visitSeen(where: \.takesTaps) { node in if let name = name(node) { names.append(name) } }
    return names
  }
}
