import Combine
import Dispatch
import LinkStackEngine
import SwiftUI

/// The columns of a split view that is made of link stacks: how they are arranged, and which one is on top in compact
/// width.
///
/// Columns are counted from 0 for the sidebar. A column comes to the top by a tap in the one below, by a selection
/// that the app sets there, by the app's binding, and by a back navigation to it.
@MainActor
final class LinkedColumns: ObservableObject, EqualByIdentity {
  private var count = 2
  private var top = 0

  /// Whether the columns are one above the other; `nil` before they are first shown.
  private var isCollapsed: Bool?
  private var isInBackground = false
  private var latestSceneReport = MainThread.LatestReport()

  /// The app's choice of the column on top; `nil` while the columns are side by side.
  private var preference: Preference?

  private struct Preference {
    let binding: Binding<Int>

    /// The binding's value when it was last read.
    let index: Int

    /// Whether nothing has been selected since the app has chosen the column on top.
    var decides: Bool
  }

  private var columns = (0..<3).map { _ in State() }

  private struct State {
    var lists: [WeakReference<SelectingList>] = []

    /// The stacks that were created in the column, the newest last.
    var stacks: [WeakReference<LinksStack>] = []

    /// The paths that belong to their stacks, and not to the app.
    var ownPaths: [WeakReference<StackPath.Own>] = []

    /// What shows the values of types for which the column declares a destination, outside of stacks.
    var destinations: [ObjectIdentifier: @MainActor (PathElement) -> Void] = [:]

    /// What the column before it shows here, beside that column.
    let slot = ColumnPresenter.Slot()
  }

  /// The stack whose screens are the columns, in compact width.
  weak var stack: LinksStack?

  /// The view that a column has presented before a later column was chosen, which ends it.
  private weak var endingView: Presenter.Presentation?

  /// The columns that people have left, and that may still be in view.
  private var leaving: Leaving?

  private struct Leaving {
    let top: Int
    let lists: [(index: Int, list: SelectingList)]
    let stacks: [LinksStack]

    /// Some systems don't report that a screen disappears.
    let deadline: WakeToken
  }

  private var isToFollowLists = false
  private var configuration = NavigationConfiguration()

  nonisolated init() {}

  /// Returns whether the columns are one above the other, in the split view's current width.
  ///
  /// In the background they stay as they are. On each way there, iPadOS takes snapshots of the app in both widths
  /// (Apple Developer Forums thread 728951), and another arrangement resets the state of the columns.
  ///
  /// Called from the evaluation of the split view's body.
  func collapse(inCompactWidth isCompact: Bool) -> Bool {
    if let isCollapsed, isInBackground { return isCollapsed }
    if isCollapsed != isCompact { for column in columns { column.slot.forget() } }
    isCollapsed = isCompact
    return isCompact
  }

  /// Follows the split view's scene, unless the report is older than a known one.
  func sceneChanged(isInBackground: Bool, at time: DispatchTime) {
    guard latestSceneReport.observe(time), isInBackground != self.isInBackground else { return }
    // The width may have changed meanwhile.
    if !isInBackground { objectWillChange.send() }
    self.isInBackground = isInBackground
  }

  /// Takes in the split view's current values, in compact width with the app's binding.
  ///
  /// The binding decides which column is on top when the columns collapse, and when the app changes it.
  ///
  /// Called from the evaluation of its body.
  func update(
    count: Int,
    preferred binding: Binding<Int>?,
    _ configuration: NavigationConfiguration
  ) {
    self.count = count
    self.configuration = configuration
    guard let binding else { return preference = nil }
    let index = binding.wrappedValue
    let isChoice = preference.map { $0.index != index && top != index } ?? true
    if isChoice { top = index }
    let decides = isChoice || preference?.decides == true
    preference = Preference(binding: binding, index: index, decides: decides)
  }

  private func bringToTop(_ index: Int) {
    guard index != top else { return }
    if isCollapsed == true { objectWillChange.send() }
    top = index
    preference?.decides = false
    preference?.binding.wrappedValue = index
  }

  func showNext(after index: Int) { bringToTop(index + 1) }

  func hasNext(after index: Int) -> Bool { index + 1 < count }

  func declare(
    _ type: ObjectIdentifier,
    in index: Int,
    _ show: @escaping @MainActor (PathElement) -> Void
  ) {
    columns[index].destinations[type] = show
  }

  func destination(
    for type: ObjectIdentifier,
    in index: Int
  ) -> (@MainActor (PathElement) -> Void)? {
    columns[index].destinations[type]
  }

