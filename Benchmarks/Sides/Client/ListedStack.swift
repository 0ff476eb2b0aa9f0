package import BenchmarkKit
import Combine
package import SwiftUI

/// An app with one stack and a list at its root, as either side of the swap builds it.
@MainActor
package struct ListedStack {
  /// What the app shows.
  package let view: AnyView
  /// Pushes one screen.
  package let push: @MainActor () -> Void
  /// How often the closure of the destinations has been called.
  package let calls: @MainActor () -> Int

  /// Creates an app.
  ///
  /// - Parameters:
  ///   - shape: What the app is made of.
  ///   - count: How many rows the list has.
  ///   - depth: How many screens the path has from the beginning.
  package init(_ shape: StackShape, count: Int, depth: Int = 0) {
    switch shape.row {
    case .text: self.init(TextRow.self, shape, count, depth)
    case .value: self.init(ValueRow.self, shape, count, depth)
    case .view: self.init(ViewRow.self, shape, count, depth)
    }
  }

  private init<Row: NumberedRow>(
    _ row: Row.Type,
    _ shape: StackShape,
    _ count: Int,
    _ depth: Int
  ) {
    let model = StackModel()
    let destinations = Destinations()
    model.numbers = Array(0..<depth)
    view = AnyView(
      StackRoot<Row>(model: model, destinations: destinations, count: count, shape: shape)
    )
    push = { model.numbers.append(model.numbers.count) }
    calls = { destinations.calls }
  }
}

private final class StackModel: ObservableObject {
  @Published var numbers: [Int] = []
}

/// The destinations of values, with a count of the calls.
@MainActor
private final class Destinations {
  var calls = 0

  func screen(_ number: Int) -> Screen {
    calls += 1
    return Screen(number: number)
  }
}

private struct StackRoot<Row: NumberedRow>: View {
  @ObservedObject var model: StackModel
  let destinations: Destinations
  let count: Int
  let shape: StackShape

  var body: some View {
    NavigationStack(path: $model.numbers) {
      if shape.declaresApart {
        DeclaringRows<Row>(count: count, destinations: destinations)
      } else if shape.isInline {
        List(0..<count) { Row.row($0) }
          .navigationDestination(for: Int.self) { destinations.screen($0) }
          .navigationTitle("List")
      } else {
        Rows<Row>(count: count)
          .navigationDestination(for: Int.self) { destinations.screen($0) }
          .navigationTitle("List")
      }
    }
  }
}

/// A list with the destinations, in a view of its own.
private struct DeclaringRows<Row: NumberedRow>: View {
  let count: Int
  let destinations: Destinations

  var body: some View {
    Rows<Row>(count: count)
      .navigationDestination(for: Int.self) { destinations.screen($0) }
      .navigationTitle("List")
  }
}

/// A list in a view of its own.
private struct Rows<Row: NumberedRow>: View {
  let count: Int

  var body: some View { List(0..<count) { Row.row($0) } }
}

private struct Screen: View {
  let number: Int

  var body: some View { Text("screen \(number)") }
}

/// A way to make rows.
@MainActor
private protocol NumberedRow {
  associatedtype Row: View
  static func row(_ number: Int) -> Row
}

private enum TextRow: NumberedRow {
  static func row(_ number: Int) -> some View { Text("row \(number)") }
}

private enum ValueRow: NumberedRow {
  static func row(_ number: Int) -> some View { NavigationLink("row \(number)", value: number) }
}

private enum ViewRow: NumberedRow {
  static func row(_ number: Int) -> some View {
    NavigationLink("row \(number)") { Screen(number: number) }
  }
}
