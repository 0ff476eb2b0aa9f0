import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Rule 5: nothing is lost")
struct NothingIsLostTests {
  @Test(
    "whatever happens, the screens are the path once it is over",
    arguments: HostBehavior.all
  )
  func randomScripts(behavior: HostBehavior) {
    for seed in 0..<150 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let model = Numbers()
      let app = model.launched(.links, behavior)
      var script = ""
      for _ in 0..<12 {
        script += step(app, model, &generator) + " "
      }
      app.comeBack()
      app.settle()
      let hint = Comment(rawValue: "seed \(seed): \(script)")
      #expect(app.shown == model.numbers.map { "\($0)" }, hint)
      #expect(app.violations == [], hint)
    }
  }

  private func step(
    _ app: EmulatedApp,
    _ model: Numbers,
    _ generator: inout SeededGenerator
  ) -> String {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1:
      let numbers = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        Int.random(in: 1...2, using: &generator)
      }
      model.numbers = numbers
      app.update()
      return "set \(numbers)"
    case 2:
      return "back \(app.back())"
    case 3:
      let depth = Int.random(in: 0...2, using: &generator)
      return "back(to: \(depth)) \(app.back(to: depth))"
    case 4:
      model.path.append(3)
      app.update()
      return "append"
    case 5:
      app.leave()
      let time = Int64.random(in: 0...800, using: &generator)
      app.wait(time)
      app.comeBack()
      return "leave \(time)"
    case 6:
      return "dismiss \(app.tap("dismiss"))"
    default:
      let time = Int64.random(in: 0...800, using: &generator)
      app.wait(time)
      return "wait \(time)"
    }
  }
}
