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
  private var preferred: (binding: Binding<Int>, index: Int)?

  private var columns = [State](repeating: State(), count: 3)

  private struct State {
    /// What was selected in the column's list when that was last looked at.
    var selected: Set<AnyHashable> = []

    /// What the list has said since.
    var noted: Set<AnyHashable>?
    weak var list: (any SelectingList)?

    /// The stacks that were made in the column, the newest last.
    var stacks: [WeakReference<LinksStack>] = []

    /// The paths that nobody but their stacks keeps.
    var ownPaths: [WeakReference<StackPath.Own>] = []
  }

  private var configuration = NavigationConfiguration()

  nonisolated init() {}

  /// Follows what a split view in compact width is made with now; from the evaluation of its body.
  func update(
    count: Int,
    preferred binding: Binding<Int>?,
    _ configuration: NavigationConfiguration
  ) {
    self.count = count
    self.configuration = configuration
    guard let binding else { return preferred = nil }
    let index = binding.wrappedValue
    if preferred?.index != index { top = index }
    preferred = (binding, index)
  }

  /// The columns above the sidebar, as the path of a stack; shortened by a person who goes back.
  var path: [Index] {
    get { (0..<top).map { Index(value: $0 + 1) } }
    set {
      let left = (newValue.count..<max(newValue.count, top)).map { ($0, columns[$0].list) }
      bringToTop(newValue.count)
      guard !left.isEmpty else { return }
      // What leaves is still seen, and is made of the selection.
      configuration.wakeScheduler.after(.silence) { [weak self] in
        guard let self else { return }
        for (index, list) in left where index >= top { list?.clearOne() }
      }
    }
  }

  func showNext(after index: Int) { bringToTop(index + 1) }

  func hasNext(after index: Int) -> Bool { index + 1 < count }

  private func bringToTop(_ index: Int) {
    guard index != top else { return }
    objectWillChange.send()
    top = index
    preferred?.binding.wrappedValue = index
  }
}

extension LinkedColumns {
  /// Takes note of what is selected in the list of a column; from the evaluation of its body, as `onChange` does not
  /// fire on covered screens (FlowStacks issue 76).
  func note(_ selected: Set<AnyHashable>, in list: any SelectingList, of index: Int) {
    let isScheduled = columns.contains { $0.noted != nil }
    columns[index].noted = selected
    columns[index].list = list
    guard !isScheduled else { return }
    configuration.wakeScheduler.after(.turn) { [weak self] in self?.flushSelections() }
  }

  private func flushSelections() {
    var wanted = top
    for index in columns.indices {
      guard let selected = columns[index].noted else { continue }
      columns[index].noted = nil
      guard columns[index].selected != selected else { continue }
      columns[index].selected = selected
      wanted = selected.isEmpty ? min(wanted, index) : max(wanted, min(index + 1, count - 1))
    }
    bringToTop(wanted)
  }

  /// Takes in a stack, and returns whether the one that the column had before has screens above its root, or moves.
  func add(_ stack: LinksStack, in index: Int) -> Bool {
    columns[index].stacks.removeAll { $0.object == nil }
    let former = columns[index].stacks.last?.object
    columns[index].stacks.append(WeakReference(stack))
    return former.map { $0.chain.top.depth > 0 || !$0.chain.isTopAtRest } ?? false
  }

  /// Tells the stacks in the columns what happens to all columns.
  func tellStacks(_ event: LinksStack.Event) {
    for case let stack? in columns.flatMap(\.stacks).map(\.object) where stack.column != nil {
      stack.handle(event)
    }
  }

  /// Has a path emptied that nobody but its stack keeps, where another row is selected in a column before.
  func add(_ path: StackPath.Own, in index: Int) {
    columns[index].ownPaths.removeAll { $0.object == nil || $0.object === path }
    columns[index].ownPaths.append(WeakReference(path))
  }

  /// Learns that another row is selected; from the evaluation of a list's body.
  func selectionHasChanged(in index: Int, _ configuration: NavigationConfiguration) {
    let left = columns[(index + 1)...].flatMap(\.ownPaths)
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
  /// The column of a place, as an element of the stack that the columns are.
  struct Index: Hashable {
    let value: Int
  }

  /// The list of a column, whose selection goes as the column that it has shown is left.
  @MainActor
  protocol SelectingList: AnyObject {
    func clearOne()
  }
}
