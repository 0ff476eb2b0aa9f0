import Combine
import SwiftUI

#if canImport(Observation)
import Observation
#endif

/// A model that screens find in their environment, in either of the two forms that models have.
///
/// An app has one of the two, and writes `@EnvironmentObject` or `@Environment(Type.self)` where this client's
/// screens have ``Shared``.
@MainActor
protocol SharedModel: AnyObject {
  /// What finds the model, and has a view evaluated for what the model changes.
  associatedtype Finder: ModelFinder<Self>
}

@MainActor
protocol ModelFinder<Model>: DynamicProperty {
  associatedtype Model: AnyObject

  init()

  var model: Model { get }

  func binding<Subject>(
    to property: ReferenceWritableKeyPath<Model, Subject>
  ) -> Binding<Subject>
}

@MainActor
@propertyWrapper
@dynamicMemberLookup
struct Shared<Model: SharedModel>: DynamicProperty {
  private var finder = Model.Finder()

  var wrappedValue: Model { finder.model }
  var projectedValue: Self { self }

  subscript<Subject>(
    dynamicMember property: ReferenceWritableKeyPath<Model, Subject>
  ) -> Binding<Subject> { finder.binding(to: property) }
}

struct ObjectFinder<Model: ObservableObject>: ModelFinder {
  @EnvironmentObject var model: Model

  func binding<Subject>(
    to property: ReferenceWritableKeyPath<Model, Subject>
  ) -> Binding<Subject> { $model[dynamicMember: property] }
}

#if canImport(Observation)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct ObservableFinder<Model: AnyObject & Observable>: ModelFinder {
  @Environment(Model.self) var model

  func binding<Subject>(
    to property: ReferenceWritableKeyPath<Model, Subject>
  ) -> Binding<Subject> { Bindable(model)[dynamicMember: property] }
}
#endif
