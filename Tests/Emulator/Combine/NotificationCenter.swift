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

    /// Adds a subscriber, which hears what is posted, on the thread that posts it.
    ///
    /// If that is another thread, the subscriber's own has to wait meanwhile.
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

/// The subscription of one subscriber to notifications, which is kept alive until it is cancelled.
///
/// An observer's closure may be called from anywhere and so can't hold the subscriber; it knows the address of
/// this.
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
    let address = UInt(bitPattern: Unmanaged.passRetained(self).toOpaque())
    observer = source.center.addObserver(
      forName: source.name,
      object: source.object,
      queue: nil
    ) { notification in
      guard let listener = UnsafeRawPointer(bitPattern: address) else { return }
      Unmanaged<NotificationListener>.fromOpaque(listener).takeUnretainedValue().hear(notification)
    }
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
    Unmanaged.passUnretained(self).release()
  }
}
