import Foundation
import SwiftUI

extension NavigationPath {
  /// The elements from the root's neighbour to the top, or only their number where one of them
  /// can't be saved.
  ///
  /// A `NavigationPath` doesn't hand its elements out; what it saves is the only way to see them.
  @MainActor var summary: String {
    guard let codable, let texts = try? JSONEncoder().encode(codable).strings else {
      return "\(count) of which some can't be saved"
    }
    let pairs = stride(from: 0, to: texts.count - 1, by: 2).map { index in
      Self.localName(of: texts[index]) + " " + Self.sorted(texts[index + 1])
    }
    return pairs.reversed().joined(separator: " > ")
  }

  /// The name of a type without the client's own module, which is not the same on both sides.
  private static func localName(of tag: String) -> String {
    let module = String(reflecting: Disk.self).prefix { $0 != "." }
    return tag.replacingOccurrences(of: module + ".", with: "")
  }

  /// The same JSON with its keys in order: an encoder writes them in any.
  private static func sorted(_ json: String) -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
    guard
      let value = try? JSONSerialization.jsonObject(
        with: Data(json.utf8),
        options: .fragmentsAllowed
      ),
      let data = try? JSONSerialization.data(withJSONObject: value, options: options)
    else { return json }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Data {
  fileprivate var strings: [String] {
    get throws { try JSONDecoder().decode([String].self, from: self) }
  }
}

extension URL {
  /// The steps of a deep link such as `fleet://go/carrier/north/vehicle/n1`, in pairs.
  var pairs: [(kind: String, id: String)] {
    let parts = pathComponents.filter { $0 != "/" }
    return stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0], parts[$0 + 1]) }
  }
}
