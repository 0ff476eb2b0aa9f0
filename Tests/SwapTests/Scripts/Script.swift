import Foundation
import Testing

/// Steps through one app, which both sides of the swap must go through alike.
struct Script: Sendable {
  let name: String
  let flow: FlowName
  /// What is on the disk at the first launch.
  let files: [String: Data]
  let steps: [Step]

  init(_ name: String, _ flow: FlowName, files: [String: Data] = [:], _ steps: [Step]) {
    self.name = name
    self.flow = flow
    self.files = files
    self.steps = steps
  }
}

extension Script: CustomTestStringConvertible {
  var testDescription: String {
    "\(flow.rawValue): \(name)"
  }
}

extension Script {
  static let all =
    fleet + deepLinks + fleetInterruptions + shop + shopPaths + numbers + presentations + viewLinks
    + picker + pages + notes + restorations + library + account + splitViews + gallery
    + galleryRooms
}
