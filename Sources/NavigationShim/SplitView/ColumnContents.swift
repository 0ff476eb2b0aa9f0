import Combine
import SwiftUI

/// The content that a split view was last created with for one of its columns.
///
/// A `NavigationView` passes new content to a column only while nothing is pushed there (onmyway133/notes issue 590).
/// So the column observes this object, and the view that the split view creates for it is always the same.
@MainActor
final class ColumnContents: ObservableObject {
  private(set) var view: AnyView?
  private var revision = 0
  private var shownRevision = 0
  private var isToTell = false

  nonisolated init() {}

  /// Takes in a view.
  ///
  /// Called from the evaluation of the split view's body. Returns a number that differs each time. If the column gets
  /// it, the column is evaluated at once.
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
  /// A column that shows the latest content of its split view, or what the column before it presents there.
  struct Observer: View {
    @ObservedObject var contents: ColumnContents
    let revision: Int
    let slot: ColumnPresenter.Slot

    var body: some View { PresentingSlot(slot: slot, own: contents.show()) }
  }

  private struct PresentingSlot: View {
    @ObservedObject var slot: ColumnPresenter.Slot
    let own: AnyView?

    var body: some View {
      if let presenter = slot.presenter, presenter.isOn {
        presenter.view.id(ObjectIdentifier(presenter))
      } else {
        own
      }
    }
  }
}
