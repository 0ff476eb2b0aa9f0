/// The notes that everybody starts with.
enum NotesCatalog {
  static let folders = [Folder(id: 1, name: "Home"), Folder(id: 2, name: "Work/Travel")]

  static func notes(in folder: Folder) -> [Note] {
    (1..<4).map { Note(id: folder.id * 10 + $0, title: "Note \($0) \"of\" \(folder.name)") }
  }
}
