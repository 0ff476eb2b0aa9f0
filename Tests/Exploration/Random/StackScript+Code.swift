import LinkStack
import NavigationShimTesting

extension StackScript {
  /// A test that plays the script on a `SimulatedStack`, ready to paste.
  package func test(of fault: String) -> String {
    var lines = [
      "@Test(\"Explored: \(fault)\")",
      "func explored() {",
      "  let behavior = SimulatedHostBehavior(\(behaviorArguments.joined(separator: ", ")))",
      "  let stack = SimulatedStack(path: \(start), on: behavior, pacing: \(pacing.code))",
    ]
    for action in actions {
      if action.milliseconds > 0 {
        lines.append("  stack.advance(by: .milliseconds(\(action.milliseconds)))")
      }
      lines.append("  \(action.kind.code)")
    }
    lines += [
      "  stack.host.comeBack()",
      "  stack.finish()",
      "  #expect(stack.host.violations.isEmpty)",
      "  #expect(stack.host.values == stack.path)",
      "  #expect(stack.driver.linkStack.values == stack.path)",
      "  #expect(stack.driver.isSettled)",
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
    case .open(let path): "stack.open(\(path))"
    case .goBack(let levels):
      "stack.host.goBack(to: max(0, stack.host.screens.count - \(levels)))"
    case .swipe: "stack.host.swipeBackAndCancel()"
    case .leave: "stack.host.leave()"
    case .comeBack: "stack.host.comeBack()"
    case .linkOff(let depth):
      "if stack.host.screens.count > \(depth) { "
        + "stack.host.turnOffLinkForNoReason(toScreenAt: \(depth)) }"
    case .repeatSignal: "stack.host.repeatSettleSignal()"
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
