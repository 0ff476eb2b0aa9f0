import Foundation
import LinkStackEngine
import TestSupport
import Testing

@testable import NavigationShim

/// A value that refuses to be encoded.
struct Unwilling: Hashable, Codable {
  var ratio = Double.nan
}
