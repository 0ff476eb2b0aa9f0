import Foundation
public import SwiftUI

/// A book in its stack, open where the scene was left.
public struct BookApp: View {
  @ObservedObject var model: BookModel
  @SceneStorage("chapters") private var saved: Data?

  /// The stack.
  public var body: some View {
    NavigationStack(path: $model.chapters) {
      List {
        NavigationLink("Begin", value: 1)
      }
      .navigationTitle("Book")
      .navigationDestination(for: Int.self) { chapter in
        ChapterView(chapter: chapter)
      }
    }
    .onAppear {
      guard let saved, let chapters = try? JSONDecoder().decode([Int].self, from: saved) else {
        return
      }
      model.chapters = chapters
    }
    .onChange(of: model.chapters) { chapters in
      saved = try? JSONEncoder().encode(chapters)
    }
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
