import Combine
import Foundation
package import SwiftUI

package struct NotesApp: View {
  @ObservedObject var model: NotesModel
  @Environment(\.scenePhase) private var scenePhase

  package var body: some View {
    NavigationStack(path: $model.path) {
      FolderList()
        .navigationDestination(for: NoteFolder.self) { folder in NoteList(folder: folder) }
        .navigationDestination(for: Note.self) { note in NoteView(note: note) }
        .navigationDestination(for: Draft.self) { draft in
          Text(draft.text).navigationTitle("Draft")
        }
        .navigationDestination(isPresented: $model.showsHelp) {
          Text("Folders have notes in them").navigationTitle("Help")
        }
    }
    .fullScreenCover(isPresented: $model.isLocked) { Button("Unlock") { model.isLocked = false } }
    .onChange(of: scenePhase) { phase in
      if phase == .background { model.save() }
    }
  }
}

/// Folders and notes, in a path that is there again after a relaunch.
@MainActor
package final class NotesModel: Flow {
  @Published var path: NavigationPath
  @Published var isLocked = false
  @Published var showsHelp = false
  private let file: NotesFile

  package init(disk: Disk) {
    file = NotesFile(disk: disk)
    path = file.load() ?? NavigationPath()
  }

  func save() { file.save(path) }

  func read() { if let saved = file.load() { path = saved } }

  fileprivate var resumesAtNote: Bool { file.mentions(Note.self) }

  package var root: NotesApp { NotesApp(model: self) }

  package var pathDescription: String {
    "\(path.summary); resumes at a note: \(resumesAtNote); help: \(showsHelp)"
  }

  package var events: [AppEvent] {
    [
      AppEvent("save") { self.save() },
      AppEvent("read the saved path", if: !file.mentions(Int.self)) { self.read() },
      AppEvent("pop", if: !path.isEmpty) { self.path.removeLast() },
      AppEvent("lock", if: !isLocked) { self.isLocked = true },
      AppEvent("unlock", if: isLocked) { self.isLocked = false },
      AppEvent("help") { self.showsHelp = true },
      AppEvent("push a draft") { self.path.append(Draft(text: "Dear all")) },
      AppEvent("push a number") { self.path.append(7) },
      AppEvent("push everything") {
        for folder in NotesCatalog.folders {
          self.path.append(folder)
          for note in NotesCatalog.notes(in: folder) { self.path.append(note) }
        }
      },
    ]
  }
}

/// A value that can't be saved, in spite of being a fine screen.
private struct Draft: Hashable {
  let text: String
}

private struct FolderList: View {
  var body: some View {
    List(NotesCatalog.folders) { folder in NavigationLink(folder.name, value: folder) }
      .navigationTitle("Folders")
  }
}

private struct NoteList: View {
  let folder: NoteFolder

  var body: some View {
    List(NotesCatalog.notes(in: folder)) { note in NavigationLink(note.title, value: note) }
      .navigationTitle(folder.name)
  }
}

private struct NoteView: View {
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

struct NoteFolder: Hashable, Codable, Identifiable {
  let id: Int
  let name: String
}

struct Note: Hashable, Codable, Identifiable {
  let id: Int
  let title: String
}

private enum NotesCatalog {
  static let folders = [NoteFolder(id: 1, name: "Home"), NoteFolder(id: 2, name: "Work/Travel")]

  static func notes(in folder: NoteFolder) -> [Note] {
    (1..<4).map { Note(id: folder.id * 10 + $0, title: "Note \($0) \"of\" \(folder.name)") }
  }
}

@MainActor
private struct NotesFile {
  let disk: Disk
  private let name = "path.json"

  init(disk: Disk) { self.disk = disk }

  func save(_ path: NavigationPath) {
    // An optional on purpose: the file then has `null` if the path can't be saved.
    disk.files[name] = try? JSONEncoder().encode(path.codable)
  }

  func load() -> NavigationPath? {
    guard
      let data = disk.files[name],
      let saved = try? JSONDecoder().decode(NavigationPath.CodableRepresentation?.self, from: data)
    else { return nil }
    return NavigationPath(saved)
  }

  func mentions<T>(_ type: T.Type) -> Bool {
    guard let data = disk.files[name] else { return false }
    return String(decoding: data, as: UTF8.self).contains(String(reflecting: type))
  }
}
