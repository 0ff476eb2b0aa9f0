import LinkStackEngine
import NavigationShimTesting
import TestSupport

extension StackScript: Shrinkable {
  package var smallerOnes: [StackScript] {
    var smaller = actions.shorterOnes.map { actions in
      var script = self
      script.actions = actions
      return script
    }
    for path in Self.smaller(start) {
      var script = self
      script.start = path
      smaller.append(script)
    }
    for index in actions.indices {
      for action in actions[index].smallerOnes {
        var script = self
        script.actions[index] = action
        smaller.append(script)
      }
    }
    return smaller + plainerHosts
  }

  private var plainerHosts: [StackScript] {
    var plainer: [StackScript] = []
    func add(_ change: (inout StackScript) -> Void) {
      var script = self
      change(&script)
      if script.behavior != behavior { plainer.append(script) }
    }
    add { $0.behavior.rules = .links }
    add { $0.behavior.settleSignals = .onTime }
    add { $0.behavior.dismissalReport = .afterSettling }
    add { $0.behavior.doubtsLinksOnReturn = false }
    return plainer
  }

  fileprivate static func smaller(_ path: [Int]) -> [[Int]] {
    var smaller: [[Int]] = []
    if path.count > 1 { smaller.append([]) }
    for index in path.indices {
      var shorter = path
      shorter.remove(at: index)
      smaller.append(shorter)
    }
    for index in path.indices where path[index] > 0 {
      var lower = path
      lower[index] = 0
      smaller.append(lower)
    }
    return smaller
  }
}

extension StackScript.Action {
  fileprivate var smallerOnes: [StackScript.Action] {
    let times = milliseconds == 0 ? [] : [0, milliseconds / 2, milliseconds - 1]
    let sooner = times.map { StackScript.Action(after: $0, kind) }
    let kinds: [StackScript.Kind] =
      switch kind {
      case .open(let path): StackScript.smaller(path).map { .open($0) }
      case .goBack(let levels) where levels > 1: [.goBack(levels: levels - 1)]
      case .linkOff(let depth) where depth > 1: [.linkOff(screenAt: depth - 1)]
      default: []
      }
    return sooner + kinds.map { StackScript.Action(after: milliseconds, $0) }
  }
}
