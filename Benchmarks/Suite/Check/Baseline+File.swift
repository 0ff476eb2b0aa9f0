import CommandSupport
import Foundation

extension Baseline {
  /// Reads a baseline.
  ///
  /// - Throws: ``BaselineError``, which names the file.
  static func read(_ path: String) throws(BaselineError) -> Baseline {
    do {
      return try Baseline(JSONReport(reading: contents(of: path)))
    } catch {
      throw BaselineError("\(path) is no baseline: \(BaselineError(error))")
    }
  }

  private static func contents(of path: String) throws -> Data {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    // A pipe or a device may have no end.
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw BaselineError("it is no plain file")
    }
    return try Data(contentsOf: url)
  }
}
