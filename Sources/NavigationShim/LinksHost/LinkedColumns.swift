import Combine
import LinkStackEngine
import SwiftUI

/// The columns of a split view that is made of links: which one is on top where they are one above the other, and
/// which stacks in them are left when another row is selected.
///
/// Columns are counted from the sidebar. A column is shown by a tap on a value link in the one below, by
/// a selection that the app sets there, by the app's binding, and by a person who goes back to it.
@MainActor
final class LinkedColumns: ObservableObject, EqualByIdentity {
  private var count = 2
  private var top = 0

  /// The app's say in what is on top, and what that was when it was last read.
  private var preferred: (binding: Binding<Shim.NavigationSplitViewColumn>, index: Int)?

  /// What was selected in the list of a column when that was last looked at.
  private var selected: [Int: Set<AnyHashable>] = [:]

  /// What the lists have said since.
  private var notes: [Int: RowSelection] = [:]

  private var lists: [Int: WeakReference<RowSelection.Rows>] = [:]
  private var linksStacks: [(stack: WeakReference<LinksStack>, column: Int)] = []
  private var stacks: [(path: WeakReference<OwnPath>, column: Int)] = []
  private var configuration = NavigationConfiguration()

  nonisolated init() {}

  /// Follows what a split view in compact width is made with now; from the evaluation of its body.
  func update(
    count: Int,
    preferred binding: Binding<Shim.NavigationSplitViewColumn>?,
    _ configuration: NavigationConfiguration
  ) {
    self.count = count
    self.configuration = configuration
    guard let binding else { return preferred = nil }
    let index = binding.wrappedValue.index(among: count)
    if preferred?.index != index { top = index }
    preferred = (binding, index)
  }

  /// The columns above the sidebar, as the path of a stack; shortened by a person who goes back.
  var path: [Index] {
    get { (0..<top).map { Index(value: $0 + 1) } }
    set {
      let left = (newValue.count..<max(newValue.count, top)).map { ($0, lists[$0]?.object) }
      bringToTop(newValue.count)
      guard !left.isEmpty else { return }
      // What leaves is still seen, and is made of the selection.
      configuration.wakeScheduler.after(.silence) { [weak self] in
        guard let self else { return }
        for (index, rows) in left where index >= top { rows?.clearOne() }
      }
    }
  }

  func showNext(after index: Int) { bringToTop(index + 1) }

  func hasNext(after index: Int) -> Bool { index + 1 < count }

  private func bringToTop(_ index: Int) {
    guard index != top else { return }
    objectWillChange.send()
    top = index
    preferred?.binding.wrappedValue = Shim.NavigationSplitViewColumn(index: index, among: count)
  }
}

extension LinkedColumns {
  /// Notes what is selected in the list of a column; from the evaluation of its body, as `onChange` does not fire on
  /// covered screens (FlowStacks issue 76).
  func note(_ selection: RowSelection, in index: Int) {
    let isScheduled = !notes.isEmpty
    notes[index] = selection
    guard !isScheduled else { return }
    configuration.wakeScheduler.after(.turn) { [weak self] in self?.flushSelections() }
  }

  private func flushSelections() {
    var wanted = top
    for (index, selection) in notes.sorted(by: { $0.key < $1.key }) {
      let former = selected.updateValue(selection.selected, forKey: index) ?? []
      lists[index] = WeakReference(selection.rows)
      guard former != selection.selected else { continue }
      wanted =
        selection.selected.isEmpty ? min(wanted, index) : max(wanted, min(index + 1, count - 1))
    }
    notes = [:]
    bringToTop(wanted)
  }

  /// Takes in a stack, and returns whether the one that the column had before has screens above its root, or moves.
  func add(_ stack: LinksStack, in column: Int) -> Bool {
    linksStacks.removeAll { $0.stack.object == nil }
    let former = linksStacks.last { $0.column == column }?.stack.object
    linksStacks.append((WeakReference(stack), column))
    return former.map { $0.chain.top.depth > 0 || !$0.chain.isTopAtRest } ?? false
  }

  /// Tells the stacks in the columns what happens to all columns.
  func tellStacks(_ event: LinksStack.Event) {
    for case let stack? in linksStacks.map(\.stack.object) where stack.column != nil {
      stack.handle(event)
    }
  }

  /// Has a path emptied that nobody but its stack keeps, where another row is selected in a column before.
  func add(_ path: OwnPath, in column: Int) {
    stacks.removeAll { $0.path.object == nil || $0.path.object === path }
    stacks.append((WeakReference(path), column))
  }

  /// Learns that another row is selected; from the evaluation of a list's body.
  func selectionHasChanged(in column: Int, _ configuration: NavigationConfiguration) {
    let left = stacks.filter { $0.column > column }.map(\.path)
    configuration.wakeScheduler.after(.turn) {
      // What is pushed is left together with the root that it was pushed on, which has gone already.
      Transaction.perform(animated: false) {
        for case let stack? in left.map(\.object) where !stack.path.isEmpty {
          stack.path = Shim.NavigationPath()
        }
      }
    }
  }
}

extension LinkedColumns {
  struct Index: Hashable {
    let value: Int
  }
}

extension Shim.NavigationSplitViewColumn {
  /// The column at a place; the last one is the detail.
  fileprivate init(index: Int, among count: Int) {
    self = index == 0 ? .sidebar : index == count - 1 ? .detail : .content
  }

  /// The place of the column; without a column in the middle, that of the sidebar for it.
  fileprivate func index(among count: Int) -> Int {
    (0..<count).first { Self(index: $0, among: count) == self } ?? 0
  }
}
