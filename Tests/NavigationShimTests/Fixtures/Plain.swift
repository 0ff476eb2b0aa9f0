import Foundation
import LinkStackEngine
import TestSupport
import Testing

@testable import NavigationShim

/// A value that can not be saved.
struct Plain: Hashable {
  var id = 0
}
