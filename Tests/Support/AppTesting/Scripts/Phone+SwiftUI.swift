#if SWIFTUI_SIDE
import ClientOnNative
import Foundation
import SwiftUI

extension Phone {
  static func launchOnSwiftUI(
    _ flow: FlowName,
    _ files: [String: Data],
    _ behavior: HostBehavior
  ) -> RunningApp {
    let disk = Disk(files: files)
    let model = makeFlow(flow.rawValue, on: disk)
    return launch(model, disk, behavior)
  }

  private static func launch<F: Flow>(
    _ flow: F,
    _ disk: Disk,
    _ behavior: HostBehavior
  ) -> RunningApp {
    let writes = WriteTrace(of: flow) { flow.pathDescription }
    let screen = AppUnderTest(behavior: behavior) { flow.root }
    return RunningApp(
      screen: screen,
      writes: writes,
      pathDescription: { flow.pathDescription },
      actions: { flow.actions },
      perform: { flow.perform($0) },
      open: { if !screen.open($0) { flow.open($0) } },
      files: { disk.files },
      secondWindow: { AppUnderTest { flow.root } }
    )
  }
}
#endif
