import Combine
import Dispatch
import LinkStackEngine
import SwiftUI

/// The columns of a split view that is made of link stacks: which one is on top in compact width, and which stacks
/// are emptied when another row is selected.
///
/// Columns are counted from 0 for the sidebar. A column comes to the top by a tap on a navigation link with a value
/// in the one below, by a selection that the app sets there, by the app's binding, and by a back navigation to it.
@MainActor
final class LinkedColumns: ObservableObject, EqualByIdentity {
  private var count = 2
  private var top = 0

  /// Whether the columns are one above the other; `nil` before they are first shown.
  private var isCollapsed: Bool?
  private var isInBackground = false
  private var lastSceneNews = MainThread.LastNews()

  /// The app's binding to the column on top, and its value when it was last read.
  private var preferred: (binding: Binding<Int>, index: Int)?

  private var columns = [State](repeating: State(), count: 3)

  private struct State {
    /// The selection of the column's list when it was last compared.
    var selected: Set<AnyHashable> = []

    /// The selection that the list has reported since.
    var noted: Set<AnyHashable>?
    weak var list: (any SelectingList)?

    /// The stacks that were created in the column, the newest last.
    var stacks: [WeakReference<LinksStack>] = []

    /// The paths that belong to their stacks, and not to the app.
    var ownPaths: [WeakReference<StackPath.Own>] = []
  }

  private var configuration = NavigationConfiguration()

  nonisolated init() {}

  /// Returns whether the columns are one above the other, in the split view's current width.
  ///
  /// In the background they stay as they are. On each way there, iPadOS takes pictures of the app in both widths
  /// (Apple Developer Forums thread 728951), and another arrangement resets the state of the columns.
  ///
  /// Called from the evaluation of the split view's body.
  func collapse(inCompactWidth isCompact: Bool) -> Bool {
    if let isCollapsed, isInBackground { return isCollapsed }
    isCollapsed = isCompact
    return isCompact
  }

  /// Follows the split view's scene, unless the report is older than a known one.
  func sceneChanged(isInBackground: Bool, at time: DispatchTime) {
    guard lastSceneNews.observe(time), isInBackground != self.isInBackground else { return }
    // The width may have changed meanwhile.
    if !isInBackground { objectWillChange.send() }
    self.isInBackground = isInBackground
  }

  /// Takes in the split view's current values in compact width.
  ///
  /// Called from the evaluation of its body.
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

  /// The columns above the sidebar, as the path of a stack.
  ///
  /// A back navigation shortens it.
  var path: [Index] {
    get { (0..<top).map { Index(value: $0 + 1) } }
    set {
      let left = (newValue.count..<max(newValue.count, top)).map { ($0, columns[$0].list) }
      bringToTop(newValue.count)
      guard !left.isEmpty else { return }
      // The column that leaves is still visible, and its view depends on the selection.
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
  /// Notes the selection of a column's list.
  ///
  /// Called from the evaluation of its body, since `onChange` isn't called on covered screens (FlowStacks issue 76).
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

  /// Registers a stack, and returns whether the column's former stack has screens above its root, or moves.
  func add(_ stack: LinksStack, in index: Int) -> Bool {
    columns[index].stacks.removeAll { $0.object == nil }
    let former = columns[index].stacks.last?.object
    columns[index].stacks.append(WeakReference(stack))
    return former.map { $0.chain.top.depth > 0 || !$0.chain.isTopAtRest } ?? false
  }

  /// Passes an event of all columns to the stacks in them.
  func tellStacks(_ event: LinksStack.Event) {
    for case let stack? in columns.flatMap(\.stacks).map(\.object) where stack.column != nil {
      stack.handle(event)
    }
  }

  /// Registers a path that belongs to its stack.
  ///
  /// It is emptied when another row is selected in an earlier column.
  func add(_ path: StackPath.Own, in index: Int) {
    columns[index].ownPaths.removeAll { $0.object == nil || $0.object === path }
    columns[index].ownPaths.append(WeakReference(path))
  }

  /// Empties the paths in later columns after another row was selected.
  ///
  /// Called from the evaluation of a list's body.
  func selectionHasChanged(in index: Int, _ configuration: NavigationConfiguration) {
    let left = columns[(index + 1)...].flatMap(\.ownPaths)
    configuration.wakeScheduler.after(.turn) {
      // The screens leave together with the root below them, which is gone already.
      Transaction.perform(animated: false) {
        for case let stack? in left.map(\.object) where !stack.path.isEmpty {
          stack.path = Shim.NavigationPath()
        }
      }
    }
  }
}

extension LinkedColumns {
  /// The position of a column, as an element of the path of columns.
  struct Index: Hashable {
    let value: Int
  }

  /// The list of a column.
  ///
  /// Its selection is cleared when people leave the column that it has shown.
  @MainActor
  protocol SelectingList: AnyObject {
    func clearOne()
  }
}
