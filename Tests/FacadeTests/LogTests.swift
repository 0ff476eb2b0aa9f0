import Foundation
import SwiftUI
import Testing

/// What nobody may read in the log of the system; it is in every value, title and link here.
private let secret = "Ms. Marker"

@MainActor
@Suite("What is said in the log of the system")
struct LogTests {
  @Test(
    "no element that can't be decoded is quoted, nor is what its decoder says",
    arguments: NavigationHost.both,
    [
      (Letter.self as Any.Type, #"{"text":["Ms. Marker"]}"#),
      (Letter.self, #"Ms. Marker"#),
      (Letter.self, #""Ms. Marker""#),
      (Diary.self, #"{"Ms. Marker":{"Ms. Marker":"Ms. Marker"}}"#),
      (Stubborn.self, #""Ms. Marker""#),
      (Lost.self, #""Ms. Marker""#),
    ].map { Saved(typeName: String(reflecting: $0.0), item: $0.1) }
  )
  func undecodable(host: NavigationHost, saved: Saved) async throws {
    let data = try JSONEncoder().encode([saved.typeName, saved.item])
    let store = PathStore<NavigationPath>()
    try store.restore(from: data)
    let warnings = CollectedWarnings()
    let app = await AppUnderTest.settled(host, warnings: warnings) { LetterScene(store: store) }
    await app.settle()
    #expect(store.path.isEmpty)
    // On the native host SwiftUI may have decoded it, and warned by itself.
    if host == .links { #expect(warnings.texts.count == 1) }
    #expect(warnings.texts.filter { $0.contains(secret) } == [])
  }

  @Test("no value without a destination, and no title, is quoted", arguments: NavigationHost.both)
  func missing(host: NavigationHost) async {
    let store = PathStore(path: NavigationPath([secret]))
    let warnings = CollectedWarnings()
    let app = await AppUnderTest.settled(host, warnings: warnings) { LetterScene(store: store) }
    store.path = NavigationPath()
    await app.settle()
    // On the native host it is SwiftUI that warns.
    if host == .links {
      await app.press(secret)
      #expect(warnings.texts.count == 2)
    }
    #expect(warnings.texts.filter { $0.contains(secret) } == [])
  }

  @Test("no value of another type than the path's is quoted")
  func foreign() async {
    let warnings = CollectedWarnings()
    let app = await AppUnderTest.settled(.links, warnings: warnings) { ForeignStack() }
    await app.press(secret)
    #expect(warnings.texts.count == 1)
    #expect(warnings.texts.filter { $0.contains(secret) } == [])
  }

  @Test("no title of screens that declare a type twice, or have a stack inside, is quoted")
  func titles() async {
    let warnings = CollectedWarnings()
    let app = await AppUnderTest.settled(.links, warnings: warnings) { ConfusedStack() }
    await app.settle()
    #expect(warnings.texts.count == 2)
    #expect(warnings.texts.filter { $0.contains(secret) } == [])
  }
}

/// What a saved path says about one element.
struct Saved: Sendable, CustomStringConvertible {
  let typeName: String
  let item: String

  var description: String { "\(typeName) \(item)" }
}

struct Letter: Hashable, Codable {
  let text: String
}

struct Diary: Hashable, Codable {
  let days: [String: [String: Int]]

  init(from decoder: any Decoder) throws {
    days = try decoder.singleValueContainer().decode([String: [String: Int]].self)
  }
}

struct Stubborn: Hashable, Codable {
  struct Refusal: Error {
    let text: String
  }

  init(from decoder: any Decoder) throws {
    throw Refusal(text: try decoder.singleValueContainer().decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {}
}

/// Nothing is declared for it.
struct Lost: Hashable, Codable {}

private struct LetterScene: View {
  @ObservedObject var store: PathStore<NavigationPath>

  var body: some View {
    NavigationStack(path: $store.path) {
      NavigationLink(secret, value: secret)
        .navigationTitle(secret)
        .navigationDestination(for: Letter.self) { Text($0.text) }
        .navigationDestination(for: Diary.self) { Text("\($0.days.count)") }
        .navigationDestination(for: Stubborn.self) { _ in Text("stubborn") }
    }
  }
}

private struct ForeignStack: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink(secret, value: secret)
        .navigationDestination(for: String.self) { Text($0) }
    }
  }
}

private struct ConfusedStack: View {
  @State private var path = NavigationPath([secret])

  var body: some View {
    NavigationStack(path: $path) {
      Text("root").navigationTitle(secret)
        .navigationDestination(for: String.self) { text in
          NavigationStack {
            Text(text).navigationTitle(text)
          }
          .navigationDestination(for: String.self) { Text($0) }
        }
    }
  }
}
