public import Combine
import Foundation
import SwiftUI

/// Folders and notes, in a path that is there again after a relaunch.
@MainActor
public final class NotesModel: ObservableObject {
  @Published var path: NavigationPath
  private let store: PathStore

  init(store: PathStore) {
    self.store = store
    path = store.load() ?? NavigationPath()
  }

  func save() {
    store.save(path)
  }

  func forget() {
    store.erase()
  }

  var resumesAtNote: Bool {
    store.mentions(Note.self)
  }
}
