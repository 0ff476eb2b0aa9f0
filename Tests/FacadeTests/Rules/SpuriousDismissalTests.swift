import SwiftUI
import Testing

@MainActor
@Suite("Rule 8: spurious dismissals are not believed")
struct SpuriousDismissalTests {
  @Test("a link of a covered screen that the host turns off stays on", arguments: [1, 2, 3])
  func coveredLinks(depth: Int) {
    for moment in stride(from: 0, through: 2_500, by: 100) as StrideThrough<Int64> {
      let model = Numbers()
      let app = model.launched()
      model.numbers = [1, 2, 3, 4]
      app.wait(moment)
      app.spuriouslyDismiss(depth: depth)
      app.settle()
      guard app.depth > depth || moment > 1_500 else { continue }
      #expect(model.numbers == [1, 2, 3, 4], "at \(moment) ms")
      #expect(app.shown == ["1", "2", "3", "4"], "at \(moment) ms")
      #expect(app.violations == [], "at \(moment) ms")
    }
  }
}
