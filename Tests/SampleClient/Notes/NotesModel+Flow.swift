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

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch action {
    case "save": save()
    case "forget": forget()
    case "pop": path.removeLast()
    case "push a draft": path.append(Draft(text: "Dear all"))
    case "push a number": path.append(7)
    case "push everything":
      for folder in NotesCatalog.folders {
        path.append(folder)
        for note in NotesCatalog.notes(in: folder) {
          path.append(note)
        }
      }
    default: return false
    }
    return true
  }
}
