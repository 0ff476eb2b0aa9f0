import Combine
import Foundation
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

  @Test("compactMap leaves out nil")
  func compactMap() {
    let small = numbers.compactMap { $0 < 3 ? "\($0)" : nil }
    #expect(received(from: small, while: send(1, 5, 2)) == ["1", "2"])
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

  @Test("merge delivers values of both publishers")
  func merge() {
    let other = PassthroughSubject<Int, Never>()
    let values = received(from: numbers.merge(with: other)) {
      numbers.send(1)
      other.send(2)
    }
    #expect(values == [1, 2])
  }

  @Test("merge ends when both publishers have ended")
  func mergeEnds() {
    let other = PassthroughSubject<Int, Never>()
    var ends = 0
    let subscription = numbers.merge(with: other).sink(
      receiveCompletion: { _ in ends += 1 },
      receiveValue: { _ in }
    )
    numbers.send(completion: .finished)
    #expect(ends == 0)
    other.send(completion: .finished)
    #expect(ends == 1)
    subscription.cancel()
  }

  @Test("combineLatest waits for a value of each and then delivers every change")
  func combineLatest() {
    let words = PassthroughSubject<String, Never>()
    let values = received(from: numbers.combineLatest(words) { "\($0)\($1)" }) {
      numbers.send(1)
      words.send("a")
      numbers.send(2)
    }
    #expect(values == ["1a", "2a"])
  }

  @Test("combineLatest of publishers that are over at once delivers their values")
  func combineLatestOfJust() {
    #expect(received(from: Just(1).combineLatest(Just("a")) { "\($0)\($1)" }) == ["1a"])
  }

  @Test("Just delivers its value and ends")
  func just() {
    var log: [String] = []
    let subscription = Just(1).eraseToAnyPublisher().sink(
      receiveCompletion: { _ in log.append("end") },
      receiveValue: { log.append("\($0)") }
    )
    #expect(log == ["1", "end"])
    subscription.cancel()
  }

  @Test("receive(on:) delivers at once")
  func receiveOn() {
    let publisher = numbers.receive(on: DispatchQueue.main).receive(on: RunLoop.main)
    #expect(received(from: publisher, while: send(1)) == [1])
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
