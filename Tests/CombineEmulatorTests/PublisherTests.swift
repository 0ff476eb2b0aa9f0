import Combine
import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

/// Subscribes to a publisher while something is done, and returns what comes.
func received<P: Publisher>(from publisher: P, while action: () -> Void = {}) -> [P.Output]
where P.Failure == Never {
  var values: [P.Output] = []
  let subscription = publisher.sink { values.append($0) }
  action()
  subscription.cancel()
  return values
}

@Suite("Subjects")
struct SubjectTests {
  private struct Failure: Error, Equatable {}

  @Test("A passthrough subject sends to those who are subscribed")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    #expect(received(from: subject) { subject.send(2) } == [2])
    subject.send(3)
  }

  @Test("A current value comes with the subscription")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    #expect(received(from: subject) { subject.value = 2 } == [1, 2])
  }

  @Test("A current value is kept before it is sent")
  func currentValueIsKeptFirst() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let subscription = subject.sink { _ in seen.append(subject.value) }
    subject.send(2)
    #expect(seen == [1, 2])
    subscription.cancel()
  }

  @Test("Nothing comes after the end")
  func end() {
    let subject = PassthroughSubject<Int, Failure>()
    var received: [Int] = []
    var ends: [Subscribers.Completion<Failure>] = []
    let subscription = subject.sink(
      receiveCompletion: { ends.append($0) },
      receiveValue: { received.append($0) }
    )
    subject.send(completion: .failure(Failure()))
    subject.send(1)
    subject.send(completion: .finished)
    #expect(received.isEmpty)
    #expect(ends == [.failure(Failure())])
    subscription.cancel()
  }

  @Test("A subject that is over says so, and nothing else, to whoever subscribes")
  func lateSubscriber() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(completion: .finished)
    var received: [Int] = []
    var ends = 0
    let subscription = subject.sink(
      receiveCompletion: { _ in ends += 1 },
      receiveValue: { received.append($0) }
    )
    #expect(received.isEmpty)
    #expect(ends == 1)
    subscription.cancel()
  }

  @Test("A subscription ends with the release of its cancellable")
  func release() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    var cancellables: Set<AnyCancellable> = []
    subject.sink { count += 1 }.store(in: &cancellables)
    subject.send()
    cancellables = []
    subject.send()
    #expect(count == 1)
  }

  @Test("Whoever cancels while a value is sent gets no more")
  func cancelWhileSending() {
    let subject = PassthroughSubject<Int, Never>()
    var second: AnyCancellable?
    var received: [Int] = []
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { received.append($0) }
    subject.send(1)
    #expect(received.isEmpty)
    first.cancel()
  }

  @Test("A subject passes on what it is fed")
  func feed() {
    let source = PassthroughSubject<Int, Never>()
    let subject = CurrentValueSubject<Int, Never>(0)
    let subscription = source.subscribe(subject)
    source.send(5)
    #expect(subject.value == 5)
    subscription.cancel()
  }
}

@Suite("Operators")
struct OperatorTests {
  private let numbers = PassthroughSubject<Int, Never>()

  private func send(_ values: Int...) -> () -> Void {
    { for value in values { numbers.send(value) } }
  }

  @Test("map makes something else of each value")
  func map() {
    #expect(received(from: numbers.map { $0 * 2 }, while: send(1, 2)) == [2, 4])
  }

  @Test("filter leaves out what its closure doesn't let through")
  func filter() {
    #expect(received(from: numbers.filter { $0 > 1 }, while: send(1, 2, 3)) == [2, 3])
  }

  @Test("removeDuplicates leaves out what equals the value before")
  func removeDuplicates() {
    #expect(received(from: numbers.removeDuplicates(), while: send(1, 1, 2, 1)) == [1, 2, 1])
  }

  @Test("dropFirst leaves out the first values, for each subscriber anew")
  func dropFirst() {
    let publisher = numbers.dropFirst(2)
    #expect(received(from: publisher, while: send(1, 2, 3)) == [3])
    #expect(received(from: publisher, while: send(4, 5, 6)) == [6])
  }

  @Test("A chain of operators lets go of the subject when it is cancelled")
  func release() {
    weak var weakSubject: PassthroughSubject<Int, Never>?
    do {
      let subject = PassthroughSubject<Int, Never>()
      weakSubject = subject
      let subscription = subject.map { $0 + 1 }.filter { $0 > 1 }.sink { _ in }
      subscription.cancel()
    }
    #expect(weakSubject == nil)
  }

  @Test("assign writes values to a property")
  func assign() {
    final class Target {
      var value = 0
    }
    let target = Target()
    let subscription = numbers.assign(to: \.value, on: target)
    numbers.send(3)
    #expect(target.value == 3)
    subscription.cancel()
  }
}

