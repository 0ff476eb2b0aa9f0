import Combine
public import SwiftUI

// From a deployment target of iOS 16 on, the compiler prefers SwiftUI's modifiers; for an item, from iOS 17 on.
extension View {
  /// Declares the view for the values of a type, as SwiftUI's modifier does.
  ///
  /// ```swift
  /// NavigationStack {
  ///   NavigationLink("Order 42", value: Route.order(42))
  ///     .navigationDestination(for: Route.self) { route in
  ///       Text(String(describing: route))
  ///     }
  /// }
  /// ```
  ///
  /// Declare it on the root, or on a screen below those that it is for, and outside of lazy containers. If several
  /// screens declare a type, the one nearest to the root is used. If the path is an array, only the declarations of
  /// the root are used. A value without a destination is shown as a warning sign, and a warning is logged.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Makes the view for a value.
  @_disfavoredOverload
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    valueDestination(destination)
  }

  /// Shows a view on top of the stack while a binding is `true`, as SwiftUI's modifier does.
  ///
  /// ```swift
  /// struct CartView: View {
  ///   @State private var isCheckoutShown = false
  ///
  ///   var body: some View {
  ///     Button("Check out") { isCheckoutShown = true }
  ///       .navigationDestination(isPresented: $isCheckoutShown) { Text("Checkout") }
  ///   }
  /// }
  /// ```
  ///
  /// Going back sets the binding to `false`, and so does a change of the path.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the view is shown.
  ///   - destination: The view to show.
  @_disfavoredOverload
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, destination: destination()))
  }

  /// Shows a view for an item on top of the stack while there is one, as SwiftUI's modifier does.
  ///
  /// ```swift
  /// struct OrdersList: View {
  ///   @State private var order: Int?
  ///
  ///   var body: some View {
  ///     Button("Order 42") { order = 42 }
  ///       .navigationDestination(item: $order) { number in Text("Order \(number)") }
  ///   }
  /// }
  /// ```
  ///
  /// Going back sets the binding to `nil`, and so does a change of the path. Another item changes the view in place.
  ///
  /// - Parameters:
  ///   - item: The item to show, or `nil`.
  ///   - destination: Makes the view for an item.
  @_disfavoredOverload
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemDestination(item: item, destination: destination))
  }

  /// Does the same as `navigationDestination(for:destination:)`, for which the compiler may prefer SwiftUI's.
  nonisolated func valueDestination<D: Hashable, C: View>(
    _ destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestination(destination: destination))
  }
}

// Each modifier with a function has the object of its evaluation: what a function captures may be compared with nothing,
// so the modifier would count as equal, and a screen would show what an earlier function has captured.

/// Declares the view for the values of a type to the enclosing stack.
private struct ValueDestination<D: Hashable, C: View> {
  let destination: (D) -> C
  private let evaluation = DestinationRegistry.Evaluation()

  @EnvironmentValue(\.navigationPlace) private var place
}

extension ValueDestination: ViewModifier {
  func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), place.isNative {
      content.nativeDestination(for: D.self, destination: place.offering(destination))
    } else {
      // On the native stack, each further branch would cost something.
      content.modifier(OtherDestination(destination: destination))
    }
  }
}

extension NavigationPlace {
  /// Returns a function that also offers its values to the elements that SwiftUI has pushed.
  ///
  /// Not on the main actor, since SwiftUI may call it on any thread.
  fileprivate func offering<D: Hashable, C: View>(_ destination: @escaping (D) -> C) -> (D) -> C {
    guard let pushedElements else { return destination }
    return { value in
      pushedElements.offer(value)
      return destination(value)
    }
  }
}

/// The same on a screen of a link stack, and outside of the package's stacks, perhaps in a stack that SwiftUI alone
/// shows.
private struct OtherDestination<D: Hashable, C: View>: ViewModifier {
  let destination: (D) -> C
  private let evaluation = DestinationRegistry.Evaluation()

  @StateObject private var declaration = DestinationRegistry.Declaration(for: D.self)
  @EnvironmentValue(\.navigationPlace) private var place
  @EnvironmentValue(\.isViewPresented) private var isPresented
  @EnvironmentValue(\.navigationConfiguration.host) private var host

  func body(content: Content) -> some View {
    if case .links(let reference) = place, let screen = reference.screen {
      let nesting = reference.destinationNesting
      // Declared here, because `onAppear` is too late for a path that is restored (NavigationBackport issue 19).
      let _ =
        place.isPresentedByScreen(isPresented)
        ? () : declaration.update(on: screen, nesting: nesting, destination: destination)
      content.environment(\.navigationPlace, reference.insideDeclaration)
    } else if let column = place.column {
      content.modifier(ColumnValueDestination(destination: destination, column: column))
    } else if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), host.isNative {
      content.nativeDestination(for: D.self, destination: destination)
    } else {
      content
    }
  }
}

/// The same in a column, outside of its stacks: a tap on a navigation link to a value shows its view.
private struct ColumnValueDestination<D: Hashable, C: View>: ViewModifier {
  let destination: (D) -> C
  let column: Column

