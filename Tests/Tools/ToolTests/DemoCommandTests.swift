import Foundation
import NavigationShim
import Testing
import TestSupport

@testable import DeepLinkDemo

@MainActor
struct DemoCommandTests {
  private func run(_ line: String) -> DemoCommand.Result {
    DemoCommand.run(line.split(separator: " ").map(String.init))
  }

  @Test("The built-in link, on the link stack and compared")
  func whole() {
    #expect(run("").standardOutput.contains("steps         5 steps, none against the host's rules"))
    let times =
      "in place after 2.950 s  in place after 0.417 s  in place after 0.350 s"
    #expect(run("--compare").standardOutput.contains(times))
  }
}
