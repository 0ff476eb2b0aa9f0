import Combine
import Foundation
import TestSupport
import Testing

@Suite("Subjects")
struct SubjectTests {
  private struct Failure: Error, Equatable {}

  @Test("A passthrough subject sends to those who are subscribed")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    subject.send(1)
    let subscription = subject.sink { received.append($0) }
    subject.send(2)
    subscription.cancel()
    subject.send(3)
    #expect(received == [2])
  }

  @Test("A current value comes with the subscription")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [Int] = []
    let subscription = subject.sink { received.append($0) }
    subject.value = 2
    #expect(received == [1, 2])
    subscription.cancel()
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
  private func received<P: Publisher>(
    from publisher: P,
    while action: () -> Void = {}
  ) -> [P.Output] where P.Failure == Never {
    var values: [P.Output] = []
    let subscription = publisher.sink { values.append($0) }
    action()
    subscription.cancel()
    return values
  }

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
    var count = 0
    let subscription = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
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

  @Test("Only notifications of the object are delivered, where one is given")
  func object() {
    let object = NSObject()
    var count = 0
    let subscription = center.publisher(for: name, object: object).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: name, object: object)
    #expect(count == 1)
    subscription.cancel()
  }
}
