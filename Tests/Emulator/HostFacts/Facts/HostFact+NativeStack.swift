import AppTesting
import SwiftUI

extension HostFact {
  static let nativeStack: [HostFact] = [
    appearances("projected binding, push", of: [1, 2], byClosures: false),
    appearances("projected binding, pop", of: [], byClosures: false),
    appearances("binding made of closures, push", of: [1, 2], byClosures: true),
    appearances("binding made of closures, pop", of: [], byClosures: true),
    HostFact(
      "path read back",
      "A native stack reads its path right after writing it, before it is evaluated",
      for: .rule(.writeNotReadBack),
      seen: ("write, read", ofControl: "write, body of the stack")
    ) { trial in
      let app = await trial.launchNative()
      if trial.isControl { trial.native.path = [1] } else { _ = await app.tap("to 1") }
      await app.settle()
      let events = trial.log.events.drop { $0 != "write" }
      return events.filter { ["write", "read", "body of the stack"].contains($0) }
        .prefix(2).joined(separator: ", ")
    },
    HostFact(
      "root below a path at launch",
      "A path at launch is shown, and the controllers on its root appear first",
      for: .property("rootIsSilentAtLaunch"),
      seen: (
        "depth 2, viewWillAppear 0, viewDidAppear 0",
        ofControl: "depth 0, viewWillAppear 0, viewDidAppear 0"
      )
    ) { trial in
      trial.native.path = trial.isControl ? [] : [1, 2]
      let app = await trial.launch { NativeChainView(chain: trial.native) }
      return "depth \(app.depth), " + trial.log.words(of: "viewWillAppear 0", "viewDidAppear 0")
    },
  ].needing(.nativeStack)

  /// With the SDK of iOS 18.4 and later a binding made of closures misleads `onAppear`
  /// (dev.classmethod.jp, "xcode-16-3-navigationstack-onappear-issue").
  private static func appearances(
    _ name: String,
    of path: [Int],
    byClosures bindsByClosures: Bool
  ) -> HostFact {
    let isPush = !path.isEmpty
    let (pushed, uncovered) = ("onAppear 2", "onAppear 0")
    let misled = isPush ? "onAppear 0, onAppear 1, onAppear 2" : "nothing"
    return HostFact(
      name,
      "onAppear is called on the screen that \(isPush ? "is pushed" : "is uncovered"), and on no other",
      for: bindsByClosures
        ? .property("closuresMisleadAppearance") : .assumption(.projectedBindings),
      seen: (expected: isPush ? pushed : uncovered, ofControl: isPush ? uncovered : pushed),
      otherwise: bindsByClosures ? [SystemVersion(18, 4)..<SystemVersion(27): misled] : [:]
    ) { trial in
      let app = await trial.launchNative([1], bindsByClosures: bindsByClosures)
      await app.settle { trial.native.path = isPush != trial.isControl ? [1, 2] : [] }
      let appeared = trial.log.events.filter { $0.hasPrefix("onAppear") }
      return appeared.isEmpty ? "nothing" : appeared.sorted().joined(separator: ", ")
    }
  }
}
