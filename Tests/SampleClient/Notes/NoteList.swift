import SwiftUI

struct NoteList: View {
  let folder: Folder

  var body: some View {
    List(NotesCatalog.notes(in: folder)) { note in
      NavigationLink(note.title, value: note)
    }
    .navigationTitle(folder.name)
  }
}
