import Foundation

/// The subscription of one subscriber to notifications.
///
/// An observer's closure may be called from anywhere and so can't hold the subscriber; it holds the
/// identity by which the subscriber's own thread knows it.
final class NotificationListener: Subscription {
  private let source: NotificationCenter.Publisher
  private var subscriber: AnySubscriber<Notification, Never>?
  private var observer: (any NSObjectProtocol)?

  init(to source: NotificationCenter.Publisher, for subscriber: AnySubscriber<Notification, Never>)
  {
    self.source = source
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand != .none, observer == nil, subscriber != nil else { return }
    ThreadStore.value(Listeners.init).add(self)
    let id = ObjectIdentifier(self)
    observer = source.center.addObserver(
      forName: source.name,
      object: source.object,
      queue: nil
    ) { ThreadStore.value(Listeners.init).hear($0, id) }
  }

  func cancel() {
    subscriber = nil
    guard let observer else { return }
    self.observer = nil
    source.center.removeObserver(observer)
    ThreadStore.value(Listeners.init).remove(self)
  }
}

extension NotificationListener {
  /// The listeners of one thread.
  private final class Listeners {
    private var listeners: [ObjectIdentifier: NotificationListener] = [:]

    func add(_ listener: NotificationListener) {
      listeners[ObjectIdentifier(listener)] = listener
    }

    func remove(_ listener: NotificationListener) {
      listeners[ObjectIdentifier(listener)] = nil
    }

    func hear(_ notification: Notification, _ id: ObjectIdentifier) {
      _ = listeners[id]?.subscriber?.receive(notification)
    }
  }
}
