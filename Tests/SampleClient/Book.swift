public import Combine
import Foundation
public import SwiftUI

/// A book whose chapter is kept with the scene.
@MainActor
public final class BookModel: ObservableObject {
  @Published var chapters: [Int] = []

  /// Opens the book, at no chapter yet.
  public init(disk: Disk) {}
}

extension BookModel: Flow {
  /// The book in its stack.
  public var root: BookApp { BookApp(model: self) }

  /// The chapters.
  public var pathDescription: String { chapters.map(String.init).joined(separator: " > ") }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("read it all") { self.chapters = [1, 2, 3, 4, 5] },
      AppEvent("close") { self.chapters = [] },
    ]
  }
}

/// A book in its stack, open where the scene was left.
public struct BookApp: View {
  @ObservedObject var model: BookModel
  @SceneStorage("chapters") private var saved: Data?

  // The form of `onChange` that older systems have is deprecated from iOS 17 on.
  /// The stack.
  @available(iOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  @available(tvOS, introduced: 14, deprecated: 17)
  @available(watchOS, introduced: 7, deprecated: 10)
  public var body: some View {
    NavigationStack(path: $model.chapters) {
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
