import CommandSupport
import Foundation
import Testing

@testable import DeepLinkDemo

@Suite("Console")
struct ConsoleTests {
  @Test("A picture that can't be written ends with the status 73")
  func unwritablePicture() async {
    let missing = "/CommandSupportTests-\(UUID().uuidString)/a.svg"
    let picture = OutputFile(path: missing, contents: "x")
    let status = await Console.perform(CommandResult(picture: picture))
    #expect(status.rawValue == 73)
  }
}
