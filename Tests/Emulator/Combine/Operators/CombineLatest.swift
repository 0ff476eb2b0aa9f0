extension Publishers {
  /// Delivers the last values of two publishers, from when there is one of each.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The pairs of values.
    public typealias Output = (A.Output, B.Output)

    /// What ends the values early.
    public typealias Failure = A.Failure

    /// The publisher of the first values.
    public let a: A

    /// The publisher of the second values.
    public let b: B

    /// Makes a publisher of the last values of both.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var lastA: A.Output?
      var lastB: B.Output?
      func pair() -> Output? {
        guard let lastA, let lastB else { return nil }
        return (lastA, lastB)
      }
      let junction = Junction<Output, Failure>(to: subscriber)
      a.receive(
        subscriber: junction.entrance {
          lastA = $0
          return pair()
        }
      )
      b.receive(
        subscriber: junction.entrance {
          lastB = $0
          return pair()
        }
      )
      junction.open()
    }
  }
}

extension Publisher {
  /// Delivers pairs of the last values of this publisher and another.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Delivers what a closure makes of the last values of this publisher and another.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}
