public import Foundation

extension NotificationCenter {
  /// Delivers the notifications of one name.
  public struct Publisher: Combine.Publisher {
    /// The notifications.
    public typealias Output = Notification

    /// Nothing can go wrong.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter

    /// The name of the notifications.
    public let name: Notification.Name

    /// Who posts them, where that matters.
    public let object: AnyObject?

    /// Makes a publisher of the notifications of one name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Adds a subscriber, which hears what is posted on its own thread.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let listener = NotificationListener(to: self, for: AnySubscriber(subscriber))
      subscriber.receive(subscription: listener)
    }
  }

  /// Delivers the notifications of one name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Two are equal if they deliver the same notifications.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

/// The subscription of one subscriber to notifications.
///
/// An observer's closure may be called from anywhere and so can't hold the subscriber; it holds the
/// identity by which the subscriber's own thread knows it.
private final class NotificationListener: Subscription {
  private let source: NotificationCenter.Publisher
  private var subscriber: AnySubscriber<Notification, Never>?
  private var observer: (any NSObjectProtocol)?
  private var demand = Subscribers.Demand.none

  init(to source: NotificationCenter.Publisher, for subscriber: AnySubscriber<Notification, Never>)
  {
    self.source = source
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard self.demand != .none, observer == nil, subscriber != nil else { return }
    ThreadStore.value(Listeners.init).add(self)
    let id = ObjectIdentifier(self)
    observer = source.center.addObserver(
      forName: source.name,
      object: source.object,
      queue: nil
    ) { ThreadStore.value(Listeners.init).hear($0, id) }
  }

  private func hear(_ notification: Notification) {
    guard demand != .none, let subscriber else { return }
    demand.countValue()
    demand += subscriber.receive(notification)
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
      listeners[id]?.hear(notification)
    }
  }
}
