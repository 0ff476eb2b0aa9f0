import Foundation
import SwiftUI

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension SwiftUI.NavigationPath: ValueCollector {
  /// Has SwiftUI decode saved elements; `nil` if it can't, or if one of them can't be saved.
  init?(decoding elements: ArraySlice<PathElement>) {
    let representation = Shim.NavigationPath.CodableRepresentation(
      elements: Array(elements)
    )
    guard let data = try? JSONEncoder().encode(representation),
      let saved = try? JSONDecoder().decode(CodableRepresentation.self, from: data)
    else { return nil }
    self.init(saved)
  }
}
