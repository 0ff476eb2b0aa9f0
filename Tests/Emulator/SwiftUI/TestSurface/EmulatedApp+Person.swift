extension EmulatedApp {
  // MARK: Fields

  /// Types a text into a field, in place of what is there, and presses the return key if asked to.
  ///
  /// - Parameter placeholder: The field's label or prompt, whether seen or not.
  /// - Returns: False where there is no such field that takes taps.
  @discardableResult
  public func type(
    _ text: String,
    into placeholder: String,
    thenReturn pressesReturn: Bool = false
  ) -> Bool {
    asPerson {
      guard let field = field(placeholder), field.environment.isEnabled else { return false }
      graph.focus(field)
      graph.update()
      field.replaceText(text)
      guard pressesReturn else { return true }
      graph.update()
      graph.submit(field)
      return true
    }
  }

  /// Returns the text in a field.
  public func text(in placeholder: String) -> String? {
    graph.update()
    return field(placeholder)?.text
  }

  private func field(_ name: String) -> (any TypingNode)? {
    find(name) { node in (node as? any TypingNode).map { [($0, $0.names)] } ?? [] }
  }

  // MARK: Switches and options

  /// Says whether a toggle is on, or returns nil where there is none.
  public func isOn(_ label: String) -> Bool? {
    graph.update()
    let toggle: (any SwitchNode)? = find(label) { node in
      (node as? any SwitchNode).map { [($0, [node.label])] } ?? []
    }
    return toggle?.isOn
  }

  /// Selects one of a picker's options.
  ///
  /// - Returns: False where there is no such option that takes taps.
  @discardableResult
  public func select(_ option: String, in picker: String) -> Bool {
    asPerson {
      let options = self.picker(picker)?.rowControls ?? []
      guard let control = options.first(where: { $0.label == option }), control.isEnabled else {
        return false
      }
      control.perform()
      return true
    }
  }

  /// Returns the option of a picker that is selected.
  public func selection(in picker: String) -> String? {
    graph.update()
    return self.picker(picker)?.selectedOption
  }

  private func picker(_ label: String) -> (any OptionsNode)? {
    find(label) { node in (node as? any OptionsNode).map { [($0, [$0.title])] } ?? [] }
  }

  // MARK: Rows

  /// Deletes a row, found by the exact texts of it or else by a part of them.
  ///
  /// - Returns: False where there is none that can be deleted.
  @discardableResult
  public func delete(_ row: String) -> Bool {
    asPerson {
      guard let (rows, index) = editableRow(row, where: { $0.onDelete != nil }) else {
        return false
      }
      rows.onDelete?([index])
      return true
    }
  }

  /// Moves a row before the one that is at a place now.
  ///
  /// - Returns: False where there is none that can be moved.
  @discardableResult
  public func move(_ row: String, to place: Int) -> Bool {
    asPerson {
      guard let (rows, index) = editableRow(row, where: { $0.onMove != nil }) else {
        return false
      }
      rows.onMove?([index], place)
      return true
    }
  }

  private func editableRow(
    _ name: String,
    where condition: (any EditableRowsContainer) -> Bool
  ) -> (any EditableRowsContainer, Int)? {
    find(name) { node in
      guard let rows = node as? any EditableRowsContainer, condition(rows) else { return [] }
      return rows.elementNodes.enumerated().map { index, node in
        ((rows, index), [node.label])
      }
    }
  }

  // MARK: Tabs and sheets

  /// Selects a tab by what it shows in the bar.
  ///
  /// - Returns: False where there is none.
  @discardableResult
  public func selectTab(_ label: String) -> Bool {
    asPerson(outsideOfStack: true) {
      let tab: TabButtonNode? = find(label) { node in
        (node as? TabButtonNode).map { [($0, [node.label])] } ?? []
      }
      guard let control = tab?.control, control.isEnabled else { return false }
      control.perform()
      return true
    }
  }

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

  // MARK: Finding

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
  /// All texts of this part of the tree, as one.
  fileprivate var label: String { texts.joined(separator: " ") }
}

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

extension EmulatedApp {
  /// Presses long on a view that heeds it, found by its texts; a context menu's controls appear.
  ///
  /// - Returns: False where there is none.
  @discardableResult
  public func longPress(_ label: String, occurrence: Int = 0) -> Bool {
    make(.longPress, on: label, occurrence)
  }

  /// Swipes over a row that has swipe actions, found by its texts, whose controls appear.
  ///
  /// - Returns: False where there is none.
  @discardableResult
  public func swipe(_ label: String, occurrence: Int = 0) -> Bool {
    make(.swipe, on: label, occurrence)
  }

  /// Pulls the view in front down, so that it refreshes.
  ///
  /// - Returns: False where nothing can be refreshed.
  @discardableResult
  public func pullToRefresh() -> Bool {
    asPerson {
      guard let refreshable = front?.firstSeen({ $0 as? any RefreshableNode }) else { return false }
      refreshable.refresh()
      return true
    }
  }

  private func make(
    _ gesture: PersonsGesture,
    on label: String,
    _ occurrence: Int
  ) -> Bool {
    asPerson {
      var candidates: [any GestureNode] = []
      front?.visitSeen(where: \.takesTaps) { node in
        guard let node = node as? any GestureNode, node.gesture == gesture else { return }
        candidates.append(node)
      }
      let exact = candidates.filter { $0.label == label }
      let found = exact.isEmpty ? candidates.filter { $0.label.contains(label) } : exact
      guard found.indices.contains(occurrence) else { return false }
      found[occurrence].perform()
      return true
    }
  }
}
