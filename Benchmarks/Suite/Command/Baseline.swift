import CommandSupport
import Foundation
import LinkStackEngine

/// Exact figures that are not to get worse, as a file holds them: never a time nor anything derived
/// from one.
struct Baseline: Codable, Equatable, Sendable {
  /// Figures by position, of series by name.
  typealias Figures = [String: [Int: Double]]

  let toolchain: Toolchain

  /// Those that are the same wherever the package is built.
  let always: Figures

  /// Those that are compared where the toolchain is the same.
  let onSameToolchain: Figures

  /// Takes the figures out of what was found.
  init(_ sections: [BenchmarkSection], toolchain: Toolchain) {
    func figures(_ isIncluded: (Series.Unit) -> Bool) -> Figures {
      var figures: Figures = [:]
      for section in sections {
        for series in section.series where isIncluded(series.unit) {
          let name = Self.name(of: series, in: section)
          for point in series.points {
            guard case .exact(let value) = point.figure else { continue }
            figures[name, default: [:]][point.position] = value
          }
        }
      }
      return figures
    }
    self.toolchain = toolchain
    // How large a block is depends on those that were there before.
    always = figures { ![.nanoseconds, .ratio, .bytes, .allocations].contains($0) }
    onSameToolchain = figures { $0 == .allocations }
  }

  /// Which series it is, of all that there are, as in `splitting, "split" (allocations per link)`.
  private static func name(of series: Series, in section: BenchmarkSection) -> String {
    let unit = [series.unit.rawValue, series.per].compactMap(\.self).joined(separator: " per ")
    return "\(section.benchmark), \"\(series.name)\" (\(unit))"
  }
}

extension Baseline {
  /// Reads a file.
  ///
  /// - Throws: ``BaselineError``, which names the file.
  static func read(_ path: String) throws(BaselineError) -> Baseline {
    let reason: String
    do {
      return try JSONDecoder().decode(Baseline.self, from: contents(of: path))
    } catch let error as BaselineError {
      reason = error.description
    } catch let error as DecodingError {
      // A recording's reader has words for this.
      if case .malformed(let place, let complaint) = NavigationRecordingError(error) {
        reason = place.isEmpty ? complaint : "\(place): \(complaint)"
      } else {
        reason = "\(error)"
      }
    } catch {
      reason = (error as NSError).systemReason
    }
    throw BaselineError(description: TerminalText.cleaned("\(path) is no baseline: \(reason)"))
  }

  private static func contents(of path: String) throws -> Data {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    // A pipe or a device may have no end.
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw BaselineError(description: "it is no plain file")
    }
    return try Data(contentsOf: url)
  }

  /// The baseline as JSON with a line for each series, so that a change shows what it is about.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    func lines(_ figures: Figures) throws -> String {
      try figures.sorted { $0.key < $1.key }.map { "\(try json($0.key)):\(try json($0.value))" }
        .joined(separator: ",\n")
    }
    return """
      {"toolchain":\(try json(toolchain)),"always":{
      \(try lines(always))
      },"onSameToolchain":{
      \(try lines(onSameToolchain))
      }}

      """
  }
}

/// Why a file is no baseline: what is wrong with it, and where.
struct BaselineError: Error, CustomStringConvertible {
  let description: String
}
