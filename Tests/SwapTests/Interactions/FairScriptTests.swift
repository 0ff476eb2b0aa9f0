import AppTesting
import Foundation
import SwiftUI
import Testing
import TestSupport

@Suite("Random interactions: what is compared")
struct FairScriptTests {
  @Test(
    "A script is fair if nothing is compared where the sides differ by design",
    arguments: [
      ([.act("pop one"), .back], true),
      ([.interrupting(.act("pop one"), after: 5), .act("pop two"), .back], true),
      ([.interrupting(.act("pop one"), after: 5), .back], false),
      ([.interrupting(.back, after: 5), .act("pop two")], true),
      ([.interrupting(.relaunchSwapped, after: 5), .act("pop two")], false),
      ([.interrupting(.leave, after: 5), .interrupting(.act("a"), after: 5), .comeBack], true),
      ([.interrupting(.leave, after: 5), .act("pop one"), .comeBack], false),
      ([.leave, .comeBack], false),
    ] as [([Step], Bool)]
  )
  func fair(steps: [Step], isFair: Bool) {
    #expect(Script("any", .fleet).taking(steps).isFair == isFair)
  }
}
