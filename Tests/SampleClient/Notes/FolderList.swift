import SwiftUI

struct FolderList: View {
  @ObservedObject var model: NotesModel

  var body: some View {
    List(NotesCatalog.folders) { folder in
      NavigationLink(folder.name, value: folder)
    }
    .navigationTitle("Folders")
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button("Forget", action: model.forget)
      }
    }
  }
}
