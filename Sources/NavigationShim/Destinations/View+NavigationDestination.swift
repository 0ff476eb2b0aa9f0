public import SwiftUI

extension View {
  /// Declares what is shown for the values of a type.
  ///
  /// ```swift
  /// List(parks) { NavigationLink($0.name, value: $0) }
  ///   .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
  /// ```
  ///
  /// Declare it on the root or on a screen below the ones it is for, outside of lazy containers.
  /// Where several screens declare a type, the one nearest to the root is used; where the path is an
  /// array, only the root's declarations count.
  ///
  /// Stands in for SwiftUI's modifier of the same signature, which is chosen from a deployment target
  /// of iOS 16 on.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Makes the view for a value.
  @_disfavoredOverload
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestination(destination: destination))
  }

  /// Shows a view on top of the stack while a binding is `true`.
  ///
  /// The view is no part of the path. Going back sets the binding to `false`, and so does a change of
  /// the path.
  ///
  /// Stands in for SwiftUI's modifier of the same signature, which is chosen from a deployment target
  /// of iOS 16 on.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the view is shown.
  ///   - destination: The view.
  @_disfavoredOverload
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, destination: destination()))
  }

  /// Shows a view for an item on top of the stack while there is one.
  ///
  /// The view is no part of the path. Going back sets the binding to `nil`, and so does a change of
  /// the path. Another item changes the view in place.
  ///
  /// Stands in for SwiftUI's modifier of the same signature, which is chosen from a deployment target
  /// of iOS 17 on.
  ///
  /// - Parameters:
  ///   - item: What the view is shown for.
  ///   - destination: Makes the view for an item.
  @_disfavoredOverload
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemDestination(item: item, destination: destination))
  }
}
