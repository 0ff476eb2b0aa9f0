import Combine
import SwiftUI

/// Keeps a flag from SwiftUI's own stack until the stack can take it.
@MainActor
final class FlagGate: ObservableObject {
  /// Whether SwiftUI knows that the flag is on.
  private var isOpen = false

  nonisolated init() {}

  /// The flag as SwiftUI is to see it; from the evaluation of a body.
  func pass(_ flag: Binding<Bool>, _ configuration: NavigationConfiguration) -> Binding<Bool> {
    guard !configuration.activeRepairs.isDisjoint(with: .waiting),
      let writes = configuration.place.nativeStack?.writes
    else { return flag }
    isOpen = flag.wrappedValue && (isOpen || writes.letsIn(self, configuration))
    return flag[isKnown: isOpen]
  }
}

extension Bool {
  /// Whether it is on, for those who may know.
  fileprivate subscript(isKnown isKnown: Bool) -> Bool {
    get { self && isKnown }
    set { self = newValue }
  }
}
