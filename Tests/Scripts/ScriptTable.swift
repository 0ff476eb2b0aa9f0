import AppUnderTest

/// What came of playing scripts on the running system.
package struct ScriptTable: Sendable {
  /// A script, and where its sides parted if they did.
  package struct Row: Sendable {
    /// The script's name.
    package let name: String

    /// What went wrong; `nil` if nothing did.
    package let fault: String?
  }

  /// The sides that were compared.
  package let sides = Side.here

  /// The scripts that were played, in their order.
  package private(set) var rows: [Row] = []

  /// The scripts that can't be played here, each with the reason.
  package let skipped: [(name: String, reason: String)]

  /// How many scripts are yet to be played.
  package private(set) var remaining: Int

  private init(_ scripts: [Script]) {
    skipped = scripts.filter { !$0.missing.isEmpty }.map { ($0.description, $0.reasonToSkip) }
    remaining = scripts.count - skipped.count
  }

  /// Plays scripts, one after another.
  ///
  /// - Parameters:
  ///   - scripts: The scripts; by default all that all sides go through alike.
  ///   - progress: Called with the table so far, at first and after each script.
  /// - Returns: The whole table.
  @MainActor
  package static func played(
    _ scripts: [Script] = Script.all,
    progress: @MainActor (ScriptTable) -> Void = { _ in }
  ) async -> ScriptTable {
    var table = ScriptTable(scripts)
    progress(table)
    for script in scripts where script.missing.isEmpty {
      var fault: String?
      do throws(Disagreement) {
        try await ScriptRunner.run(script)
      } catch {
        fault = "\(error)"
      }
      table.rows.append(Row(name: script.description, fault: fault))
      table.remaining -= 1
      progress(table)
    }
    return table
  }
}

extension Script {
  /// Why the running system can't play it, in words.
  package var reasonToSkip: String {
    missing.map { "\($0.rawValue): \(Ability.missing[$0] ?? "")" }.joined(separator: "; ")
  }
}

extension ScriptTable {
  /// The table in Markdown, to be pasted into an issue.
  package var markdown: String {
    let faults = rows.filter { $0.fault != nil }
    var lines = [
      "## Scripts on \(sides.map(\.rawValue).joined(separator: ", "))", "",
      "\(rows.count) scripts played, \(faults.count) with a fault; \(skipped.count) skipped.",
    ]
    for row in faults { lines += ["", "```", row.fault ?? "", "```"] }
    if !skipped.isEmpty { lines += ["", "Skipped:", ""] }
    lines += skipped.map { "- \($0.name) (\($0.reason))" }
    return lines.joined(separator: "\n") + "\n"
  }
}
