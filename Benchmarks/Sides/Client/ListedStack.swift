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
    let isInline = shape.isInline
    model.numbers = Array(0..<depth)
    view = AnyView(StackRoot<Row>(model: model, count: count, isInline: isInline))
    push = { model.numbers.append(model.numbers.count) }
  }
}

private final class StackModel: ObservableObject {
  @Published var numbers: [Int] = []
}

private struct StackRoot<Row: NumberedRow>: View {
  @ObservedObject var model: StackModel
  let count: Int
  let isInline: Bool

  var body: some View {
    NavigationStack(path: $model.numbers) {
      if isInline {
        List(0..<count) { Row.row($0) }.navigationDestination(for: Int.self) { Screen(number: $0) }
          .navigationTitle("List")
      } else {
        Rows<Row>(count: count).navigationDestination(for: Int.self) { Screen(number: $0) }
          .navigationTitle("List")
      }
    }
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
