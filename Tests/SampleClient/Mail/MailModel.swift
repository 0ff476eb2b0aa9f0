public import Combine
import SwiftUI

/// The letters of a split view of three columns.
@MainActor
public final class MailModel: ObservableObject {
  @Published var box: Mailbox.ID?
  @Published var letter: Letter.ID?
  @Published var columns = NavigationSplitViewVisibility.all

  /// Launches the app with nothing chosen.
  public init(disk: Disk) {}

  var letters: [Letter] {
    Mailbox.all.first { $0.id == box }?.letters ?? []
  }
}
