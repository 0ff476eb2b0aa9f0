import LinkStackEngine
public import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

/// The look of a navigation link in a list: a label on the leading side, a chevron on the trailing
/// side, and the whole row to tap.
///
/// In the rows of lists, a stack of links gives the shim's links this look by itself: see
/// `View.navigationRows(_:)`. The style, `.navigationRow`, is for links in other places, as in a `ScrollView`, and for
/// buttons that push. In SwiftUI's own stack it adds nothing.
///
/// An addition to SwiftUI's interface.
public struct NavigationRowStyle {
  fileprivate nonisolated init() {}

  @MainActor static var chevron: some View {
    Image(systemName: "chevron.forward")
      .font(Font.footnote.weight(.semibold))
      .foregroundColor(.secondary)
      .accessibility(hidden: true)
  }
}

extension NavigationRowStyle: ButtonStyle {
  /// Makes the row.
  public func makeBody(configuration: Configuration) -> some View {
    NavigationRow(label: configuration.label, isPressed: configuration.isPressed)
  }
}

extension ButtonStyle where Self == NavigationRowStyle {
  /// The look of a navigation link in a list.
  nonisolated public static var navigationRow: NavigationRowStyle { NavigationRowStyle() }
}

private struct NavigationRow: View {
  let label: ButtonStyleConfiguration.Label
  let isPressed: Bool

  @Environment(\.navigationPlace) private var place
  @Environment(\.surroundingsOfRow) private var surroundingsOfRow
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack {
      label.foregroundColor(isEnabled ? .primary : .secondary)
      if place.screen != nil, !linkIsRow {
        Spacer()
        NavigationRowStyle.chevron
      }
    }
    .contentShape(Rectangle())
    .opacity(isPressed ? 0.5 : 1)
  }

  private var linkIsRow: Bool { surroundingsOfRow != nil }
}

// A type's own members are preferred to those of its protocols, so these are what the compiler takes for
// a style that is set on a link itself.
extension Shim.NavigationLink {
  /// Sets how the link looks, as SwiftUI's modifier does, instead of the look of a row.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    SwiftUIStyle.apply(style, to: withOwnStyle)
  }

  /// Sets how the link looks and is triggered, as SwiftUI's modifier does, instead of the look of a row.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    SwiftUIStyle.apply(style, to: withOwnStyle)
  }

  private nonisolated var withOwnStyle: Self {
    var link = self
    link.hasOwnStyle = true
    return link
  }
}

/// SwiftUI's own methods, which are those of any view.
private enum SwiftUIStyle {
  static func apply(_ style: some ButtonStyle, to view: some View) -> some View {
    view.buttonStyle(style)
  }

  static func apply(_ style: some PrimitiveButtonStyle, to view: some View) -> some View {
    view.buttonStyle(style)
  }
}

#if canImport(UIKit) && !os(watchOS)
/// Finds out whether it is in the row of a list.
///
/// SwiftUI doesn't say so. But up to iOS 15 lists and forms are UIKit's tables, and what is in a row is in a
/// cell, which a header isn't. Pages of a tab view are cells of another kind.
struct RowReader: UIViewRepresentable {
  @Binding var isInRow: Bool

  /// What the links of a screen share; `nil` on none.
  let search: RowSearch?

  /// Who calls back when views are no longer being updated, and may be told.
  let scheduler: any WakeScheduler

  func makeUIView(context: Context) -> CellFinder { CellFinder() }

  func updateUIView(_ finder: CellFinder, context: Context) {
    finder.isInCell = $isInRow
    finder.search = search
    finder.scheduler = scheduler
  }
}

/// A view that says whether it is in the cell of a table, whenever it comes into a window.
final class CellFinder: UIView {
  var isInCell: Binding<Bool>?
  var search: RowSearch?
  var scheduler: (any WakeScheduler)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let scheduler else { return }
    (search ?? RowSearch()).add(self, by: scheduler)
  }

  fileprivate func findCell() {
    // A row that has been scrolled away may have left its cell, and says nothing of the rows that come.
    guard window != nil, let isInCell else { return }
    let isFound = sequence(first: self as UIView, next: \.superview).contains {
      $0 is UITableViewCell
    }
    search?.isLastLinkInRow = isFound
    if isInCell.wrappedValue != isFound { isInCell.wrappedValue = isFound }
  }
}

/// Has the links that come into a window in one turn find their cells in the next, all at once.
@MainActor
final class RowSearch {
  /// Whether the last link that was looked for is in a row, and so probably the next one, as a list is scrolled.
  fileprivate(set) var isLastLinkInRow = false

  private var waiting: [Waiting] = []

  private struct Waiting {
    weak var finder: CellFinder?
  }

  fileprivate func add(_ finder: CellFinder, by scheduler: any WakeScheduler) {
    waiting.append(Waiting(finder: finder))
    guard waiting.count == 1 else { return }
    scheduler.after(.turn) { [self] in
      let finders = waiting
      waiting = []
      for waiting in finders { waiting.finder?.findCell() }
    }
  }
}
#endif
