/// The publishers of objects that have no published property to keep them.
///
/// They are kept per thread, as objects may not be handed to others; the emulator has but one.
final class KeptPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextCleaning = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    ThreadStore.value(KeptPublishers.init).publisher(of: object)
  }

  private func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // A new object may stand where one that is gone has stood.
    if let entry = entries[id], entry.object === object { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    entries[id] = Entry(object: object, publisher: publisher)
    if entries.count > nextCleaning {
      entries = entries.filter { $0.value.object != nil }
      nextCleaning = max(64, entries.count * 2)
    }
    return publisher
  }
}
