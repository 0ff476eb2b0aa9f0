import Foundation
import LinkStackEngine
import TestSupport
import Testing

@testable import NavigationShim

/// The user of the published samples.
struct User: Hashable, Codable, Identifiable {
  var id: Int
  var name: String

  static let blob = User(id: 42, name: "Blob")
}

/// A namespace, and a generic type with a nested one, for the names of types.
enum Outer {
  struct Inner: Hashable, Codable {
    var value = 0
  }
}

struct Generic<Parameter: Hashable & Codable>: Hashable, Codable {
  struct Nested: Hashable, Codable {
    var parameter: Parameter
  }
}

extension Int {
  struct Extended: Hashable, Codable {
    var value = 0
  }
}

/// A value that can not be saved.
struct Plain: Hashable {
  var id = 0
}

/// A value that refuses to be encoded.
struct Unwilling: Hashable, Codable {
  var ratio = Double.nan
}

/// An app's own protocol for what it navigates to.
protocol AppRoute: Hashable {
  var title: String { get }
}

struct About: AppRoute {
  var title = "About"
}

/// A value that is hashed by identity.
class Coordinator: Hashable {
  static func == (lhs: Coordinator, rhs: Coordinator) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class TabCoordinator: Coordinator {}

/// The strings that a path is saved as.
func savedStrings(of path: NavigationPath) throws -> [String] {
  guard let codable = path.codable else { throw NotCodable() }
  return try JSONDecoder().decode([String].self, from: JSONEncoder().encode(codable))
}

/// The path that was saved as the strings.
func path(savedAs strings: [String]) throws -> NavigationPath {
  try path(savedAs: String(decoding: JSONEncoder().encode(strings), as: UTF8.self))
}

/// The path that was saved as the JSON text.
func path(savedAs json: String) throws -> NavigationPath {
  NavigationPath(
    try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(json.utf8))
  )
}

/// The path after being saved and read.
func reread(_ path: NavigationPath) throws -> NavigationPath {
  try NavigationShimTests.path(savedAs: savedStrings(of: path))
}

struct NotCodable: Error {}

/// The name of a value's case, without what is associated with it.
func caseName(of value: Any?) -> String? {
  value.map { Mirror(reflecting: $0).children.first?.label ?? "\($0)" }
}

extension TemporaryFolder {
  /// The place of the saved path.
  var file: URL { url.appendingPathComponent("path.json") }

  func write(_ text: String) throws { try write(text, to: "path.json") }

  func text() -> String? { text("path.json") }
}

/// What has been said.
@MainActor
final class Lines {
  var texts: [String] = []
}

/// Wake-ups that the test makes.
@MainActor
final class ManualScheduler: WakeScheduler {
  private var due: [(token: WakeToken, delay: Nanoseconds, wake: @MainActor () -> Void)] = []
  private var lastNumber: UInt64 = 0

  let now = Nanoseconds.zero

  var count: Int { due.count }

  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken {
    lastNumber += 1
    due.append((WakeToken(lastNumber), delay, wake))
    return WakeToken(lastNumber)
  }

  func cancel(_ token: WakeToken) { due.removeAll { $0.token == token } }

  /// Ends a turn of the main queue.
  func run() { while !due.isEmpty { due.removeFirst().wake() } }

  /// Does what is due by now with a delay that isn't longer, and not what comes of it.
  func runOnce(upTo longest: Delay = .snapshot) {
    for entry in due where entry.delay <= longest.duration {
      guard let index = due.firstIndex(where: { $0.token == entry.token }) else { continue }
      due.remove(at: index).wake()
    }
  }

  /// Ends a turn of the main queue, and waits for what it has begun to write.
  func runToDisk() async {
    run()
    await PathFile.waitForQueue()
  }
}

extension PathFile {
  /// Waits until the ``queue`` is empty, and the main actor has the results.
  @MainActor static func waitForQueue() async {
    await withCheckedContinuation { continuation in
      queue.async { Task { @MainActor in continuation.resume() } }
    }
  }
}

typealias NavigationPath = NavigationPathShim
