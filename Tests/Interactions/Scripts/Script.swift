package import Foundation

/// Steps through one app, which both sides of the swap must go through alike.
package struct Script: Sendable {
  package let name: String
  package let flow: FlowName
  /// What is on the disk at the first launch.
  package let files: [String: Data]
  package var steps: [Step] = []

  package init(_ name: String, _ flow: FlowName, files: [String: Data] = [:]) {
    self.name = name
    self.flow = flow
    self.files = files
  }

  /// The script that goes on with these steps.
  package func taking(_ steps: [Step]) -> Script {
    var script = self
    script.steps += steps
    return script
  }
}

extension Script: CustomStringConvertible {
  package var description: String {
    "\(flow.rawValue): \(name)"
  }
}
