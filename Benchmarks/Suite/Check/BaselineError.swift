import CommandSupport
import Foundation

/// Why a file is no baseline: what is wrong with it, and where.
struct BaselineError: Error, CustomStringConvertible {
  let description: String

  /// - Parameter description: What is wrong; it may quote the file.
  init(_ description: String) {
    self.description = TerminalText.cleaned(description)
  }
}

extension BaselineError {
  /// Puts in words what reading has thrown.
  init(_ error: any Error) {
    switch error {
    case let error as BaselineError:
      self = error
    case let error as JSONReport.NoJSON:
      self.init("it is no JSON: \(error.reason)")
    case let error as JSONReport.OtherVersion:
      self.init("its format has the version \(error.version), not \(JSONReport.currentVersion)")
    case DecodingError.keyNotFound(let key, let context):
      self.init(context.codingPath, "there is no \"\(key.stringValue)\"")
    case DecodingError.valueNotFound(_, let context):
      self.init(context.codingPath, "there is no value")
    case DecodingError.typeMismatch(_, let context):
      self.init(context.codingPath, context.debugDescription)
    case DecodingError.dataCorrupted(let context):
      self.init(context.codingPath, context.debugDescription)
    default:
      self.init((error as NSError).systemReason)
    }
  }

  private init(_ path: [any CodingKey], _ complaint: String) {
    let place = path.reduce("") { place, key in
      if let index = key.intValue { return "\(place)[\(index)]" }
      return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
    }
    self.init(place.isEmpty ? complaint : "\(place): \(complaint)")
  }
}
