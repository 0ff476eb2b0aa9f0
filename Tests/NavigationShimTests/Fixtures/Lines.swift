import Foundation
import LinkStackEngine
import TestSupport
import Testing

@testable import NavigationShim

/// The lines that were logged.
@MainActor
final class Lines {
  var texts: [String] = []
}
