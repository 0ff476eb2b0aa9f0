import SwiftUI

struct NoteView: View {
  let note: Note
  @State private var text = ""

  var body: some View {
    Form {
      Text("Number \(note.id)")
      TextField("Write here", text: $text)
      NavigationLink("The same again", value: note)
    }
    .navigationTitle(note.title)
  }
}
