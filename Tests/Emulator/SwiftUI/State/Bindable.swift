@_exported public import Observation

@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Node {
  /// Does a part of the evaluation, and has the node evaluated when an observable object changes that was read there.
  ///
  /// No child may be evaluated in it: what that reads would count as read here.
  final func observing<Result>(_ work: () -> Result) -> Result {
    withObservationTracking(work, onChange: observer())
  }

  private func observer() -> @Sendable () -> Void {
    let count = evaluationCount
    return { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.evaluationCount == count else { return }
        Graph.noteClientsChange()
        self.invalidate()
      }
    }
  }
}

extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(\EnvironmentValues[ObjectKey<Value>()])
  }
}

nonisolated extension View {
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self, change: EnvironmentObjectChange(object: object))
  }
}

private struct ObjectKey<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  fileprivate subscript<Object>(ifThere _: ObjectKey<Object>) -> Object? {
    object(of: Object.self)
  }

  fileprivate subscript<Object>(key: ObjectKey<Object>) -> Object {
    guard let object = self[ifThere: key] else {
      preconditionFailure(
        """
        No Observable object of type \(Object.self) found. \
        A View.environment(_:) for \(Object.self) may be missing as an ancestor of this view.
        """
      )
    }
    return object
  }
}
