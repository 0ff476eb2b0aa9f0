public import Combine
import SwiftUI

/// Countries in a sidebar, and a path of places in each.
@MainActor
public final class AtlasModel: ObservableObject {
  @Published var country: String?
  @Published var path: [String] = []
  let countries = ["Chile", "Mali"]

  /// Launches the atlas with no country chosen.
  public init(disk: Disk) {}
}
