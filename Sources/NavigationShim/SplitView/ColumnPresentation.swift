import SwiftUI

/// Shows a view in the next column, beside this one, while a binding is on.
struct ColumnPresentation: ViewModifier {
  let isPresented: Binding<Bool>
  let destination: AnyView
  let slot: ColumnPresenter.Slot

  @StateObject private var presenter = ColumnPresenter()
  @Environment(\.navigationConfiguration) private var configuration

  func body(content: Content) -> some View {
    content.background(place)
  }

  // While nothing is shown, the environment isn't read: any of its values may change, and that must not evaluate the
  // rows of a list.
  @MainActor @ViewBuilder private var place: some View {
    if isPresented.wrappedValue {
      Place(isPresented: isPresented, destination: destination, slot: slot, presenter: presenter)
    } else {
      let _ = presenter.declareOff(configuration)
    }
  }
}

private struct Place: View {
  let isPresented: Binding<Bool>
  let destination: AnyView
  let slot: ColumnPresenter.Slot
  let presenter: ColumnPresenter

  @Environment(\.self) private var environment

  var body: some View {
    let view = AnyView(destination.surrounded(byThatOf: environment))
    let _ = presenter.update(view, isPresented, in: slot, environment.navigationConfiguration)
    Color.clear.unseen()
  }
}

extension View {
  /// Gives a view in a column the environment of a navigation link in another one.
  nonisolated fileprivate func surrounded(byThatOf link: EnvironmentValues) -> some View {
    transformEnvironment(\.self) { $0.surround(link) }
  }
}

extension EnvironmentValues {
  /// Takes the values from around a navigation link in another column, but for those that belong to the column.
  fileprivate mutating func surround(_ link: EnvironmentValues) {
    let column = self
    self = link
    navigationPlace = column.navigationPlace
    rowSelection = nil
    isEnabled = column.isEnabled
    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    horizontalSizeClass = column.horizontalSizeClass
    #endif
  }
}
