/// What the client's names stand for, and what shows its stacks.
package enum Side: String, CaseIterable, Sendable {
  /// The shim, on a stack of links.
  case links = "shim on links"

  /// The shim, on SwiftUI's own stack.
  case native = "shim on native"

  /// SwiftUI itself.
  case swiftUI = "SwiftUI"

  /// The module that the client is in, which saved paths name.
  var module: String {
    switch self {
    case .links, .native: "ClientOnShim"
    case .swiftUI: "ClientOnNative"
    }
  }
}
