extension EmulatedApp {
  /// Types a text into a field, in place of what is there.
  ///
  /// - Parameter placeholder: The field's label, whether seen or not.
  /// - Returns: False where there is no such field that takes taps.
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

  /// Selects a tab by what it shows in the bar.
  ///
  /// - Returns: False where there is none.
  @discardableResult
  public func selectTab(_ label: String) -> Bool {
    asPerson(outsideOfStack: true) {
      let tab: Control? = find(label) { node in node.tabControl.map { [($0, [node.label])] } ?? [] }
      guard let control = tab, control.isEnabled else { return false }
      control.perform()
      return true
    }
  }

  /// Has somebody else push a screen onto the navigation view in front: a picker, a library, the app.
  ///
  /// Nothing is seen on it, and a person leaves it by ``back()``.
  ///
  /// - Parameter nanoseconds: How long it is there, unless a person leaves it before; by default, until then.
  /// - Returns: False where there is one already, while screens are seen to move, and on a native stack.
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

  /// Pulls the sheet in front down; a view over the whole screen can't be pulled.
  ///
  /// - Returns: False where there is none.
  @discardableResult
  public func dismissSheet() -> Bool {
    asPerson {
      guard let sheet = graph.presentations.last, sheet.kind == .sheet else { return false }
      sheet.dismiss()
      return true
    }
  }

  /// Finds what has a name among what is seen: exactly that one, or else one that contains it.
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

/// What a person could do next, for those who do anything.
extension EmulatedApp {
  /// The labels of all controls that take taps, in reading order.
  ///
  /// Where there is no text there is nothing to tap, as the links are of which a chain is made.
  public var enabledLabels: [String] {
    updated { front?.controls.filter(\.isEnabled).map(\.label).filter { !$0.isEmpty } ?? [] }
  }

  public var fieldNames: [String] { seen { ($0 as? any TypingNode)?.name } }

  /// What the tabs show in their bar.
  public var tabLabels: [String] { seen { $0.tabControl?.label } }

  /// Whether there is a sheet in front, which can be pulled down.
  public var hasSheet: Bool { updated { graph.presentations.last?.kind == .sheet } }

  /// Whether something is in front that covers all of the screen.
  public var hasCover: Bool { updated { graph.presentations.last?.kind == .cover } }

  /// Whether a person has left the app, and has not come back.
  public var isLeft: Bool { graph.activity == .background }

  private func seen(_ name: (Node) -> String?) -> [String] {
    graph.update()
    var names: [String] = []
    front?.visitSeen(where: \.takesTaps) { node in if let name = name(node) { names.append(name) } }
    return names
  }
}
