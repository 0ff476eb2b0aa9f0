import Foundation
import SimulatedHost
import SwiftUI
import TestSupport
import Testing

@testable import NavigationShim

/// A text that no report and no log of the system may have; it is in every value, title and link here.
private let secret = "Ms. Marker"

@MainActor
@Suite("A diagnostics report", .misusesNoHost)
struct DiagnosticsReportTests {
  @Test("holds nothing of values, titles, URLs and types", arguments: NavigationHost.both)
  func secrets(host: NavigationHost) async throws {
    let store = NavigationStore<String>()
    store.addURLHandler { url, path in
      path = [url.absoluteString, secret]
      return .handled
    }
    let app = await store.launchedApp(host) { bound in
      NavigationStack(path: bound.path) {
        NavigationLink(secret, value: secret)
          .navigationTitle(secret)
          .navigationDestination(for: String.self) {
            NavigationLink(secret, value: $0 + secret).navigationTitle($0)
          }
      }
    }
    let link = try #require(URL(string: "app://Ms.%20Marker/Marker"))
    expect(store.handle(link).isHandled, is: true)
    await app.settle()
    _ = await app.tap(secret, occurrence: 0)
    await app.settle()
    _ = await app.back()
    await app.settle()
    let report = NavigationDiagnostics.report
    if host == .links { expect(report.contains("path 2 common 0"), is: true) }
    expect(report.contains("Marker"), is: false)
    expect(report.contains("String"), is: false)
  }

  @Test("has the length of a native stack's path, and its waits")
  func native() async {
    let holder = NumbersOfStack()
    let app = await holder.launchedApp(.native) {
      NavigationStack(path: $0.numbers) { TitlesRoot() }
    }
    holder.numbers = Array(1...17)
    await app.settle()
    expect(lines, is: ["stack 1: SwiftUI's, path of 17"])
    let change = await WaitedChange {
      await holder.projected.numbers.withDelaysIfUnsupported { $0.append(18) }
    }
    await app.waitWithTasks(100)
    expect(lines, is: ["stack 1: SwiftUI's, path of 18, awaited by 1"])
    await app.settleWithTasks()
    expect(change.outcome, is: .presented)
    expect(lines, is: ["stack 1: SwiftUI's, path of 18"])
  }

  @Test("has the kind of each link stack, after the safe mode and the results of host checks")
  func links() async {
    let app = await AppUnderTest.settled(.links) {
      NumbersRoot(model: Numbers())
      SplitRoot(model: Split())
      SplitRoot(model: Split()).environment(\.horizontalSizeClass, .compact)
      NumbersRoot(model: Numbers()).environment(\.navigationConfiguration.hooks.container, .layers)
    }
    let checks = ["safe mode"] + HostChecks.Assumption.allCases.map { "\($0)" }
    expect(lines.prefix(checks.count).map { String($0.prefix { $0 != ":" }) }, is: checks)
    let stacks = lines.filter { $0.hasPrefix("stack ") }.map { String($0.dropFirst(9)) }
    expect(stacks, is: ["stack", "columns", "layers", "in a column"].map { "links, \($0)" })
    app.end()
  }

  /// The report's lines below the versions.
  private var lines: [String] {
    NavigationDiagnostics.report.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test("names the package's version")
  func version() throws {
    let text = try Document.text(of: "CHANGELOG.md")
    let heading = try #require(text.split(separator: "\n").first { $0.hasPrefix("## ") })
    expect(String(heading.split(separator: " ")[1]), is: NavigationDiagnostics.packageVersion)
  }
}

@MainActor
private final class NumbersOfStack: ObservableObject {
  @Published var numbers: [Int] = []

  var projected: ObservedObject<NumbersOfStack>.Wrapper {
    ObservedObject(wrappedValue: self).projectedValue
  }
}

@MainActor
@Suite("The system's log", .misusesNoHost)
struct LogTests {
  @Test("no element that can't be decoded is quoted", arguments: NavigationHost.both)
  func undecodable(host: NavigationHost) async throws {
    for (type, item) in [
      (Letter.self, #"{"text":["Ms. Marker"]}"#), (Letter.self, #"Ms. Marker"#),
      (Letter.self, #""Ms. Marker""#),
      (Diary.self, #"{"Ms. Marker":{"Ms. Marker":"Ms. Marker"}}"#),
      (Stubborn.self, #""Ms. Marker""#), (Lost.self, #""Ms. Marker""#),
    ] as [(Any.Type, String)] {
      let store = PathStore<NavigationPath>()
      try store.restore(from: JSONEncoder().encode([String(reflecting: type), item]))
      let app = await AppUnderTest.settled(host) { LetterScene(store: store) }
      await app.settle()
      expect(store.path.isEmpty, is: true, "\(item)")
      // On the native host SwiftUI may have decoded it, and warned by itself.
      expectNoSecret(in: app, warnings: host == .links ? 1 : nil)
    }
  }

  @Test("no value without a destination, and no title, is quoted", arguments: NavigationHost.both)
  func missing(host: NavigationHost) async {
    let store = PathStore(path: NavigationPath([secret]))
    let app = await AppUnderTest.settled(host) { LetterScene(store: store) }
    await app.settle { store.path = NavigationPath() }
    // On the native host it is SwiftUI that warns.
    if host == .links { await app.press(secret) }
    expectNoSecret(in: app, warnings: host == .links ? 2 : nil)
  }

  @Test("no value of another type is quoted, and no title")
  func titles() async {
    let foreign = await AppUnderTest.settled(.links) {
      Keeping([Int]()) { path in
        NavigationStack(path: path) {
          NavigationLink(secret, value: secret)
            .navigationDestination(for: String.self) { Text($0) }
        }
      }
    }
    await foreign.press(secret)
    expectNoSecret(in: foreign, warnings: 1)
    let confused = await AppUnderTest.settled(.links) {
      Keeping(NavigationPath([secret])) { path in
        NavigationStack(path: path) {
          Text("root").navigationTitle(secret)
            .navigationDestination(for: String.self) { text in
              NavigationStack { Text(text).navigationTitle(text) }
                .navigationDestination(for: String.self) { Text($0) }
            }
        }
      }
    }
    expectNoSecret(in: confused, warnings: 2)
  }

  #if os(Linux)
  @Test("a warning is in it")
  func warning() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in WarningLog.shared.warn(.nestedStack)
    }
    expectTrap(result, says: "NavigationShim: A NavigationStack is inside another one")
  }
  #endif

  private func expectNoSecret(in app: AppUnderTest, warnings count: Int?) {
    let texts = app.warnings.take()
    if let count { expect(texts.count, is: count) }
    expect(texts.filter { $0.contains(secret) }, is: [])
  }
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
