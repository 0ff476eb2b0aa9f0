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
  private var top = 0

  /// Whether, in compact width, a selection or a back navigation counts by now, and not the app's binding.
  private var isTopSelected = false

  /// Whether the columns are one above the other; `nil` before they are first shown.
  private(set) var isCollapsed: Bool?
  private var isInBackground = false
  private var latestSceneReport = MainThread.LatestReport()

  private var preference: Preference?

  /// The app's binding of the column on top, which has an effect in compact width alone.
  private struct Preference {
    let binding: Binding<Int>

    /// The binding's value when it was last read.
    let index: Int

    /// Whether the app has chosen that column since the last decision.
    var isNew: Bool
  }

  /// The columns and, one above the other, the places for views above the last column.
  private(set) var columns = [LinkedColumn]()

  /// The stack whose screens are the columns, in compact width; `nil` before it is first shown in that width.
  weak var stack: LinksStack?

  /// The columns that people have left, and that may still be in view.
  private var leaving: Leaving?

  private struct Leaving {
    let top: Int
    let lists: [LeftList]
    let paths: [PathFollower]

    /// Some systems don't report that a screen disappears.
    let deadline: WakeToken
  }

  /// A list in which the columns that people have left were selected; it may go with one of them.
  private struct LeftList {
    let index: Int
    let selection: SelectingList.Selection
    weak var list: SelectingList?

    @MainActor var hasSelection: Bool { list?.hasSelection != false }

    @MainActor func clear() { (list?.selection ?? selection).clear() }
  }

  /// The views that ask to be shown, until the next decision.
  private var requests: [ColumnPresenter.Presentation] = []

  private var dueDecisions = 0

  /// What waits for the next decision.
  private var actions: [@MainActor (LinkedColumns) -> Void] = []
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
    if isCollapsed != isCompact {
      for column in columns { column.forgetPresentation() }
      stack = nil
    }
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

  /// Takes in the split view's current values, the content of the columns above the sidebar, and in compact width the
  /// app's binding.
  ///
  /// The binding decides which column is on top when the columns collapse, and when the app changes it.
  ///
  /// Called from the evaluation of its body.
  func update(
    _ contents: [AnyView],
    preferred binding: Binding<Int>?,
    _ configuration: NavigationConfiguration
  ) {
    self.configuration = configuration
    for (index, view) in contents.enumerated() { self[index + 1].update(view) }
    // What is selected in covered columns decides whether the one on top leaves. So they are shown first.
    afterUpdate { columns in
      columns.showUpdates { columns.isToBeBelowTop($0) || columns.showsView(at: $0 + 1) }
      columns.whenDecided { columns in
        // A column that leaves stays as it was.
        columns.showUpdates { !columns.isGone(Screen(index: $0)) }
        columns.endHiddenViewsLater()
      }
    }
    guard let binding else { return preference = nil }
    let index = binding.wrappedValue
    if stack == nil {
      top = index
      isTopSelected = false
    }
    let isChanged = preference?.index != index && top != index
    let isNew = isChanged || preference?.isNew == true
    preference = Preference(binding: binding, index: index, isNew: isNew)
    if isChanged { decideLater() }
  }

  /// Shows the latest content of some columns, unless they have shown it.
  private func showUpdates(in isIncluded: (_ index: Int) -> Bool) {
    for column in columns where isIncluded(column.index) { column.showUpdate() }
  }

  private func bringToTop(_ index: Int) {
    guard index != top else { return }
    moveTop(to: index)
    endPreference()
    preference?.binding.wrappedValue = index
  }

  /// Takes in that the app's binding doesn't count until the app changes it.
  private func endPreference() {
    preference?.isNew = false
    if isCollapsed == true { isTopSelected = true }
  }

  private func moveTop(to index: Int) {
    if isCollapsed == true {
      objectWillChange.send()
      for column in columns.dropFirst(index + 1) { column.forgetSelection() }
    }
    top = index
  }

  func showNext(after index: Int) {
    self[index].hasSelectedNext = false
    endViews(from: index + 1)
    bringToTop(index + 1)
    moveStacks()
  }

  /// Whether a column follows another one, and can be shown above it.
  func hasNext(after index: Int) -> Bool { self[index + 1].hasContent && !isCoveredByView(index) }

  /// Whether a view is in place of a column, above which no other column can be shown.
  private func isCoveredByView(_ index: Int) -> Bool { isCollapsed == true && showsView(at: index) }

  private func showsView(at index: Int) -> Bool {
    columns.dropFirst(index).first?.presentation != nil
  }

  /// The screen of a column, in compact width.
  func screen(at index: Int) -> LinkedScreen? { stack?.chain.screens.dropFirst(index).first }

  func warn(_ warning: NavigationWarning) { configuration.warningLog.warn(warning) }

  /// Calls a function after the present update.
  func afterUpdate(_ action: @escaping @MainActor (LinkedColumns) -> Void) {
    configuration.wakeScheduler.after(.turn) { [weak self] in
      if let self { action(self) }
    }
  }
}

