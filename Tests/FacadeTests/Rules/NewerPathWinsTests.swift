import SwiftUI
import Testing

@MainActor
@Suite("Rule 4: a newer path wins")
struct NewerPathWinsTests {
  @Test("a newer path at any moment of a deep link is reached from what is shown then")
  func atEveryMoment() {
    for moment in stride(from: 0, through: 2_000, by: 50) as StrideThrough<Int64> {
      let model = Numbers()
      let app = model.launched()
      model.numbers = [1, 2, 3, 4, 5]
      app.wait(moment)
      model.numbers = [1, 2, 7, 8]
      app.settle()
      #expect(app.shown == ["1", "2", "7", "8"], "at \(moment) ms")
      #expect(model.numbers == [1, 2, 7, 8], "at \(moment) ms")
      #expect(app.violations == [], "at \(moment) ms")
    }
  }

  @Test("ten paths in a row cost one plan")
  func tenInARow() {
    let model = Numbers()
    let app = model.launched()
    app.resetCounts()
    for number in 1...10 { model.numbers = [number, number + 1] }
    app.settle()
    #expect(app.shown == ["10", "11"])
    #expect(app.hostUpdates == 2)
    #expect(app.violations == [])
  }

  @Test("two deep links at once end at the later one")
  func twoDeepLinks() {
    let model = Numbers()
    let app = model.launched()
    model.numbers = [1, 2, 3]
    app.update()
    model.numbers = [4, 5]
    app.settle()
    #expect(app.shown == ["4", "5"])
    #expect(app.violations == [])
  }
}
