public import SwiftUI

/// The folders in their stack.
public struct NotesApp: View {
  @ObservedObject var model: NotesModel
  @Environment(\.scenePhase) private var scenePhase

  /// The stack, whose path is saved when the app is left.
  public var body: some View {
    NavigationStack(path: $model.path) {
      FolderList(model: model)
        .navigationDestination(for: Folder.self) { folder in
          NoteList(folder: folder)
        }
        .navigationDestination(for: Note.self) { note in
          NoteView(note: note)
        }
        .navigationDestination(for: Draft.self) { draft in
          Text(draft.text)
            .navigationTitle("Draft")
        }
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background {
        model.save()
      }
    }
  }
}
