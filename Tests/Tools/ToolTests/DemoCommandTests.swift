import Foundation
import NavigationShim
import Testing
import TestSupport

@testable import DeepLinkDemo

@MainActor
struct DemoCommandTests {
  @Test("The built-in link, on the link stack and compared")
  func whole() {
    let steps = "steps         5 steps, none against the host's rules"
    #expect(DemoCommand.run([]).standardOutput.contains(steps))
    let times =
      "in place after 2.950 s  in place after 0.417 s  in place after 0.350 s"
    #expect(DemoCommand.run(["--compare"]).standardOutput.contains(times))
  }
}
