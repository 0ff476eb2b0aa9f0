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

/// One lock for all: a thread that is called by the center has nothing else in common with who subscribed.
private let lock = NSLock()

/// The subscription of one subscriber to notifications.
///
/// Any thread may post while another cancels. The subscriber is called without the lock, as it may cancel.
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
    lock.withLock {
      self.demand += demand
      guard self.demand != .none, observer == nil, subscriber != nil else { return }
      let reference = ListenerReference(self)
      observer = source.center.addObserver(
        forName: source.name,
        object: source.object,
        queue: nil
      ) { notification in
        lock.withLock { reference.listener }?.hear(notification)
      }
    }
  }

  private func hear(_ notification: Notification) {
    let subscriber = lock.withLock { () -> AnySubscriber<Notification, Never>? in
      guard self.subscriber != nil, demand != .none else { return nil }
      demand.countValue()
      return self.subscriber
    }
    guard let more = subscriber?.receive(notification) else { return }
    lock.withLock { demand += more }
  }

  func cancel() {
    let (observer, _) = lock.withLock {
      defer { (self.observer, subscriber) = (nil, nil) }
      return (self.observer, subscriber)
    }
    if let observer { source.center.removeObserver(observer) }
  }
}

/// Keeps a listener for as long as the center may call it, which is also after it was cancelled.
///
/// What the center calls must be sendable, which a subscriber isn't: this knows the listener's address alone.
private final class ListenerReference: Sendable {
  private let address: UInt

  init(_ listener: NotificationListener) {
    address = UInt(bitPattern: Unmanaged.passRetained(listener).toOpaque())
  }

  deinit { unmanaged?.release() }

  var listener: NotificationListener? { unmanaged?.takeUnretainedValue() }

  private var unmanaged: Unmanaged<NotificationListener>? {
    UnsafeRawPointer(bitPattern: address).map { .fromOpaque($0) }
  }
}
