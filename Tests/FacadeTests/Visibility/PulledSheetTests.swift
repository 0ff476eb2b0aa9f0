#if os(Linux)
import Combine
import SwiftUI
import Testing

@MainActor
@Suite("A sheet that people pull down is no back")
struct PulledSheetTests {
  @Test(
    "a path that is set as they begin is shown whole, once the sheet has gone",
    arguments: NavigationHost.both,
    [0, 8, 16] as [Int64]
  )
  func pathIsKept(host: NavigationHost, lag: Int64) async {
    for moment in [-100, 0, 4, 7, 12, 20, 45, 200] as [Int64] {
      let numbers = Numbers()
      let sheet = Shown()
      let behavior = HostBehavior(lag: lag * 1_000_000)
      let app = await AppUnderTest.settled(host, behavior: behavior) {
        Observing(sheet) { bound in
          NumbersRoot(model: numbers).sheet(isPresented: bound.isShown) { Text("sheet") }
        }
      }
      await app.settle { sheet.isShown = true }
      if moment < 0 {
        app.emulated.dismissSheet(holding: 800_000_000)
        await app.wait(-moment)
      }
      await app.update { numbers.numbers = [1, 2] }
      if moment >= 0 {
        await app.wait(moment)
        app.emulated.dismissSheet(holding: 800_000_000)
      }
      await app.settle()
      expect(numbers.numbers, is: [1, 2], "\(moment) ms")
      expect(app.depth, is: 2, "\(moment) ms")
    }
  }
}

@MainActor
private final class Shown: ObservableObject {
  @Published var isShown = false
}
#endif
