import Foundation
import HostBehaviors
import TestSupport

/// The committed sums of all traces, one line each: the calls to the host in a script, and what the host does.
///
/// A script with the app's other form of path has no line if its trace is the same. `TRACES=write` replaces the table.
/// With the name of a folder instead, the traces themselves are written there, or compared with those of the commit
/// before, if they are there.
@MainActor
package enum TraceTable {
  private static let path = "Tests/Support/Traces.txt"
  private static var sums = read()

  package static func difference(of name: String, _ trace: [String]) -> String? {
    #if os(Linux)
    switch ProcessInfo.processInfo.environment["TRACES"] {
    case nil: break
    case "write":
      sums[name] = sum(of: trace)
      return write()
    case let folder?: return difference(of: name, trace, in: URL(fileURLWithPath: folder))
    }
    guard sums[name] ?? sums[ordinary(name)] != sum(of: trace) else { return nil }
    return "\(name): its trace has changed. TRACES=FOLDER says where, after the commit before."
    #else
    return nil
    #endif
  }

  private static func difference(of name: String, _ trace: [String], in folder: URL) -> String? {
    let file = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: " "))
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      return write(trace.joined(separator: "\n"), to: file)
    }
    let lines = text.isEmpty ? [] : text.components(separatedBy: "\n")
    guard lines != trace else { return nil }
    let start = zip(lines, trace).prefix { $0 == $1 }.count
    func excerpt(_ lines: [String]) -> String {
      lines[max(0, start - 3)..<min(lines.count, start + 3)].joined(separator: "\n")
    }
    return "\(name):\n\(excerpt(lines))\nhas become\n\(excerpt(trace))"
  }

  /// The name of the trace with the app's ordinary path.
  private static func ordinary(_ name: String) -> String {
    name.replacingOccurrences(of: ", other path", with: "")
  }

  private static func sum(of trace: [String]) -> String {
    String(trace.joined(separator: "\n").utf8.checksum, radix: 16)
  }

  private static func read() -> [String: String] {
    let lines = ((try? Document.text(of: path)) ?? "").split(separator: "\n")
    return Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let end = line.firstIndex(of: " ") ?? line.endIndex
        return (String(line[end...].dropFirst()), String(line[..<end]))
      }
    )
  }

  private static func write() -> String? {
    let own = sums.filter { $0.key == ordinary($0.key) || $0.value != sums[ordinary($0.key)] }
    let lines = own.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
    do { try Document.write(lines.joined(), to: path) } catch { return "\(error)" }
    return nil
  }

  private static func write(_ text: String, to file: URL) -> String? {
    do { try Data(text.utf8).write(to: file) } catch { return "\(error)" }
    return nil
  }
}
