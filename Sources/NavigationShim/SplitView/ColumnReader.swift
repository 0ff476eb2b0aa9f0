import Combine
import SwiftUI

/// Distinguishes a stack or a list in a column from one in a view that the column presents, which inherits the
/// column's environment.
///
/// `presentationMode` may be the same for both. So if something is presented, UIKit's controllers are searched before
/// the content is shown: what finds out later would be recreated.
struct ColumnReader<Content: View>: View {
  @ViewBuilder let content: (_ isInColumn: Bool) -> Content

  @StateObject private var membership = ColumnMembership()
  @EnvironmentValue(\.navigationConfiguration) private var configuration
  @EnvironmentValue(\.navigationPlace) private var place
  @EnvironmentValue(\.isViewPresented) private var isPresented

  var body: some View {
    if let isInColumn = membership.answer(in: place, presented: isPresented) {
      content(isInColumn)
        .environment(\.navigationPlace, isInColumn || !place.mayBeColumn ? place : .outside)
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

  /// The result of a search among the controllers.
  private var found: Bool?

  nonisolated init() {}

  /// The answer, which never changes, or `nil` before it is known.
  ///
  /// Called from the evaluation of a body.
  func answer(in place: NavigationPlace, presented isPresented: Bool) -> Bool? {
    if isInColumn == nil {
      let isColumn = place.isColumn(presented: isPresented)
      isInColumn = place.columnAnchor.map { $0.isCertain(isColumn) } ?? isColumn
    }
    return isInColumn
  }

  func find(isInColumn: Bool, _ configuration: NavigationConfiguration) {
    found = isInColumn
    decide(configuration)
  }

  /// Decides in the next iteration of the main queue.
  ///
  /// If no controller has found a result, as in a cell, the view is in the column.
  func decide(_ configuration: NavigationConfiguration) {
    configuration.wakeScheduler.after(.turn) { [weak self] in
      guard let self, isInColumn == nil else { return }
      objectWillChange.send()
      isInColumn = found ?? true
    }
  }
}

/// Puts a view into a column of a split view.
private struct ColumnPlace: ViewModifier {
  let place: NavigationPlace

  @StateObject private var anchor = ColumnAnchor()
  @EnvironmentValue(\.isViewPresented) private var isPresented

  func body(content: Content) -> some View {
    content
      .environment(\.navigationPlace, place.inColumn(anchor, presented: isPresented))
      .anchored(by: anchor)
  }
}

extension View {
  /// Puts a view into a column.
  ///
  /// It finds the column among the controllers by itself.
  func inColumn(at place: NavigationPlace) -> some View {
    modifier(ColumnPlace(place: place))
  }
}
