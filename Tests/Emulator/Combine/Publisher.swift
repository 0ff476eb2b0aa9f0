/// A source of values over time, which nothing ends.
///
/// Everything here is delivered synchronously, and by one thread at a time: the emulator is driven
/// from the main actor. Only notifications may come from another one.
public protocol Publisher<Output, Failure> {
  /// The values that are delivered.
  associatedtype Output

  /// What would end the values early; `Never` of all there are.
  associatedtype Failure: Error

  /// Hands the values to a closure until the result is released, in place of `receive(subscriber:)`.
  func attach(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher where Failure == Never {
  /// Hands the values to a closure, until the result is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    attach(receiveValue)
  }
}

extension Publisher {
  /// Makes something else of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
    Relay(upstream: self) { transform }
  }

  /// Leaves out the first values, for each who attaches anew.
  public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
    Relay(upstream: self) {
      var remaining = count
      return { value in
        guard remaining > 0 else { return value }
        remaining -= 1
        return nil
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out the values that equal the one before.
  public func removeDuplicates() -> some Publisher<Output, Failure> {
    Relay(upstream: self) {
      var last: Output?
      return { value in
        if value == last { return nil }
        last = value
        return value
      }
    }
  }
}

/// Hands on what is made of each value, unless that is nothing.
private struct Relay<Upstream: Publisher, Output>: Publisher {
  typealias Failure = Upstream.Failure

  let upstream: Upstream

  /// Makes what makes something of each value, for one who attaches.
  let makeTransform: () -> (Upstream.Output) -> Output?

  func attach(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let transform = makeTransform()
    return upstream.attach { if let output = transform($0) { receiveValue(output) } }
  }
}

/// An activity that is called off when this is released.
public final class AnyCancellable {
  private var action: (() -> Void)?

  init(_ cancel: @escaping () -> Void) { action = cancel }

  deinit { action?() }

  /// Calls the activity off, once.
  public func cancel() {
    let action = self.action
    self.action = nil
    action?()
  }
}

/// Those who are attached to one publisher, in the order in which they came.
final class Channel<Output> {
  private final class Line {
    let receiveValue: (Output) -> Void
    var isOver = false

    init(_ receiveValue: @escaping (Output) -> Void) { self.receiveValue = receiveValue }
  }

  private var lines: [Line] = []

  func attach(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let line = Line(receiveValue)
    lines.append(line)
    return AnyCancellable { [weak self] in
      line.isOver = true
      self?.lines.removeAll { $0 === line }
    }
  }

  /// Hands a value to all who are attached and aren't detached meanwhile.
  func send(_ value: Output) { for line in lines where !line.isOver { line.receiveValue(value) } }
}
