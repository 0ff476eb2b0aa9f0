import Foundation
import LinkStackEngine
import NavigationPaths
import NavigationShimTesting
import Testing

typealias NavigationPath = NavigationPathShim

/// What a server or a tool does with paths; nothing of SwiftUI's is there.
@MainActor
@Suite("Paths without views")
struct PathsWithoutViewsTests {
  private let saved = Data(#"["Swift.Int","42","Swift.String","\"orders\""]"#.utf8)

  @Test("are read as an app has saved them, changed, and saved again")
  func savedPath() throws {
    var path = try NavigationPath(decoded(saved))
    #expect(try path.elements[0].value(as: String.self) == "orders")
    path.pop()
    path.append("settings")
    let data = try JSONEncoder().encode(path.codable)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"["Swift.String","\"settings\"","Swift.String","\"orders\""]"#
    )
  }

  @Test("are played as deep links on the simulated host")
  func deepLink() throws {
    let stack = SimulatedStack<PathElement>()
    let change = try stack.open(NavigationPath(decoded(saved)).elements)
    stack.finish()
    #expect(change.outcome == .presented)
    #expect(stack.host.updates.count == 2)
    #expect(stack.host.violations.isEmpty)
  }

  @Test("follow URLs by an app's own handler")
  func handler() throws {
    var path = RootedPath(root: "home", path: [Int]())
    let outcome = try Numbers().handle(#require(URL(string: "numbers://1/2/3")), mutating: &path)
    #expect(outcome.isHandled)
    #expect(path == RootedPath(root: "home", path: [2, 3]))
  }

  private func decoded(_ data: Data) throws -> NavigationPath.CodableRepresentation {
    try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
  }
}

private struct Numbers: URLHandler {
  func handle(_ url: URL, mutating path: inout RootedPath<String, [Int]>) -> DeepLinkOutcome {
    path.path = url.pathComponents.compactMap(Int.init)
    return .handled
  }
}
