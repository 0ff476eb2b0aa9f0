import Foundation
import Interactions
import Testing

@Suite("Random interactions: printed scripts")
struct PrintedScriptTests {
  @Test("A script prints as the code that makes it")
  func code() {
    let script = Script("name", .account, files: ["a": Data(), "b": Data([1, 2])]).taking([
      .tap("An \"apple\"", occurrence: 1), .interrupting(.open("shop://open"), after: 20), .back,
    ])
    #expect(
      script.code == """
        Script("name", .account, files: ["a": Data(), "b": Data([1, 2])]).taking([
          .tap("An \\"apple\\"", occurrence: 1),
          .interrupting(.open("shop://open"), after: 20),
          .back,
        ]),
        """
    )
  }
}
