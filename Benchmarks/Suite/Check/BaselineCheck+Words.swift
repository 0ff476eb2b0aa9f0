import CommandSupport

extension BaselineCheck {
  /// What is wrong, a line for each figure.
  var complaints: [String] {
    worse.map { "\($0.now.name): \($0.now.text), worse than \($0.before.text) in the baseline" }
      + missing.map { "\($0.name): no figure any more, \($0.text) in the baseline" }
  }

  /// What else is worth knowing, a line for each thing.
  ///
  /// - Parameters:
  ///   - path: The baseline's file.
  ///   - toolchains: The baseline's toolchain, and the one that it was compared on.
  func notes(path: String, toolchains: (before: Toolchain, now: Toolchain)) -> [String] {
    var notes = better.map {
      "check: \($0.now.name): \($0.now.text), better than \($0.before.text) in the baseline"
    }
    if !better.isEmpty {
      notes.append(
        "check: to hold on to what is better: --write-baseline \(TerminalText.cleaned(path))"
      )
    }
    if added > 0 {
      notes.append("check: \(figures(added)) not in the baseline")
    }
    if foreign > 0 {
      notes.append(
        """
        check: \(figures(foreign)) not compared, as the baseline is of \
        \(TerminalText.cleaned(toolchains.before.words)), and this is \(toolchains.now.words)
        """
      )
    }
    return notes
  }

  /// The last line.
  func verdict(path: String) -> String {
    let path = TerminalText.cleaned(path)
    guard compared > 0 || !missing.isEmpty else {
      return "check: no exact figure could be compared with \(path)"
    }
    let count = compared == 1 ? "1 exact figure" : "\(compared) exact figures"
    var findings = [worse.isEmpty ? "none is worse" : Self.count(worse.count, "worse")]
    if !missing.isEmpty { findings.append(Self.count(missing.count, "missing")) }
    return "check: \(count) compared with \(path), \(findings.joined(separator: ", "))"
  }

  private func figures(_ count: Int) -> String {
    count == 1 ? "1 figure is" : "\(count) figures are"
  }

  private static func count(_ count: Int, _ state: String) -> String {
    "\(count) \(count == 1 ? "is" : "are") \(state)"
  }
}
