import SwiftUI

struct NotesView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("New note", value: "New note")
        .navigationTitle("Notes")
        .navigationDestination(for: String.self) { NoteEditor().navigationTitle($0) }
    }
  }
}

struct NoteEditor: View {
  @State private var text = ""
  @State private var asksFirst = false
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    TextField("Text", text: $text)
      .navigationBarBackButtonHidden(!text.isEmpty)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          if !text.isEmpty { Button("Back") { asksFirst = true } }
        }
      }
      .alert(isPresented: $asksFirst) {
        Alert(
          title: Text("Discard the note?"),
          primaryButton: .destructive(Text("Discard")) {
            presentationMode.wrappedValue.dismiss()
          },
          secondaryButton: .cancel()
        )
      }
  }
}
