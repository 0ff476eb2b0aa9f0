import Foundation
import Testing

/// Steps through one app, which both sides of the swap must go through alike.
struct Script: Sendable {
  let name: String
  let flow: FlowName
  /// What is on the disk at the first launch.
  let files: [String: Data]
  private(set) var steps: [Step] = []

  init(_ name: String, _ flow: FlowName, files: [String: Data] = [:]) {
    self.name = name
    self.flow = flow
    self.files = files
  }

  /// The script that goes on with these steps.
  func taking(_ steps: [Step]) -> Script {
    var script = self
    script.steps += steps
    return script
  }
}

extension Script: CustomTestStringConvertible {
  var testDescription: String {
    "\(flow.rawValue): \(name)"
  }
}

extension Script {
  static let all = [
    fleet, deepLinks, fleetInterruptions, shop, shopPaths, numbers, presentations, viewLinks,
    picker, pages, notes, restorations, library, account, splitViews, gallery, galleryRooms,
  ].flatMap { $0 }
}
