import LinkStackEngine
import NavigationShimTesting

extension StackScript {
  /// A test that plays the script, ready to paste beside the others.
  package func test(of fault: String) -> String {
    var lines = [
      "@Test(\"Explored: \(fault)\")",
      "func explored() {",
      "  let script = StackScript(",
      "    on: SimulatedHostBehavior(\(behaviorArguments.joined(separator: ", "))),",
      "    pacing: \(pacing.code),",
      "    start: \(start),",
      "    actions: [",
    ]
    lines += actions.map { "      .init(after: \($0.milliseconds), \($0.kind.code))," }
    lines += [
      "    ]",
      "  )",
      "  #expect(StackRun(script).faults == [])",
      "}",
    ]
    return lines.joined(separator: "\n")
  }

  private var behaviorArguments: [String] {
    var arguments: [String] = []
    if behavior.rules != .links { arguments.append("rules: \(behavior.rules.code)") }
    arguments.append("transition: \(behavior.transition.code)")
    switch behavior.settleSignals {
    case .onTime: break
    case .late(let delay): arguments.append("settleSignals: .late(by: \(delay.code))")
    case .never: arguments.append("settleSignals: .never")
    }
    if behavior.dismissalReport != .afterSettling {
      arguments.append("dismissalReport: .\(behavior.dismissalReport)")
    }
    if behavior.doubtsLinksOnReturn { arguments.append("doubtsLinksOnReturn: true") }
    return arguments
  }
}

extension StackScript.Kind {
  fileprivate var code: String {
    switch self {
    case .open(let path): ".open(\(path))"
    case .goBack(let levels): ".goBack(levels: \(levels))"
    case .swipe: ".swipe"
    case .leave: ".leave"
    case .comeBack: ".comeBack"
    case .linkOff(let depth): ".linkOff(screenAt: \(depth))"
    case .repeatSignal: ".repeatSignal"
    }
  }
}

extension Nanoseconds {
  fileprivate var code: String { ".milliseconds(\(count / 1_000_000))" }
}

extension Pacing {
  fileprivate var code: String {
    switch self {
    case .settled(let fallback): ".settled(fallback: \(fallback.code))"
    case .fixed(let delay): ".fixed(delay: \(delay.code))"
    }
  }
}

extension UpdateRules {
  fileprivate var code: String {
    "UpdateRules(pushesPerUpdate: \(pushesPerUpdate), popsMany: \(popsMany), "
      + "replacesInPlace: \(replacesInPlace), "
      + "screensAtFirstAppearance: \(screensAtFirstAppearance))"
  }
}
