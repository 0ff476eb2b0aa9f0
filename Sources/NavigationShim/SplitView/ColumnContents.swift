import Combine
import SwiftUI

/// What a split view was made with last for one of its columns.
///
/// A `NavigationView` hands a column on only while nothing is pushed there: else the column goes on with what it has
/// (onmyway133/notes issue 590). So the column observes this, and what the split view makes of it is always the same.
@MainActor
final class ColumnContents: ObservableObject {
  private(set) var view: AnyView?
  private var revision = 0
  private var shownRevision = 0
  private var isToTell = false

  nonisolated init() {}

  /// Takes in a view; from the evaluation of the split view's body.
  ///
  /// Returns a number that is another one for each, by which a column is evaluated at once that is handed on.
  func update(_ view: AnyView, _ configuration: NavigationConfiguration) -> Int {
    self.view = view
    revision &+= 1
    if !isToTell {
      isToTell = true
      configuration.wakeScheduler.after(.turn) { [weak self] in self?.tell() }
    }
    return revision
  }

  private func tell() {
    isToTell = false
    if shownRevision != revision { objectWillChange.send() }
  }

  fileprivate func show() -> AnyView? {
    shownRevision = revision
    return view
  }
}

extension ColumnContents {
  /// A column that shows what its split view was made with last.
  struct Observer: View {
    @ObservedObject var contents: ColumnContents
    let revision: Int

    var body: some View { contents.show() }
  }
}
