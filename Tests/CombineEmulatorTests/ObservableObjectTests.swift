import Combine
import Testing

@Suite("Observable objects")
struct ObservableObjectTests {
  private class Base: ObservableObject {
    @Published var number = 0
  }

  private final class Derived: Base {
    @Published var word = ""
  }

  private final class Plain: ObservableObject {}

  @MainActor
  private final class Isolated: ObservableObject {
    @Published var number = 0
  }

  private final class Custom: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
  }

  @Test("An object says that it will change before it does")
  func before() {
    let object = Base()
    let seen = object.objectWillChange.map { object.number }
    #expect(received(from: seen) { object.number = 1 } == [0])
  }

  @Test("Every ask gets the same publisher")
  func samePublisher() {
    let object = Base()
    #expect(object.objectWillChange === object.objectWillChange)
  }

  @Test("Properties of the superclass count")
  func superclass() {
    let object = Derived()
    let count = received(from: object.objectWillChange) {
      object.number = 1
      object.word = "a"
    }
    .count
    #expect(count == 2)
  }

  @Test("An object without published properties has a publisher to send by")
  func plain() {
    let object = Plain()
    #expect(received(from: object.objectWillChange) { object.objectWillChange.send() }.count == 1)
  }

  @Test("No publisher outlives its object for another object to get")
  func noLeak() {
    for _ in 0..<1_000 {
      #expect(received(from: Plain().objectWillChange) { Plain().objectWillChange.send() }.isEmpty)
    }
  }

  @Test("An object is released while its publisher is kept")
  func release() {
    weak var weakObject: Base?
    let publisher: ObservableObjectPublisher
    do {
      let object = Base()
      weakObject = object
      publisher = object.objectWillChange
    }
    #expect(weakObject == nil)
    publisher.send()
  }

  @Test("An object isolated to the main actor is observed like any other")
  @MainActor
  func isolated() {
    let object = Isolated()
    #expect(received(from: object.objectWillChange) { object.number += 1 }.count == 1)
  }

  @Test("An object may have a publisher of its own")
  func custom() {
    let object = Custom()
    #expect(received(from: object.objectWillChange) { object.objectWillChange.send(2) } == [2])
  }
}

@Suite("Published properties")
struct PublishedTests {
  private final class Model: ObservableObject {
    @Published var number = 0
    @Published var words: [String] = []
  }

  @Test("A subscriber gets the value at once, and new ones before they are stored")
  func projectedValue() {
    let model = Model()
    let seen = model.$number.map { "\($0), was \(model.number)" }
    #expect(received(from: seen) { model.number = 1 } == ["0, was 0", "1, was 0"])
  }

  @Test("A change in place is published once")
  func inPlace() {
    let model = Model()
    #expect(received(from: model.objectWillChange) { model.words.append("a") }.count == 1)
    #expect(model.words == ["a"])
  }

  @Test("A wrapper and its publisher can be named and set in an initialiser")
  func declaredTypes() {
    final class Named: ObservableObject {
      @Published var number: Int
      var publisher: Published<Int>.Publisher { $number }
      init(_ number: Int) { _number = Published(initialValue: number) }
    }
    #expect(received(from: Named(3).publisher) == [3])
  }

  @Test("assign(to:) writes values for as long as the property lives")
  func assign() {
    let subject = PassthroughSubject<Int, Never>()
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      subject.assign(to: &model.$number)
      subject.send(4)
      #expect(model.number == 4)
    }
    #expect(weakModel == nil)
  }
}