/// The decision about what is shown.
extension LinkedColumns {
  private var isDeciding: Bool { dueDecisions > 0 }

  /// Decides once the columns have been evaluated in the app's new state.
  ///
  /// A covered column is evaluated a turn later than the one on top, and two turns later if its content comes from the
  /// split view.
  func decideLater() {
    dueDecisions += 1
    afterUpdate {
      $0.afterCoveredColumns { columns in
        columns.dueDecisions -= 1
        columns.decide()
      }
    }
  }

  /// Calls a function when covered columns have been evaluated, and after the next decision if one is due by then.
  func whenDecided(_ action: @escaping @MainActor (LinkedColumns) -> Void) {
    afterCoveredColumns { columns in
      if columns.isDeciding { columns.actions.append(action) } else { action(columns) }
    }
  }

  /// Calls a function two turns later if columns are covered: one with other content is evaluated a turn after others.
  private func afterCoveredColumns(_ action: @escaping @MainActor (LinkedColumns) -> Void) {
    if isCollapsed == true, !path.isEmpty {
      afterUpdate { $0.afterUpdate(action) }
    } else {
      action(self)
    }
  }

  private func decide() {
    if let preference, preference.isNew {
      self.preference?.isNew = false
      isTopSelected = false
      moveTop(to: preference.index)
    }
    followLists()
    followViews()
    moveStacks()
    let actions = actions
    self.actions = []
    for action in actions { action(self) }
  }
}

/// Views in place of columns.
///
/// Each was chosen in the column before its place. It stays until something else is chosen there or before.
extension LinkedColumns {
  subscript(_ index: Int) -> LinkedColumn {
    while columns.count <= index { columns.append(LinkedColumn(at: columns.count)) }
    return columns[index]
  }

  /// Shows a view that has been declared in the present update.
  func show(_ view: ColumnPresenter.Presentation) {
    if isCollapsed == false { self[view.index].begin(with: view) }
    requests.append(view)
    decideLater()
  }

  /// Takes in that a view has been declared again in the present update.
  func refresh(_ view: ColumnPresenter.Presentation) {
    afterUpdate { columns in
      guard columns[view.index].presentation === view else { return }
      columns[view.index].objectWillChange.send()
      columns.screen(at: view.index)?.refresh()
    }
  }

  /// Ends the views that are off or removed, and shows those that ask for it.
  private func followViews() {
    for column in columns where column.presentation?.hasEnded == true {
      endViews(from: column.index + 1)
      put(nil, at: column.index)
    }
    let requests = requests
    self.requests = []
    for view in requests where view.isWanted && self[view.index].presentation !== view {
      endViews(from: view.index)
      put(view, at: view.index)
    }
  }

  /// Ends the views above a column that leaves, unless the split view is updated meanwhile.
  ///
  /// By then, covered columns have been evaluated, and the navigation links and modifiers are known that the app has
  /// removed, perhaps with the data of their bindings.
  private func endHiddenViewsLater() {
    guard isCollapsed == true,
      columns.dropFirst(path.count + 1).contains(where: { $0.presentation != nil })
    else {
      return
    }
    let revision = self[1].revision
    afterUpdate {
      $0.afterUpdate { columns in
        if columns[1].revision == revision { columns.endViews(from: columns.path.count + 1) }
      }
    }
  }

  private func put(_ view: ColumnPresenter.Presentation?, at index: Int) {
    if isCollapsed == true { objectWillChange.send() }
    self[index].show(view)
  }

  /// Ends the views from a place on, the last one first.
  private func endViews(from index: Int) {
    for column in columns.dropFirst(index).reversed() {
      guard let view = column.presentation else { continue }
      put(nil, at: column.index)
      view.turnOff()
    }
  }
}

/// What is selected, and the stacks in the columns.
extension LinkedColumns {
  /// Follows the selection of a list in a column, after the present update.
  ///
  /// Called from the evaluation of its body, since `onChange` isn't called on covered screens (FlowStacks issue 76).
  func follow(_ list: SelectingList, in index: Int) {
    guard !isCoveredByView(index) else { return }
    self[index].add(list)
    if list.hasNews { decideLater() }
  }

  /// Follows a tap on a row in a column, once the app has selected it.
  func note(_ tap: LinkedColumn.Tap, in index: Int) {
    guard !isCoveredByView(index) else { return }
    self[index].tap = tap
    decideLater()
  }

  private var isTopPreferred: Bool { preference != nil && !isTopSelected }

