import Combine
import LinkStackEngine
import SwiftUI

/// What stands in one place of the chain.
@MainActor
final class ScreenContents: ObservableObject {
  /// Which screen it is; another one after a replacement.
  private(set) var id: ScreenID

  /// What the screen stands for; `nil` for the root.
  private(set) var value: ScreenValue?

  /// The type that the screen's value has, or was declared to have.
  var type: ObjectIdentifier? {
    guard case .element(let element) = value else { return nil }
    return element.staticType.map { ObjectIdentifier($0) }
  }

  /// Whether it is settled that nothing declares what to show here.
  private(set) var isMissing = false

  /// Counts what the view has to be evaluated for.
  @Published private var revision = 0

  init(_ id: ScreenID, _ value: ScreenValue?) {
    self.id = id
    self.value = value
  }

  /// Replaces the screen.
  func show(_ id: ScreenID, _ value: ScreenValue) {
    self.id = id
    self.value = value
    isMissing = false
    refresh()
  }

  /// Keeps the screen with a value that is known better by now, after something was found to show.
  func resolve(_ element: PathElement) {
    value = .element(element)
    isMissing = false
  }

  /// Notes that nothing declares what to show.
  func noteMissing() {
    isMissing = true
    refresh()
  }

  /// Has the view evaluated again.
  func refresh() {
    revision &+= 1
  }
}
