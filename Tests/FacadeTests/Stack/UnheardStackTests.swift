#if os(Linux)
import SwiftUI
import Testing

@MainActor
@Suite("A stack whose screens UIKit doesn't notify of appearing", .misusesNoHost)
struct UnheardStackTests {
  @Test("follows SwiftUI's reports of its screens, also after the back button's menu")
  func menu() async {
    let model = Numbers()
    let app = await model.launched(.links, HostBehavior(settleSignals: .silent))
    for number in 1..<4 { await app.press("to \(number)") }
    await app.settle { model.numbers = [1, 2, 3, 4] }
    model.expectScreens([1, 2, 3, 4], in: app)
    expect(await app.back(to: 1), is: true)
    await app.settle()
    await app.press("to 2")
    model.expectScreens([1, 2], in: app)
  }

  @Test("is in view a turn after SwiftUI has reported it")
  func promptly() async {
    let model = Numbers([1])
    let app = model.launch(.links, HostBehavior(settleSignals: .silent))
    await app.wait(50)
    model.numbers = []
    await app.wait(500)
    model.expectScreens([], in: app)
  }
}
#endif
