import Foundation
import LinkStackEngine
import TestSupport
import Testing

@testable import NavigationShim

/// What has been said.
@MainActor
final class Lines {
  var texts: [String] = []
}
