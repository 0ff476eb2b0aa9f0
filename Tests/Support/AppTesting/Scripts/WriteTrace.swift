import Combine

/// The writes to an app's model, in order.
///
/// The model's state is recorded before each of its changes: two equal records in a row are a change to the state that
/// was there already.
@MainActor
package final class WriteTrace {
  private var notes: [String] = []
  private var subscription: AnyCancellable?

  init(of model: some ObservableObject, _ description: @escaping @MainActor () -> String) {
    subscription = model.objectWillChange.sink { [weak self] _ in
      MainActor.assumeIsolated { self?.notes.append(description()) }
    }
  }

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }
}