  /// What the column at an index may show in the next one, beside it.
  func slot(after index: Int) -> ColumnPresenter.Slot? {
    hasNext(after: index) ? columns[index + 1].slot : nil
  }

  /// What the column before one shows there, beside it.
  func slot(at index: Int) -> ColumnPresenter.Slot { columns[index].slot }

  /// Whether a column isn't among those that are shown in compact width, or is about to leave.
  func isGone(_ index: Int) -> Bool {
    index > top || columns[..<index].contains { $0.lists.contains { $0.object?.isCleared == true } }
  }
}

/// What is selected.
extension LinkedColumns {
  /// Follows the selection of a list in a column, after the present update.
  ///
  /// Called from the evaluation of its body, since `onChange` isn't called on covered screens (FlowStacks issue 76).
  func follow(_ list: SelectingList, in index: Int, _ configuration: NavigationConfiguration) {
    if !columns[index].lists.contains(where: { $0.object === list }) {
      columns[index].lists.removeAll { $0.object == nil }
      columns[index].lists.append(WeakReference(list))
    }
    guard !isToFollowLists else { return }
    isToFollowLists = true
    configuration.wakeScheduler.after(.turn) { [weak self] in self?.followLists() }
  }

  /// Brings the column to the top that the lists' present selections ask for, and empties the paths of stacks in
  /// columns that show something else by now.
  private func followLists() {
    isToFollowLists = false
    var wanted = top
    for index in columns.indices {
      for case let list? in columns[index].lists.map(\.object) {
        let news = list.takeNews()
        switch news {
        case .none: continue
        case .found: if preference?.decides == true { continue }
        case .changed, .tapped, .cleared: preference?.decides = false
        }
        if news == .cleared || news == .changed { emptyOwnPaths(after: index) }
        if news == .tapped || news == .changed { showOwnViews(after: index) }
        wanted = news == .cleared ? min(wanted, index) : max(wanted, min(index + 1, count - 1))
      }
    }
    bringToTop(wanted)
  }

  /// Ends what an earlier column shows in place of the columns after one.
  private func showOwnViews(after index: Int) {
    slot(after: index)?.show(nil)
    guard let view = stack?.path.target.views.first else { return }
    objectWillChange.send()
    endingView = view
  }

  private func emptyOwnPaths(after index: Int) {
    // The screens leave together with the root below them, which is gone already.
    Transaction.perform(animated: false) {
      for case let stack? in columns[(index + 1)...].flatMap(\.ownPaths).map(\.object)
      where !stack.path.isEmpty {
        stack.path = Shim.NavigationPath()
      }
    }
  }
}

/// Back navigations.
extension LinkedColumns {
  /// The columns above the sidebar, as the path of a stack.
  ///
  /// A view that a column presents is in place of the later ones, until it ends.
  var path: [Index] {
    var count = top
    if let target = stack?.path.target, let view = target.views.first, view !== endingView {
      count = min(count, target.elements.count)
    }
    return (0..<count).map { Index(value: $0 + 1) }
  }

  /// Takes in that people are going back to a column, or to a view that one has presented.
  ///
  /// The paths of stacks in the columns that they have left end with these. So do the selections, but the columns are
  /// still in view, and depend on them.
  func leaveScreens(above index: Int) {
    columnHasLeft()
    guard index <= top else { return }
    let stacks = columns[(index + 1)...].flatMap(\.stacks).compactMap(\.object)
      .filter { $0.column != nil }
    for stack in stacks { stack.leaveWithColumn() }
    leaving = Leaving(
      top: top,
      lists: (index..<top).flatMap { index in
        columns[index].lists.compactMap(\.object).map { (index, $0) }
      },
      stacks: stacks,
      deadline: configuration.wakeScheduler.after(.transition) { [weak self] in
        self?.columnHasLeft()
      }
    )
    bringToTop(index)
  }

  /// Takes in that a column has disappeared: clears the selections that it has shown.
  ///
  /// If a stack in it has a path again, the app has set that since, with the selection as it is.
  func columnHasLeft() {
    guard let leaving else { return }
    self.leaving = nil
    configuration.wakeScheduler.cancel(leaving.deadline)
    let isSelected = !leaving.lists.isEmpty && leaving.lists.allSatisfy { $0.list.hasSelection }
    if isSelected, leaving.stacks.contains(where: { !$0.path.appElements.isEmpty }) {
      return bringToTop(max(top, leaving.top))
    }
    for (index, list) in leaving.lists where index >= top { list.clear() }
  }
}

/// Stacks in the columns.
extension LinkedColumns {
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
}

extension LinkedColumns {
  /// The position of a column, as an element of the path of columns.
  struct Index: Hashable {
    let value: Int
  }
}
