import Combine
import SwiftUI

/// Tells a stack in a column from one in what is presented from there, which has the column's environment, too.
///
/// Both may be presented, says `presentationMode`. So UIKit is asked before the stack shows anything, where something is
/// presented: a stack that found out later would have to begin anew.
struct StackInColumn<Content: View>: View {
  @ViewBuilder let content: (_ isInColumn: Bool) -> Content

  @StateObject private var membership = ColumnMembership()
  @Environment(\.navigationConfiguration) private var configuration
  @Environment(\.navigationPlace) private var place
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    let isPresented = presentationMode.wrappedValue.isPresented
    if let isInColumn = membership.answer(in: place, presented: isPresented) {
      content(isInColumn)
        .environment(\.navigationPlace, isInColumn ? place.known : .outside)
    } else {
      ColumnProbe(anchor: place.columnAnchor) { membership.find(isInColumn: $0, configuration) }
        .onAppear { membership.decide(configuration) }
    }
  }
}

/// Whether a view is in the column whose environment it has, once that is known.
@MainActor
private final class ColumnMembership: ObservableObject {
  private var isInColumn: Bool?

  /// What a controller has found out.
  private var found: Bool?

  nonisolated init() {}

  /// The answer, which never changes, or `nil` before it is known; from the evaluation of a body.
  func answer(in place: NavigationPlace, presented isPresented: Bool) -> Bool? {
    if isInColumn == nil { isInColumn = place.isCertainlyColumn(presented: isPresented) }
    return isInColumn
  }

  func find(isInColumn: Bool, _ configuration: NavigationConfiguration) {
    found = isInColumn
    decide(configuration)
  }

  /// Answers in the next turn; where no controller has found anything out, as in a cell, that the stack is in the
  /// column.
  func decide(_ configuration: NavigationConfiguration) {
    configuration.wakeScheduler.after(.turn) { [weak self] in
      guard let self, isInColumn == nil else { return }
      objectWillChange.send()
      isInColumn = found ?? true
    }
  }
}

extension NavigationPlace {
  /// Whether a view is in the column, and not in something that is presented from there; `nil` where UIKit alone knows.
  @MainActor
  fileprivate func isCertainlyColumn(presented isPresented: Bool) -> Bool? {
    let isColumn = isColumn(presented: isPresented)
    return columnAnchor.map { $0.isCertain(isColumn) } ?? isColumn
  }
}
