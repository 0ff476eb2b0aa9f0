import Combine
import NavigationShim
import TestSupport

/// What a window of two tabs shows, each with a stack.
@MainActor
final class WindowModel: ObservableObject {
  @Published var tab = 0
  let first: FirstTabModel
  let second: SecondTabModel

  init(values: Counted.Tally, screens: Counted.Tally) {
    first = FirstTabModel(values: values, screens: screens)
    second = SecondTabModel(values: values, screens: screens)
  }

  /// The screens above the roots, as far as they are in a path.
  var depth: Int { first.items.count + second.path.count }

  /// The screens above the root of the tab in front, as far as they are in a path.
  var depthInFront: Int { tab == 0 ? first.items.count : second.path.count }
}

/// A path of values of one type, and a root that changes.
@MainActor
final class FirstTabModel: ObservableObject {
  @Published var root = 0
  @Published var items: [CountedItem] = []
  let values: Counted.Tally
  let screens: Counted.Tally

  init(values: Counted.Tally, screens: Counted.Tally) {
    self.values = values
    self.screens = screens
  }
}

/// A path of values of any type.
@MainActor
final class SecondTabModel: ObservableObject {
  @Published var path = NavigationShim.NavigationPath()
  let values: Counted.Tally
  let screens: Counted.Tally

  init(values: Counted.Tally, screens: Counted.Tally) {
    self.values = values
    self.screens = screens
  }
}