@Suite("Notifications")
struct NotificationTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("test")

  @Test("Notifications of the name are delivered until cancelled")
  func delivery() {
    let all = received(from: center.publisher(for: name)) {
      center.post(name: name, object: nil)
      center.post(name: Notification.Name("other"), object: nil)
    }
    center.post(name: name, object: nil)
    #expect(all.count == 1)
  }

  @Test("Notifications are delivered on the thread that posts them")
  @MainActor
  func otherThread() {
    var threads: [Thread] = []
    let receive = receiver { threads.append($0) }
    let subscription = center.publisher(for: name).sink(receiveValue: receive)
    center.post(name: name, object: nil)
    onAnotherThread { [center, name] in center.post(name: name, object: nil) }
    subscription.cancel()
    onAnotherThread { [center, name] in center.post(name: name, object: nil) }
    #expect(threads.map { $0 === Thread.current } == [true, false])
  }

  /// What may be called from anywhere, unlike a closure that a main actor's function passes on.
  private nonisolated func receiver(
    _ take: @escaping (_ thread: Thread) -> Void
  ) -> (Notification) -> Void {
    { _ in take(Thread.current) }
  }

  @Test("A subscription may be cancelled while the notification that it waits for is delivered")
  func cancelWhilePosting() {
    for _ in 0..<100 {
      var count = 0
      var subscriptions: [AnyCancellable] = []
      for _ in 0..<8 {
        let subscription = center.publisher(for: name).sink { _ in
          count += 1
          subscriptions = []
        }
        subscriptions.append(subscription)
      }
      center.post(name: name, object: nil)
      #expect(count == 1)
    }
  }

  @Test("A subscription may be cancelled while another thread posts")
  func cancelWhileAnotherThreadPosts() {
    let isOver = Mutex(false)
    let posting = DispatchGroup()
    DispatchQueue.global().async(group: posting) { [center, name] in
      while !isOver.withLock({ $0 }) { center.post(name: name, object: nil) }
    }
    let receive = receiver { _ in }
    for _ in 0..<5_000 {
      let subscription = center.publisher(for: name).sink(receiveValue: receive)
      subscription.cancel()
    }
    isOver.withLock { $0 = true }
    posting.wait()
  }

  @Test("Only notifications of the object are delivered, where one is given")
  func object() {
    let object = NSObject()
    let all = received(from: center.publisher(for: name, object: object)) {
      center.post(name: name, object: nil)
      center.post(name: name, object: object)
    }
    #expect(all.count == 1)
  }
}

@MainActor
@Suite("Values that are awaited")
struct AsyncPublisherTests {
  /// Awaits all values of a publisher while something else is done, taking a turn of the main actor
  /// for each.
  private func collect(
    _ publisher: some Publisher<Int, Never>,
    during action: (Task<Void, Never>) async -> Void
  ) async {
    let values = publisher.values
    let task = Task.immediate {
      for await value in values { received.values.append(value) }
      received.isOver = true
    }
    await action(task)
    // One that awaits for ever is never released.
    task.cancel()
    await task.value
  }

  @MainActor
  private final class Received {
    var values: [Int] = []
    var isOver = false
  }

  private let subject = PassthroughSubject<Int, Never>()
  private let received = Received()

  private func turn() async { for _ in 0..<5 { await Task.yield() } }

  @Test("Each is delivered to who awaits it")
  func awaited() async {
    await collect(subject) { _ in
      for value in 1...3 {
        subject.send(value)
        await turn()
      }
      #expect(received.values == [1, 2, 3])
    }
  }

  @Test("What comes while nobody awaits it is lost")
  func lost() async {
    await collect(subject) { _ in
      subject.send(1)
      subject.send(2)
      await turn()
      subject.send(3)
      await turn()
      #expect(received.values == [1, 3])
    }
  }

  @Test("A last value is not lost")
  func lastValue() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    await collect(subject) { _ in
      subject.send(2)
      subject.send(3)
      await turn()
      #expect(received.values == [1, 3])
    }
  }

  @Test("A buffer keeps what nobody awaits")
  func buffered() async {
    let all = subject.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest)
    await collect(all) { _ in
      for value in 1...5 { subject.send(value) }
      await turn()
      #expect(received.values == [1, 2, 3, 4, 5])
    }
  }

  @Test("A full buffer drops the newest or the oldest", arguments: [true, false])
  func full(dropsNewest: Bool) async {
    let some = subject.buffer(
      size: 2,
      prefetch: .byRequest,
      whenFull: dropsNewest ? .dropNewest : .dropOldest
    )
    await collect(some) { _ in
      for value in 1...5 { subject.send(value) }
      await turn()
      #expect(received.values == (dropsNewest ? [1, 2, 3] : [1, 4, 5]))
    }
  }

  @Test("The end of a publisher ends the loop, after what is in a buffer")
  func end() async {
    let all = subject.buffer(size: 10, prefetch: .keepFull, whenFull: .dropNewest)
    await collect(all) { task in
      subject.send(1)
      subject.send(2)
      subject.send(completion: .finished)
      await task.value
      #expect(received.values == [1, 2])
      #expect(received.isOver)
    }
  }

  @Test("A task that is cancelled awaits no more")
  func cancelled() async {
    await collect(subject) { task in
      task.cancel()
      await task.value
      subject.send(1)
      #expect(received.values.isEmpty)
      #expect(received.isOver)
    }
  }

  @Test("Whoever asks for some values is given no more")
  func demand() {
    let subscriber = FewValues(2)
    subject.receive(subscriber: subscriber)
    for value in 1...3 { subject.send(value) }
    #expect(subscriber.values == [1, 2])
  }

  private static let notification = Notification.Name("AsyncPublisherTests")

  @Test("Whoever asks for some notifications is given no more")
  func notifications() {
    let subscriber = FewValues(2)
    var count = 0
    NotificationCenter.default.publisher(for: Self.notification)
      .map { _ in
        count += 1
        return count
      }
      .receive(subscriber: subscriber)
    for _ in 1...3 { NotificationCenter.default.post(name: Self.notification, object: nil) }
    #expect(subscriber.values == [1, 2])
  }

  /// Asks for so many values at the beginning, and for none later.
  private final class FewValues: Subscriber {
    typealias Failure = Never

    private let count: Int
    private(set) var values: [Int] = []

    init(_ count: Int) { self.count = count }

    func receive(subscription: any Subscription) { subscription.request(.max(count)) }

    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
  }
}
