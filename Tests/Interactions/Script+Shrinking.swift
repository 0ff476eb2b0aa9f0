import AppUnderTest
import Foundation
package import Scripts
import TestSupport

extension Script: Shrinkable {
  package var smallerOnes: [Script] {
    var smaller = steps.shorterOnes.map { steps in
      var script = self
      script.steps = steps
      return script
    }
    if !files.isEmpty { smaller.append(Script(name, flow, on: behavior).taking(steps)) }
    if behavior != HostBehavior() {
      var script = self
      script.behavior = HostBehavior()
      smaller.append(script)
      script.behavior = behavior
      script.behavior.lag = 0
      script.behavior.ignoredUpdates = []
      if script.behavior != behavior { smaller.append(script) }
    }
    for index in steps.indices {
      for step in steps[index].smallerOnes {
        var script = self
        script.steps[index] = step
        smaller.append(script)
      }
    }
    // A script that was made so that the sides must be equal stays one.
    return smaller.filter { $0.isFair || !isFair }
  }
}

extension Step {
  /// The step with a little less to it, in ways that make sense on their own.
  fileprivate var smallerOnes: [Step] {
    switch self {
    case .interrupting(let step, let time):
      let times = time == 0 ? [] : [0, time / 2, time - 1]
      return [step] + times.map { .interrupting(step, after: $0) }
        + step.smallerOnes.map { .interrupting($0, after: time) }
    case .duringSwipe(let step, let finishes):
      return [finishes ? .swipeBack : .swipeBackCancelled, step]
        + step.smallerOnes.map { .duringSwipe($0, finishes: finishes) }
    case .unanimated(let step): return [step] + step.smallerOnes.map { .unanimated($0) }
    case .tap(let label, let occurrence) where occurrence > 0:
      return [.tap(label, occurrence: occurrence - 1)]
    case .backTo(let depth) where depth > 0: return [.backTo(depth - 1)]
    case .relaunchSwapped: return [.relaunch]
    case .open(let link): return Self.shorter(link).map { .open($0) }
    default: return []
    }
  }

  /// The link without one of its pairs of parts, as in `fleet://go/carrier/north/driver/ada`.
  private static func shorter(_ link: String) -> [String] {
    guard let url = URL(string: link), let scheme = url.scheme, let host = url.host else {
      return []
    }
    let parts = url.pathComponents.filter { $0 != "/" }
    let size = parts.count.isMultiple(of: 2) ? 2 : 1
    return stride(from: 0, to: parts.count, by: size).map { index in
      var fewer = parts
      fewer.removeSubrange(index..<min(index + size, parts.count))
      let query = url.query.map { "?\($0)" } ?? ""
      return "\(scheme)://\(host)" + fewer.map { "/\($0)" }.joined() + query
    }
  }
}
