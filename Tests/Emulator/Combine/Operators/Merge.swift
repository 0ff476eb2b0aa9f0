extension Publishers {
  /// Delivers the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The values.
    public typealias Output = A.Output

    /// What ends the values early.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A

    /// The other publisher.
    public let b: B

    /// Makes a publisher of the values of both.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let junction = Junction<Output, Failure>(to: subscriber)
      a.receive(subscriber: junction.entrance { $0 })
      b.receive(subscriber: junction.entrance { $0 })
      junction.open()
    }
  }
}

extension Publisher {
  /// Adds the values of another publisher.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }
}
