import Combine
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
