import Combine
import Foundation
import SwiftUI
import Testing

/// An awaited change, which has an outcome later.
@MainActor
final class WaitedChange {
  var outcome: NavigationOutcome?
  var task: Task<NavigationOutcome, Never>?

  init() {}

  /// Has a change made, and returns as soon as it is.
  init(_ change: @escaping @MainActor () async -> NavigationOutcome) async {
    var hasBegun = false
    let begin = { @MainActor in hasBegun = true }
    task = Task {
      begin()
      let outcome = await change()
      self.outcome = outcome
      return outcome
    }
    while !hasBegun { await Task.yield() }
  }
}

extension ObservableObject {
  /// Changes a path that the object has by a binding, and waits for the screens.
  @MainActor
  @discardableResult
  func withDelaysIfUnsupported<Path>(
    _ keyPath: ReferenceWritableKeyPath<Self, Path>,
    transform: (inout Path) -> Void
  ) async -> NavigationOutcome {
    await Binding(get: { self[keyPath: keyPath] }, set: { self[keyPath: keyPath] = $0 })
      .withDelaysIfUnsupported(transform)
  }
}

extension AppUnderTest {
  /// Expects that a change is waited for after milliseconds, and presented once the app is idle.
  func expectPresented(
    _ change: WaitedChange,
    after milliseconds: Int64,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await waitWithTasks(milliseconds)
    expectNil(change.outcome, sourceLocation: sourceLocation)
    await settleWithTasks()
    expect(change.outcome, is: .presented, sourceLocation: sourceLocation)
  }
}

extension Numbers {
  /// Sets the path, and waits for the screens.
  func waited(_ numbers: [Int]) async -> WaitedChange {
    await WaitedChange {
      await self.withDelaysIfUnsupported(\.path) { $0 = NavigationPath(numbers) }
    }
  }
}

extension NavigationPath {
  /// The path that was saved as a text.
  init(saved text: String) throws {
    self.init(try JSONDecoder().decode(CodableRepresentation.self, from: Data(text.utf8)))
  }
}
