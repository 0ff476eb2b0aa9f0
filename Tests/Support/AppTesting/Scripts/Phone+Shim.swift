import ClientOnShim
import Foundation
import NavigationShim
import SwiftUI

extension Phone {
  static func launchOnShim(
    _ flow: FlowName,
    _ host: NavigationHost,
    _ files: [String: Data],
    _ behavior: HostBehavior,
    _ isSafe: Bool
  ) -> RunningApp {
    let disk = Disk(files: files)
    let model = makeFlow(flow.rawValue, on: disk)
    return launch(model, disk, behavior, host, isSafe)
  }

  private static func launch<F: Flow>(
    _ flow: F,
    _ disk: Disk,
    _ behavior: HostBehavior,
    _ host: NavigationHost,
    _ isSafe: Bool
  ) -> RunningApp {
    let writes = WriteTrace(of: flow) { flow.pathDescription }
    let screen = AppUnderTest(stacks: host, behavior: behavior) {
      if isSafe { flow.root.navigationSafeMode(.always) } else { flow.root }
    }
    return RunningApp(
      screen: screen,
      writes: writes,
      pathDescription: { flow.pathDescription },
      actions: { flow.actions },
      perform: { flow.perform($0) },
      open: { if !screen.open($0) { flow.open($0) } },
      files: { disk.files },
      secondWindow: {
        AppUnderTest(stacks: Ability.nativeStacks.isHere ? .native : host) { flow.root }
      }
    )
  }
}
