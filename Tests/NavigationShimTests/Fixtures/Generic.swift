import Foundation
import LinkStackEngine
import TestSupport
import Testing

@testable import NavigationShim

struct Generic<Parameter: Hashable & Codable>: Hashable, Codable {
  struct Nested: Hashable, Codable {
    var parameter: Parameter
  }
}
