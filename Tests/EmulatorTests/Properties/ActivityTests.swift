import SwiftUI
import Testing

@MainActor
@Suite("Activities")
struct ActivityTests {
  @Test("An activity reaches the views that take its type, while they are there")
  func types() {
    let log = Log()
    let app = EmulatedApp { Screen(log: log) }
    app.resume(NSUserActivity(activityType: "a"))
    app.resume(NSUserActivity(activityType: "c"))
    #expect(log.take() == ["a"])
    app.tap("switch")
    app.resume(NSUserActivity(activityType: "a"))
    app.resume(NSUserActivity(activityType: "b"))
    #expect(log.take() == ["b"])
  }
}

private struct Screen: View {
  let log: Log
  @State private var isSecond = false

  var body: some View {
    Button("switch") { isSecond = true }
    if isSecond {
      Text("second").onContinueUserActivity("b") { log.add($0.activityType) }
    } else {
      Text("first").onContinueUserActivity("a") { log.add($0.activityType) }
    }
  }
}
