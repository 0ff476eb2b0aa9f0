import LinkStackEngine

/// A report on the system and the link stacks, to paste into an issue.
///
/// ```swift
/// struct NavigationReport: View {
///   var body: some View {
///     ScrollView { Text(NavigationDiagnostics.report) }
///   }
/// }
/// ```
///
/// The report has the versions of NavigationShim and the system, the result of each host check, and the latest events
/// of each link stack. It contains no values, titles, URLs or types of the app.
///
/// An addition to SwiftUI's interface.
public enum NavigationDiagnostics {
  /// The package's version, as in the changelog.
  package static let packageVersion = "0.1.0"

  /// The report as of now.
  ///
  /// - Complexity: O(*n*) in the number of link stacks: each keeps its latest 64 events.
  @MainActor public static var report: String {
    report(of: LiveStacks.shared.stacks.compactMap { $0 as? LinksStack }, .shared)
  }

  @MainActor
  static func report(of stacks: [LinksStack], _ checks: HostChecks) -> String {
    var lines = [
      "NavigationShim \(packageVersion), \(HostSystem.description)",
      "safe mode: \(NavigationSafeMode.standard)",
    ]
    for assumption in HostChecks.Assumption.allCases {
      switch checks.verdict(on: assumption) {
      case .unknown: lines.append("\(assumption): unknown")
      case .holds: lines.append("\(assumption): holds")
      case .refuted(let check): lines.append("\(assumption): refuted by \(check.rawValue)")
      }
    }
    for (index, stack) in stacks.enumerated() {
      lines.append("stack \(index + 1): \(stack.kind)\(stack.isSafe ? ", in safe mode" : "")")
      lines += stack.driver?.report ?? []
    }
    return lines.joined(separator: "\n")
  }
}

extension LinksStack {
  fileprivate var kind: String {
    if !chain.hasTransitions { return "layers" }
    if isOfColumns { return "columns" }
    return column == nil ? "stack" : "in a column"
  }
}
