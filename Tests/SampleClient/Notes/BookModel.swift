public import Combine
import SwiftUI

/// A book whose chapter is kept with the scene.
@MainActor
public final class BookModel: ObservableObject {
  @Published var chapters: [Int] = []

  /// Opens the book, at no chapter yet.
  public init(disk: Disk) {}
}
