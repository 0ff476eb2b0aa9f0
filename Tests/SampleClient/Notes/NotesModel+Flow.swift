import Foundation
import SwiftUI

/// A value that can't be saved, in spite of being a fine screen.
struct Draft: Hashable {
  let text: String
}

extension NotesModel: Flow {
  /// Launches the app where it was left.
  public convenience init(disk: Disk) {
    self.init(store: PathStore(disk: disk))
  }

  /// The folders in their stack.
  public var root: NotesApp {
    NotesApp(model: self)
  }

  /// The elements of the path, and whether a note is saved.
  public var pathDescription: String {
    "\(path.summary); resumes at a note: \(resumesAtNote)"
  }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("save") { self.save() },
      AppEvent("forget") { self.forget() },
      AppEvent("pop", if: !path.isEmpty) { self.path.removeLast() },
      AppEvent("push a draft") { self.path.append(Draft(text: "Dear all")) },
      AppEvent("push a number") { self.path.append(7) },
      AppEvent("push everything") {
        for folder in NotesCatalog.folders {
          self.path.append(folder)
          for note in NotesCatalog.notes(in: folder) {
            self.path.append(note)
          }
        }
      },
    ]
  }
}
