import Foundation

/// All files that a package consists of.
struct PackageFiles {
  /// What is at a path.
  enum Contents: Equatable {
    case data(Data)
    case link(to: String)

    static func text(_ text: String) -> Contents { .data(Data(text.utf8)) }
  }

  /// What is at each path, from the package's folder on.
  var contents: [String: Contents] = [:]

  /// Reads the files below a folder, but for what is hidden, as what was built is.
  init(in root: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
    for name in names where !name.hasPrefix(".") {
      try read(name, in: root)
    }
  }

  /// The text of a file; `nil` where there is no such file.
  func text(_ path: String) -> String? {
    guard case .data(let data) = contents[path] else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// Writes what differs from what is in a folder, and removes what doesn't belong there.
  func write(to root: URL) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let old = try PackageFiles(in: root).contents
    for path in old.keys where contents[path] == nil {
      try FileManager.default.removeItem(at: root.appendingPathComponent(path))
    }
    for (path, contents) in contents where old[path] != contents {
      let url = root.appendingPathComponent(path)
      let parent = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      switch contents {
      case .data(let data):
        try data.write(to: url)
      case .link(let target):
        try? FileManager.default.removeItem(at: url)
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
      }
    }
  }

  private mutating func read(_ path: String, in root: URL) throws {
    let file = root.appendingPathComponent(path).path
    let type = try FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
    switch type {
    case .typeDirectory:
      for name in try FileManager.default.contentsOfDirectory(atPath: file) {
        try read("\(path)/\(name)", in: root)
      }
    case .typeSymbolicLink:
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: file)
      contents[path] = .link(to: target)
    default:
      contents[path] = .data(try Data(contentsOf: URL(fileURLWithPath: file)))
    }
  }
}
