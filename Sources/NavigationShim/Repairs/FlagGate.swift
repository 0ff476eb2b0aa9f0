import Combine
import SwiftUI

/// Keeps a flag from SwiftUI's own stack until the stack can take it, and tells the stack when it is turned on.
@MainActor
final class FlagGate: ObservableObject {
  /// Who can tell how deep in the stack the flag's view is.
  weak var reporter: (any DepthReporter)?

  /// Whether the app has turned the flag on.
  private(set) var isOn = false

  /// Whether SwiftUI knows that.
  private var isKnown = false

  private var flag: Binding<Bool>?

  nonisolated init() {}

  /// The flag as SwiftUI is to see it; from the evaluation of a body.
  func pass(_ flag: Binding<Bool>, _ configuration: NavigationConfiguration) -> Binding<Bool> {
    guard let writes = configuration.waitingWrites else { return flag }
    observe(flag, configuration)
    isKnown = isOn && (isKnown || writes.letsIn(self, configuration))
    return flag[isKnown: isKnown]
  }

  /// Follows a flag that SwiftUI sees as it is; from the evaluation of a body.
  func observe(_ flag: Binding<Bool>, _ configuration: NavigationConfiguration) {
    self.flag = flag
    let wasOn = isOn
    isOn = flag.wrappedValue
    if isOn, !wasOn { configuration.waitingWrites?.presents(self) }
  }

  /// Says to the app that nothing is presented any more.
  func turnOff() {
    if let flag, flag.wrappedValue { flag.wrappedValue = false }
  }
}

extension Bool {
  /// Whether it is on, for those who may know.
  fileprivate subscript(isKnown isKnown: Bool) -> Bool {
    get { self && isKnown }
    set { self = newValue }
  }
}