  /// Brings the column to the top that the lists' present selections ask for, and empties the paths of stacks in
  /// columns that show something else by now.
  private func followLists() {
    var wanted = top
    var cleared: Int?
    var departed: [LinksStack] = []
    for column in columns {
      let index = column.index
      // What is selected in a column that leaves doesn't count.
      if isCollapsed == true, index > wanted { break }
      let followed = column.followed
      let left = leaving?.lists.filter { $0.index == index }.map(\.selection.selected) ?? []
      let news = column.takeNews(known: followed ?? left, isTopPreferred: isTopPreferred)
      switch news {
      case .none: continue
      case .absent: if isTopPreferred || !column.hasSelectedNext { continue }
      case .cleared: if !column.hasSelectedNext { continue }
      case .found:
        if followed == nil, isTopPreferred {
          column.hasSelectedNext = true
          continue
        }
        endPreference()
      case .tapped, .changed: endPreference()
      }
      if news == .cleared || news == .changed {
        departed += columns.dropFirst(index + 1).flatMap(\.presentStacks).filter(\.hasOwnPath)
      }
      column.hasSelectedNext = news > .cleared
      if column.hasSelectedNext {
        if news != .found { endViews(from: index + 1) }
        wanted = max(wanted, self[index + 1].hasContent ? index + 1 : index)
      } else {
        if !isTopPreferred { wanted = min(wanted, index) }
        if news == .cleared { cleared = cleared ?? index }
      }
    }
    bringToTop(wanted)
    // A view that the column itself shows stays.
    if let cleared, isCollapsed == false || path.count > cleared + 1 { endViews(from: cleared + 2) }
    // The screens leave together with the root below them, which is gone already.
    for stack in departed { stack.leaveWithColumn(animated: false) }
  }

  /// The stacks in columns that push onto their controller.
  private var stacksOnController: [LinksStack] {
    columns.flatMap(\.presentStacks).filter { $0.column != nil }
  }

  /// Whether a stack in a column performs a step, which UIKit doesn't report if it isn't animated.
  var areInStep: Bool { stacksOnController.contains { $0.chain.runningStep?.isRunning == true } }

  private func moveStacks() {
    for stack in stacksOnController { stack.columnsHaveMoved() }
  }

  /// Passes an event of all columns to the stacks in them.
  func tellStacks(_ event: LinksStack.Event) {
    for stack in stacksOnController { stack.handle(event) }
  }
}

/// What is shown in compact width, and back navigations there.
extension LinkedColumns {
  /// The screens above the sidebar, as the path of a stack.
  var path: [Screen] { screens(upTo: top) }

  /// The columns up to one.
  ///
  /// A view in place of a column hides the later columns until it ends.
  private func screens(upTo top: Int) -> [Screen] {
    var screens: [Screen] = []
    while true {
      let index = screens.count + 1
      let view = self[index].presentation
      let isAboveView = screens.last?.view != nil
      guard view != nil || index <= top && !isAboveView else { return screens }
      screens.append(Screen(index: index, view: view))
    }
  }

  /// Whether another column is to be above one.
  func isToBeBelowTop(_ index: Int) -> Bool { isCollapsed == true && path.count > index }

  /// Whether a screen isn't among those that are shown one above the other, or is about to leave.
  func isGone(_ screen: Screen) -> Bool {
    isCollapsed == true && screen.index > 0 && !path.contains(screen)
  }

  /// Takes in that people are going back to a column, or to a view in the place of one.
  ///
  /// The views that they have left end with it, and so do the paths of stacks. So do the selections, but the columns
  /// are still in view, and depend on them.
  func leaveScreens(above index: Int) {
    columnHasLeft()
    endViews(from: index + 1)
    // A stack that has left the column isn't on its controller. One whose view was removed already is.
    let paths = columns.dropFirst(index + 1).flatMap(\.presentPaths)
      .filter { $0.stack?.hasLeftColumn != true }
    for path in paths { path.leaveWithColumn() }
    defer { moveStacks() }
    guard index < top else { return }
    leaving = Leaving(
      top: top,
      lists: (index..<top).flatMap { index in
        self[index].presentLists.filter(\.hasSelection).compactMap { list in
          list.selection.map { LeftList(index: index, selection: $0, list: list) }
        }
      },
      paths: paths,
      deadline: configuration.wakeScheduler.after(.transition) { [weak self] in
        self?.whenDecided { $0.columnHasLeft() }
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
    let cleared = leaving.lists.first { !$0.hasSelection }?.index
    let isSelected = cleared == nil && !leaving.lists.isEmpty
    if isSelected, leaving.paths.contains(where: { !$0.appElements.isEmpty }) {
      bringToTop(max(top, leaving.top))
      return moveStacks()
    }
    // The app may have cleared a selection, and with it the data of later columns.
    for left in leaving.lists.reversed()
    where left.index >= top && left.index <= cleared ?? left.index {
      if left.hasSelection { left.clear() }
    }
  }
}

extension LinkedColumns {
  /// A column's own content, or the view in its place; above the sidebar, an element of a path.
  struct Screen: Hashable {
    let index: Int
    var view: ColumnPresenter.Presentation?

    func hash(into hasher: inout Hasher) { hasher.combine(index) }
  }
}
