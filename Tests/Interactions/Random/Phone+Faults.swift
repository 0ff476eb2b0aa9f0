import SwiftUI

extension Phone {
  /// What is wrong once all is over, in a few words, or nil.
  package func faultAtRest(of flow: FlowName) -> String? {
    app.screen.comeBack()
    app.screen.settle()
    if let fault = disagreementWithModel(of: flow) { return fault }
    if let fault = faultOnWayHome() { return fault }
    if let fault = disagreementWithModel(of: flow) { return "after going home, \(fault)" }
    if let violation = app.screen.violations.first {
      return "a host was misused: \(violation.kind.rawValue)"
    }
    app.screen.end()
    return nil
  }

  /// What is on screen must be what another window shows that has never been through all this.
  private func disagreementWithModel(of flow: FlowName) -> String? {
    guard !app.screen.titles.contains("Stones") else {
      // That path belongs to a view, and another window has its own.
      return nil
    }
    let path = app.pathDescription()
    let window = app.secondWindow()
    window.settle()
    defer { window.end() }
    // What only views know isn't in the other window.
    let shown = [app.screen, window].map { $0.titles.filter { !flow.isTitleOfView($0) } }
    if shown[0] != shown[1] {
      return "screens and path disagree: \(path) is \(Self.text(window.titles)) elsewhere, and "
        + "\(Self.text(app.screen.titles)) here"
    }
    return app.pathDescription() == path ? nil : "the path isn't one that can be shown"
  }

  private static func text(_ titles: [String?]) -> String {
    titles.map { $0 ?? "-" }.joined(separator: " > ")
  }

  private func faultOnWayHome() -> String? {
    let screen = app.screen
    while screen.hasSheet {
      guard screen.dismissSheet() else { return "a sheet can't be dismissed" }
      screen.settle()
    }
    guard screen.depth > 0 else { return nil }
    guard screen.back(to: 0) else { return "there is no way back" }
    screen.settle()
    return screen.depth == 0 ? nil : "going home leads elsewhere"
  }
}

extension FlowName {
  /// Whether a screen is one that only a view's own state shows, and no model knows of.
  fileprivate func isTitleOfView(_ title: String?) -> Bool {
    guard let title else { return false }
    return switch self {
    case .numbers: ["About", "Credits", "Fact", "Reason"].contains(title)
    case .picker: title.hasPrefix("Counted ")
    case .gallery: ["Reading room", "Shelf", "Simple", "Second"].contains(title)
    default: false
    }
  }
}
