import Combine
import Foundation
package import SwiftUI

/// Folders and notes, in a path that is there again after a relaunch.
@MainActor
package final class NotesModel: ObservableObject, Flow {
  @Published var path: NavigationPath
  @Published var isLocked = false
  @Published var showsHelp = false
  private let file: NotesFile

  package init(disk: Disk) {
    file = NotesFile(disk: disk)
    path = file.load() ?? NavigationPath()
  }

  func save() { file.save(path) }

  /// Shows what was saved last, over whatever is shown.
  func read() { if let saved = file.load() { path = saved } }

  func forget() { file.erase() }

  fileprivate var resumesAtNote: Bool { file.mentions(Note.self) }

  package var root: NotesApp { NotesApp(model: self) }

  package var pathDescription: String {
    "\(path.summary); resumes at a note: \(resumesAtNote); help: \(showsHelp)"
  }

  package var events: [AppEvent] {
    [
      AppEvent("save") { self.save() },
      AppEvent("read the saved path", if: !file.mentions(Int.self)) { self.read() },
      AppEvent("forget") { self.forget() },
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

/// The folders in their stack.
package struct NotesApp: View {
  @ObservedObject var model: NotesModel
  @Environment(\.scenePhase) private var scenePhase

  package var body: some View {
    NavigationStack(path: $model.path) {
      FolderList(model: model)
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

private struct FolderList: View {
  @ObservedObject var model: NotesModel

  var body: some View {
    List(NotesCatalog.folders) { folder in NavigationLink(folder.name, value: folder) }
      .navigationTitle("Folders")
      .toolbar { ToolbarItem(placement: .primaryAction) { Button("Forget", action: model.forget) } }
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

/// Some notes under one name.
struct NoteFolder: Hashable, Codable, Identifiable {
  let id: Int
  let name: String
}

/// A few words.
struct Note: Hashable, Codable, Identifiable {
  let id: Int
  let title: String
}

/// The notes that everybody starts with.
private enum NotesCatalog {
  static let folders = [NoteFolder(id: 1, name: "Home"), NoteFolder(id: 2, name: "Work/Travel")]

  static func notes(in folder: NoteFolder) -> [Note] {
    (1..<4).map { Note(id: folder.id * 10 + $0, title: "Note \($0) \"of\" \(folder.name)") }
  }
}

/// Keeps a path in a file between two launches.
@MainActor
private struct NotesFile {
  let disk: Disk
  private let name = "path.json"

  init(disk: Disk) { self.disk = disk }

  func save(_ path: NavigationPath) {
    // An optional on purpose: the file then says `null` where the path can't be saved.
    disk.files[name] = try? JSONEncoder().encode(path.codable)
  }

  func load() -> NavigationPath? {
    guard
      let data = disk.files[name],
      let saved = try? JSONDecoder().decode(NavigationPath.CodableRepresentation?.self, from: data)
    else { return nil }
    return NavigationPath(saved)
  }

  /// Whether the saved path leads over a value of this type.
  func mentions<T>(_ type: T.Type) -> Bool {
    guard let data = disk.files[name] else { return false }
    return String(decoding: data, as: UTF8.self).contains(String(reflecting: type))
  }

  func erase() { disk.files[name] = nil }
}

/// A book whose chapter is kept with the scene.
@MainActor
package final class BookModel: ObservableObject, Flow {
  @Published fileprivate var routes: Routes<Int>

  package init(disk: Disk) { routes = Routes(isArray: !disk.exchangesPaths) }

  fileprivate var chapters: [Int] {
    get { routes.elements }
    set { routes.elements = newValue }
  }

  package var root: BookApp { BookApp(model: self) }

  package var pathDescription: String { chapters.map(String.init).joined(separator: " > ") }

  package var events: [AppEvent] {
    [
      AppEvent("read it all") { self.chapters = [1, 2, 3, 4, 5] },
      AppEvent("close") { self.chapters = [] },
    ]
  }
}

/// A book in its stack, open where the scene was left.
package struct BookApp: View {
  @ObservedObject var model: BookModel
  @SceneStorage("chapters") private var saved: Data?

  // The form of `onChange` that older systems have is deprecated from iOS 17 on.
  @available(iOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  @available(tvOS, introduced: 14, deprecated: 17)
  @available(watchOS, introduced: 7, deprecated: 10)
  package var body: some View {
    stack(of: $model.routes) {
      List { NavigationLink("Begin", value: 1) }
        .navigationTitle("Book")
        .navigationDestination(for: Int.self) { chapter in ChapterView(chapter: chapter) }
    }
    .onAppear {
      guard let saved, let chapters = try? JSONDecoder().decode([Int].self, from: saved) else {
        return
      }
      model.chapters = chapters
    }
    .onChange(of: model.chapters) { chapters in saved = try? JSONEncoder().encode(chapters) }
  }
}

private struct ChapterView: View {
  let chapter: Int

  var body: some View {
    VStack {
      Text("Once upon a time, part \(chapter)")
      NavigationLink("Turn the page", value: chapter + 1)
    }
    .navigationTitle("Chapter \(chapter)")
  }
}
