import Foundation

extension Script {
  /// The script as Swift code, ready to paste beside the others.
  package var code: String {
    var arguments = [name.literal, ".\(flow.rawValue)"]
    if !files.isEmpty {
      let entries = files.sorted { $0.key < $1.key }.map { "\($0.key.literal): \($0.value.code)" }
      arguments.append("files: [\(entries.joined(separator: ", "))]")
    }
    let lines = steps.map { "  \($0.code)," }
    return (["Script(\(arguments.joined(separator: ", "))).taking(["] + lines + ["]),"])
      .joined(separator: "\n")
  }
}

extension Data {
  fileprivate var code: String { isEmpty ? "Data()" : "Data(\(Array(self)))" }
}
