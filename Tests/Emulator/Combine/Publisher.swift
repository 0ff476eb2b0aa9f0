public protocol Publisher<Output, Failure> {
  associatedtype Output

  associatedtype Failure: Error

  func attach(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    attach(receiveValue)
  }
}

public final class AnyCancellable {
  private var action: (() -> Void)?

  init(_ cancel: @escaping () -> Void) { action = cancel }

  deinit { action?() }

  public func cancel() {
    let action = self.action
    self.action = nil
    action?()
  }
}

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

  func send(_ value: Output) { for line in lines where !line.isOver { line.receiveValue(value) } }
}
