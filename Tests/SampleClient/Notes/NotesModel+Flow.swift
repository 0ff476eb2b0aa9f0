import Foundation
import SwiftUI

/// A value that can't be saved, in spite of being a fine screen.
struct Draft: Hashable {
  let text: String
}

private enum Action: String, CaseIterable {
  case save
  case forget
  case pop
  case pushADraft = "push a draft"
  case pushANumber = "push a number"
  case pushEverything = "push everything"
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

  /// The names of what a timer or a message from a server might do.
  public var actions: [String] {
    Action.allCases.map(\.rawValue)
  }

  /// Does what a timer or a message from a server might.
  public func perform(_ action: String) -> Bool {
    switch Action(rawValue: action) {
    case .save: save()
    case .forget: forget()
    case .pop:
      guard !path.isEmpty else { return false }
      path.removeLast()
    case .pushADraft: path.append(Draft(text: "Dear all"))
    case .pushANumber: path.append(7)
    case .pushEverything:
      for folder in NotesCatalog.folders {
        path.append(folder)
        for note in NotesCatalog.notes(in: folder) {
          path.append(note)
        }
      }
    case nil: return false
    }
    return true
  }
}
