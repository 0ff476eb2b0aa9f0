import Combine
import Foundation
import Testing

@MainActor
@Suite("Values that are awaited")
struct AsyncPublisherTests {
  /// Awaits all values of a publisher while something else is done, taking a turn of the main actor
  /// for each.
  private func collect<P: Publisher>(
    _ publisher: P,
    into received: Received<P.Output>,
    during action: (Task<Void, Never>) async -> Void
  ) async where P.Failure == Never {
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
  private final class Received<Value> {
    var values: [Value] = []
    var isOver = false
  }

  private func turn() async {
    for _ in 0..<5 { await Task.yield() }
  }

  @Test("Each is delivered to who awaits it")
  func awaited() async {
    let subject = PassthroughSubject<Int, Never>()
    let received = Received<Int>()
    await collect(subject, into: received) { _ in
      for value in 1...3 {
        subject.send(value)
        await turn()
      }
      #expect(received.values == [1, 2, 3])
    }
  }

  @Test("What comes while nobody awaits it is lost")
  func lost() async {
    let subject = PassthroughSubject<Int, Never>()
    let received = Received<Int>()
    await collect(subject, into: received) { _ in
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
    let received = Received<Int>()
    await collect(subject, into: received) { _ in
      subject.send(2)
      subject.send(3)
      await turn()
      #expect(received.values == [1, 3])
    }
  }

  @Test("A buffer keeps what nobody awaits")
  func buffered() async {
    let subject = PassthroughSubject<Int, Never>()
    let received = Received<Int>()
    let all = subject.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest)
    await collect(all, into: received) { _ in
      for value in 1...5 { subject.send(value) }
      await turn()
      #expect(received.values == [1, 2, 3, 4, 5])
    }
  }

  @Test("A full buffer drops the newest or the oldest", arguments: [true, false])
  func full(dropsNewest: Bool) async {
    let subject = PassthroughSubject<Int, Never>()
    let received = Received<Int>()
    let some = subject.buffer(
      size: 2,
      prefetch: .byRequest,
      whenFull: dropsNewest ? .dropNewest : .dropOldest
    )
    await collect(some, into: received) { _ in
      for value in 1...5 { subject.send(value) }
      await turn()
      #expect(received.values == (dropsNewest ? [1, 2, 3] : [1, 4, 5]))
    }
  }

  @Test("The end of a publisher ends the loop, after what is in a buffer")
  func end() async {
    let subject = PassthroughSubject<Int, Never>()
    let received = Received<Int>()
    let all = subject.buffer(size: 10, prefetch: .keepFull, whenFull: .dropNewest)
    await collect(all, into: received) { task in
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
    let subject = PassthroughSubject<Int, Never>()
    let received = Received<Int>()
    await collect(subject, into: received) { task in
      task.cancel()
      await task.value
      subject.send(1)
      #expect(received.values.isEmpty)
      #expect(received.isOver)
    }
  }

  @Test("Whoever asks for some values is given no more")
  func demand() {
    let subject = PassthroughSubject<Int, Never>()
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

    init(_ count: Int) {
      self.count = count
    }

    func receive(subscription: any Subscription) { subscription.request(.max(count)) }

    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
  }
}
