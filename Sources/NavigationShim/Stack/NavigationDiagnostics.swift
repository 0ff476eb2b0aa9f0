import LinkStackEngine

/// A report on the system and the stacks, to paste into an issue.
///
/// ```swift
/// ScrollView { Text(NavigationDiagnostics.report) }
/// ```
///
/// The report has the versions of NavigationShim and the system. For each native stack, it has the length of the path,
/// and how many callers wait for its screens. If there are link stacks, it has the result of each host check, and the
/// latest events of each link stack. It contains no values, titles, URLs or types of the app.
///
/// An addition to SwiftUI's interface.
public enum NavigationDiagnostics {
  /// The package's version, as in the changelog.
  package static let packageVersion = "0.1.0"

  /// The report as of now.
  ///
  /// - Complexity: O(*n*) in the number of stacks: each link stack keeps its latest 64 events.
  @MainActor public static var report: String { report(of: LiveStacks.shared.stacks, .shared) }

  @MainActor
  private static func report(of stacks: [any LiveStacks.Stack], _ checks: HostChecks) -> String {
    var lines = ["NavigationShim \(packageVersion), \(HostSystem.description)"]
    if stacks.contains(where: { $0 is LinksStack }) {
      lines.append("safe mode: \(NavigationSafeMode.standard)")
      lines += HostChecks.Assumption.allCases.map { assumption in
        switch checks.verdict(on: assumption) {
        case .unknown: "\(assumption): unknown"
        case .holds: "\(assumption): holds"
        case .refuted(let check): "\(assumption): refuted by \(check)"
        }
      }
    }
    for (index, stack) in stacks.enumerated() {
      lines.append("stack \(index + 1): \(stack.summary)")
      lines += stack.events
    }
    if stacks.isEmpty { lines.append("there is no stack with a path") }
    return lines.joined(separator: "\n")
  }
}

extension LinksStack {
  var summary: String { "links, \(kind)\(isSafe ? ", in safe mode" : "")" }
  var events: [String] { driver?.report ?? [] }

  private var kind: String {
    if !chain.hasTransitions { return "layers" }
    if columns != nil { return "columns" }
    return column == nil ? "stack" : "in a column"
  }
}
