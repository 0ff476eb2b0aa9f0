import Foundation
import HostBehaviors
import TestSupport

/// The committed sums of all traces, one line each: the calls to the host in a script or a test, and what the host does.
///
/// A script with the app's other form of path has no line if its trace is the same. `TRACES=write` writes the table.
/// With the name of a folder instead, the traces themselves are written there, to be compared with another commit's.
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
    case let folder?:
      let file = name.replacingOccurrences(of: "/", with: " ")
      let url = URL(fileURLWithPath: folder).appendingPathComponent(file)
      return write(trace.joined(separator: "\n"), to: url)
    }
    guard let known = sums[name] ?? sums[ordinary(name)] else {
      return "\(name): no trace is known. TRACES=write adds it."
    }
    return known == sum(of: trace)
      ? nil : "\(name): its trace has changed. TRACES=FOLDER writes it, to be compared."
    #else
    return nil
    #endif
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