  @StateObject private var tapped = TappedValue<D>()
  @EnvironmentValue(\.navigationPlace) private var place
  @EnvironmentValue(\.isViewPresented) private var isPresented

  func body(content: Content) -> some View {
    let _ = place.isColumn(presented: isPresented) ? column.state.add(tapped) : ()
    content.modifier(ItemDestination(item: $tapped.value, destination: destination))
  }
}

private final class TappedValue<D: Hashable>: LinkedColumn.Destination {
  var value: D? { willSet { objectWillChange.send() } }

  nonisolated init() { super.init(for: ObjectIdentifier(D.self)) }

  override func show(_ element: PathElement) { value = try? element.value(as: D.self) }
}

/// Shows a view on top of the enclosing stack while a binding is `true`.
private struct PresentedDestination<Destination: View> {
  let isPresented: Binding<Bool>
  let destination: Destination

  @EnvironmentValue(\.navigationPlace) private var place
  @EnvironmentValue(\.navigationConfiguration.host) private var host
}

extension PresentedDestination: ViewModifier {
  func body(content: Content) -> some View {
    if let screen = place.screen {
      content.modifier(
        LinkedPresentation(
          view: .init(isPresented: isPresented, content: AnyView(destination)),
          screen: screen
        )
      )
    } else if let column = place.column {
      content.background(
        ColumnDestination(
          isPresented: isPresented,
          destination: AnyView(destination),
          column: column
        )
      )
    } else if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), host.isNative {
      content.nativeDestination(isPresented: isPresented) { destination }
    } else {
      content
    }
  }
}

/// Shows a view from a column, outside of its stacks: in the next column, or above this one if there is none beside it.
private struct ColumnDestination: View {
  let isPresented: Binding<Bool>
  let destination: AnyView
  let column: Column

  @EnvironmentValue(\.navigationPlace) private var place
  @EnvironmentValue(\.isViewPresented) private var isViewPresented

  var body: some View {
    if place.isColumn(presented: isViewPresented) {
      ViewLink(
        destination: destination,
        isActive: isPresented,
        isDetailLink: column.columns.hasNext(after: column.index),
        hasOwnStyle: true,
        label: EmptyView(),
        place: place
      )
      // Hidden, too, or else it would draw the app's button style, and could take focus.
      .hidden()
      .unseen()
    }
  }
}

private struct LinkedPresentation: ViewModifier {
  let view: Presenter.PresentedView
  let screen: LinkedScreen

  @StateObject private var presenter = Presenter()
  @EnvironmentValue(\.navigationPlace) private var place
  @EnvironmentValue(\.isViewPresented) private var isPresented

  func body(content: Content) -> some View {
    let _ = place.isPresentedByScreen(isPresented) ? () : presenter.update(view, on: screen)
    content.readTransaction(of: presenter.change) { presenter.change.observe($0) }
  }
}

/// Shows a view for an item on top of the enclosing stack while there is one.
private struct ItemDestination<Item: Hashable, Destination: View> {
  let item: Binding<Item?>
  let destination: (Item) -> Destination
  private let evaluation = DestinationRegistry.Evaluation()

  init(item: Binding<Item?>, destination: @escaping (Item) -> Destination) {
    self.item = item
    self.destination = destination
  }
}

extension ItemDestination: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      PresentedDestination(
        isPresented: item.isPresent,
        destination: ItemView(item: item.wrappedValue, destination: destination)
      )
    )
  }
}

/// The view for an item, which is still rendered while it leaves the screen, when the item is `nil`.
private struct ItemView<Item, Destination: View>: View {
  let item: Item?
  let destination: (Item) -> Destination
  private let evaluation = DestinationRegistry.Evaluation()

  init(item: Item?, destination: @escaping (Item) -> Destination) {
    self.item = item
    self.destination = destination
  }

  @StateObject private var last = LastItem<Item>()

  var body: some View { last.update(item).map(destination) }
}

/// The latest item, which goes with its view.
@MainActor
private final class LastItem<Item>: ObservableObject {
  private var item: Item?

  nonisolated init() {}

  func update(_ item: Item?) -> Item? {
    if let item { self.item = item }
    return self.item
  }
}

extension Optional {
  fileprivate var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

/// SwiftUI's modifiers, for the native stack.
///
/// On Apple's platforms the compiler prefers them where they are available. The emulator has no availability, so its
/// modifiers yield to the package's unless an extra argument selects them.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension View {
  fileprivate func nativeDestination<D: Hashable, C: View>(
    for data: D.Type,
    destination: @escaping (D) -> C
  ) -> some View {
    #if canImport(Darwin)
    navigationDestination(for: data, destination: destination)
    #else
    navigationDestination(for: data, destination: destination, since: .init())
    #endif
  }

  fileprivate func nativeDestination<C: View>(
    isPresented: Binding<Bool>,
    destination: () -> C
  ) -> some View {
    #if canImport(Darwin)
    navigationDestination(isPresented: isPresented, destination: destination)
    #else
    navigationDestination(isPresented: isPresented, destination: destination, since: .init())
    #endif
  }
}
