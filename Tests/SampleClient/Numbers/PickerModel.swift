public import Combine
import SwiftUI

/// A choice of emoji, of which one at a time is shown beside the path.
@MainActor
public final class PickerModel: ObservableObject {
  @Published var path = NavigationPath()
  @Published var picked: Emoji?
  let choices = ["🐑", "🐟", "🍎"]

  /// Launches the app at its choice.
  public init(disk: Disk) {}
}
