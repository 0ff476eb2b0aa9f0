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

  /// Whether the columns are one above the other; `nil` before they are first shown.
  private(set) var isCollapsed: Bool?
  private var isInBackground = false
  private var latestSceneReport = MainThread.LatestReport()

  /// The app's binding of the column on top, its value when it was last read, and whether that column is still to be
  /// on top, because nothing has been selected since; `nil` while the columns are side by side.
  private var preference: (binding: Binding<Int>, index: Int, isKept: Bool)?

  /// The columns and, one above the other, the places for views above the last column.
  private var columns = [LinkedColumn]()

  /// The stack whose screens are the columns, in compact width.
  weak var stack: LinksStack?

  /// The columns that people have left, and that may still be in view.
  private var leaving: Leaving?

  private struct Leaving {
    let top: Int
    let lists: [(index: Int, list: SelectingList)]
    let paths: [PathFollower]

    /// Some systems don't report that a screen disappears.
    let deadline: WakeToken
  }

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
    if isCollapsed != isCompact { for column in columns { column.forgetPresentation() } }
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
    afterUpdate { $0.showUpdates() }
    guard let binding else { return preference = nil }
    let index = binding.wrappedValue
    let isChoice = preference.map { $0.index != index && top != index } ?? true
    if isChoice { top = index }
    preference = (binding, index, isChoice || isTopPreferred)
  }

  private func showUpdates() {
    // A column that leaves stays as it was, unless a view covers it.
    for column in columns {
      let isCovered = columns.dropFirst(column.index + 1).first?.presentation != nil
      if isCovered || !isGone(Screen(index: column.index)) { column.showUpdate() }
    }
    // The app may have chosen a lower column, and may have cleared a selection with it.
    if isCollapsed == true,
      columns.dropFirst(path.count + 1).contains(where: { $0.presentation != nil })
    {
      if isCleared { endHiddenViews() } else { endHiddenViewsLater() }
    }
    moveStacks()
  }

  /// Whether a list in a column that is shown has lost its selection, and that wasn't followed yet.
  private var isCleared: Bool { columns.prefix(path.count + 1).contains(where: \.isCleared) }

  /// Ends the views above the column on top in two turns.
  ///
  /// By then, covered columns have been evaluated in the app's new state, and the navigation links and modifiers are
  /// known that were removed. If the split view is updated meanwhile, that update calls it again.
  private func endHiddenViewsLater() {
    let revision = self[1].revision
    afterUpdate {
      $0.afterUpdate { if $0[1].revision == revision { $0.endHiddenViews() } }
    }
  }

  private func endHiddenViews() {
    if isCollapsed == true { endViews(from: path.count + 1, areGone: isCleared) }
  }

  private var isTopPreferred: Bool { preference?.isKept == true }

  private func bringToTop(_ index: Int) {
    guard index != top else { return }
    if isCollapsed == true { objectWillChange.send() }
    top = index
    preference?.isKept = false
    preference?.binding.wrappedValue = index
    moveStacks()
  }

  func showNext(after index: Int) {
    self[index].hasSelectedNext = false
    endViews(from: index + 1)
    bringToTop(index + 1)
  }

  /// Whether a column follows another one, and can be shown above it.
  func hasNext(after index: Int) -> Bool { self[index + 1].hasContent && !isCoveredByView(index) }

  /// Whether a view is in place of a column, above which no other column can be shown.
  private func isCoveredByView(_ index: Int) -> Bool {
    isCollapsed == true && self[index].presentation != nil
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
    afterUpdate { columns in
      guard view.isOn, columns[view.index].presentation !== view else { return }
      // A selection of the same update ends the views before this one, in any order of evaluation.
      columns.followLists()
      columns.endViews(from: view.index)
      columns.put(view, at: view.index)
    }
  }

  /// Takes in that a view has been declared again in the present update.
  func refresh(_ view: ColumnPresenter.Presentation) {
    afterUpdate { columns in
      guard columns[view.index].presentation === view else { return }
      columns[view.index].objectWillChange.send()
      columns.screen(at: view.index)?.refresh()
    }
  }

  /// Ends a view whose binding is off, or whose navigation link or modifier has been removed.
  func end(_ view: ColumnPresenter.Presentation) {
    afterUpdate { columns in
      guard columns[view.index].presentation === view else { return }
      columns.endViews(from: view.index + 1)
      columns.put(nil, at: view.index)
    }
  }

  private func put(_ view: ColumnPresenter.Presentation?, at index: Int) {
    if isCollapsed == true { objectWillChange.send() }
    self[index].show(view)
    moveStacks()
  }

  /// Ends the views from a place on, the last one first.
  ///
  /// - Parameter areGone: Whether the columns that have presented the views have gone with a cleared selection, and
  ///   perhaps the data of the views' bindings with it.
  private func endViews(from index: Int, areGone: Bool = false) {
    for column in columns.dropFirst(index).reversed() {
      guard let view = column.presentation else { continue }
      put(nil, at: column.index)
      if !areGone { view.turnOff() }
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
    afterUpdate { $0.followLists() }
  }

  /// Brings the column to the top that the lists' present selections ask for, and empties the paths of stacks in
  /// columns that show something else by now.
  private func followLists() {
    var wanted = top
    var departed: [LinksStack] = []
    for column in columns {
      let index = column.index
      // The data of columns that have left may be gone.
      if isCollapsed == true, index > wanted { break }
      let news = column.takeNews(isCovered: isCollapsed == true && index < top)
      switch news {
      case .none: continue
      case .absent: if isTopPreferred || !column.hasSelectedNext { continue }
      case .found: if isTopPreferred { continue }
      case .cleared: break
      case .tapped, .changed: preference?.isKept = false
      }
      if news == .cleared || news == .changed {
        departed += columns.dropFirst(index + 1).flatMap(\.presentStacks).filter(\.hasOwnPath)
      }
      let isSelected = news > .cleared
      column.hasSelectedNext = isSelected
      if isSelected {
        if news != .found { endViews(from: index + 1) }
        wanted = max(wanted, self[index + 1].hasContent ? index + 1 : index)
      } else {
        if !isTopPreferred { wanted = min(wanted, index) }
        let isTop = isCollapsed == true && screens(upTo: wanted).count <= index
        if news == .cleared { endViews(from: index + 2, areGone: isTop) }
      }
    }
    bringToTop(wanted)
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

  /// Whether a screen isn't among those that are shown one above the other, or is about to leave.
  ///
  /// Not called from the evaluation of a body: a binding that was made for another one may have its former value.
  func isGone(_ screen: Screen) -> Bool {
    guard isCollapsed == true, screen.index > 0 else { return false }
    let cleared = isTopPreferred ? nil : columns.prefix(top).firstIndex { $0.isCleared }
    // The view with that selection may not be evaluated.
    if cleared != nil { afterUpdate { $0.followLists() } }
    return !screens(upTo: cleared ?? top).contains(screen)
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
    guard index < top else { return }
    leaving = Leaving(
      top: top,
      lists: (index..<top).flatMap { index in
        self[index].presentLists.filter(\.hasSelection).map { (index, $0) }
      },
      paths: paths,
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
    let cleared = leaving.lists.first { !$0.list.hasSelection }?.index
    let isSelected = cleared == nil && !leaving.lists.isEmpty
    if isSelected, leaving.paths.contains(where: { !$0.appElements.isEmpty }) {
      return bringToTop(max(top, leaving.top))
    }
    // The app may have cleared a selection, and with it the data of later columns.
    for (index, list) in leaving.lists.reversed() where index >= top && index <= cleared ?? index {
      list.clear()
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
