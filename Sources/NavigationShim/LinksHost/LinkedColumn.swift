import Combine
import SwiftUI

/// A column of a split view that is made of link stacks: what it shows, and the lists and stacks in it.
///
/// It shows its own content, with which the split view was last created, or a view in its place. Above the last
/// column there may be places for further views.
///
/// A `NavigationView` passes new content to a column only while nothing is pushed there (onmyway133/notes issue 590).
/// So the column observes this object, and the view that the split view creates for it is always the same.
@MainActor
final class LinkedColumn: ObservableObject {
  let index: Int

  /// The view that the column before this one shows in its place.
  private(set) var presentation: ColumnPresenter.Presentation?

  /// The destinations that the column declares outside of stacks, the innermost of one view last.
  private var destinations: [WeakReference<Destination>] = []

  /// Whether the next column shows what is selected, and not what a navigation link has chosen since.
  var hasSelectedNext = false

  /// The row that people have tapped since the last decision.
  var tap: Tap?

  private var view: AnyView?

  /// The number of the latest update: a column that gets it is evaluated at once.
  private(set) var revision = 0
  private var shownRevision = 0
  private var lists: [WeakReference<SelectingList>] = []

  /// What was selected at the last decision when a list in the column had a selection; `nil` before that.
  private(set) var followed: [SelectedValues]?
  private var paths: [WeakReference<PathFollower>] = []

  nonisolated init(at index: Int) {
    self.index = index
  }

  /// Whether the split view has this column, which isn't only a place for views above the last one.
  var hasContent: Bool { view != nil }

  /// Takes in the column's own content.
  ///
  /// Called from the evaluation of the split view's body.
  func update(_ view: AnyView) {
    self.view = view
    revision &+= 1
  }

  /// Shows its own content, unless it has done so since the update.
  func showUpdate() {
    if shownRevision != revision { objectWillChange.send() }
  }

  func show(_ presentation: ColumnPresenter.Presentation?) {
    objectWillChange.send()
    self.presentation = presentation
  }

  /// Shows the column's own content in another arrangement of the columns.
  ///
  /// Called from the evaluation of the split view's body.
  func forgetPresentation() {
    presentation = nil
    forgetSelection()
    shownRevision = 0
  }

  /// Shows a view from the start, if the column has yet to be evaluated for the first time.
  func begin(with presentation: ColumnPresenter.Presentation) {
    if shownRevision == 0, self.presentation == nil { self.presentation = presentation }
  }
}

extension LinkedColumn {
  /// The lists that may have a selection.
  var presentLists: [SelectingList] { lists.compactMap(\.object) }

  func add(_ list: SelectingList) { lists.add(list) }

  /// Returns what has become of the selections since they were followed.
  ///
  /// They count as cleared once no row is selected in any list of the column.
  ///
  /// - Parameters:
  ///   - known: What was selected in the column before.
  ///   - isTopPreferred: Whether the app prefers the column on top, so that a list without a selection changes nothing.
  func takeNews(known: [SelectedValues], isTopPreferred: Bool) -> SelectingList.News {
    let lists = presentLists
    let latest = lists.map { $0.takeNews(of: tap, known: known) }.max() ?? .none
    tap = nil
    let selected = lists.filter(\.hasSelection).compactMap(\.selected)
    let news = latest <= .cleared && !selected.isEmpty ? .none : latest
    // Such a list may be there for a while only.
    if lists.contains(where: { $0.selection != nil }) {
      followed = news == .absent && isTopPreferred ? known : selected
    }
    return news
  }

  /// Takes in that the column leaves, or gets another arrangement: its next lists are its first ones.
  func forgetSelection() { followed = nil }

  /// The paths of stacks that were created in the column, the newest last.
  var presentPaths: [PathFollower] { paths.compactMap(\.object) }

  var presentStacks: [LinksStack] { presentPaths.compactMap(\.stack) }

  /// Registers a stack, and returns whether the former one has screens above its root, or moves.
  func add(_ stack: LinksStack) -> Bool {
    let former = presentStacks.last
    paths.add(stack.path)
    return former.map { $0.chain.top.depth > 0 || !$0.chain.isTopAtRest } ?? false
  }

  func add(_ destination: Destination) { destinations.add(destination) }

  /// The destination for the value of a navigation link, if the column declares one.
  func destination(for element: PathElement) -> Destination? {
    let type = element.staticType.map { ObjectIdentifier($0) }
    return destinations.last { $0.object?.type == type }?.object
  }
}

extension LinkedColumn {
  /// The declaration of a destination, which is shown when people tap a navigation link to a value.
  @MainActor
  class Destination: ObservableObject {
    /// The type of the values.
    let type: ObjectIdentifier

    nonisolated init(for type: ObjectIdentifier) { self.type = type }

    func show(_ element: PathElement) {}
  }

  /// A tap on a row, which the app may refuse.
  struct Tap {
    let value: AnyHashable
    weak var list: SelectingList?
  }

  /// What a column shows.
  struct Content: View {
    @ObservedObject var column: LinkedColumn
    let revision: Int

    /// Whether a view in place of the column is shown here, and not as a screen of its own.
    let showsViews: Bool

    @MainActor @ViewBuilder var body: some View {
      let _ = column.shownRevision = column.revision
      if showsViews, let presentation = column.presentation {
        let view = presentation.view
        AnyView(
          view.content.transformEnvironment(\.self) { [environment = view.environment] in
            $0.surround(environment ?? $0)
          }
        )
        .id(ObjectIdentifier(presentation))
      } else {
        column.view
      }
    }
  }
}

extension EnvironmentValues {
  /// Takes the values from around a navigation link in another column, but for those that belong to the column.
  fileprivate mutating func surround(_ link: EnvironmentValues) {
    let column = self
    self = link
    navigationPlace = column.navigationPlace
    rowSelection = nil
    isEnabled = column.isEnabled
    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    horizontalSizeClass = column.horizontalSizeClass
    #endif
  }
}
