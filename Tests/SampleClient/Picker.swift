// `navigationDestination(item:)` is Apple's from iOS 17 on. An older SDK, without the shim, has none.
#if canImport(NavigationShim) || !canImport(Darwin)
public import Combine
public import SwiftUI

/// A choice of emoji, of which one at a time is shown beside the path.
@MainActor
public final class PickerModel: ObservableObject {
  @Published var path = NavigationPath()
  @Published var picked: Emoji?
  let choices = ["🐑", "🐟", "🍎"]

  /// Launches the app at its choice.
  public init(disk: Disk) {}
}

extension PickerModel: Flow {
  /// The choice in its stack.
  public var root: PickerApp { PickerApp(model: self) }

  /// The elements of the path, and what is picked.
  public var pathDescription: String { "\(path.summary); picked \(picked?.picture ?? "nothing")" }

  /// What a timer or a message from a server might do.
  public var events: [AppEvent] {
    [
      AppEvent("pick two fish") { self.picked = Emoji(symbol: "🐟", count: 2) },
      AppEvent("pick nothing") { self.picked = nil },
      AppEvent("push 7") { self.path.append(7) },
      AppEvent("clear") { self.path = NavigationPath() },
    ]
  }
}

/// A choice of emoji in a stack, where the one that is picked is a screen of its own.
public struct PickerApp: View {
  @ObservedObject var model: PickerModel

  /// The stack.
  public var body: some View {
    NavigationStack(path: $model.path) {
      List(model.choices, id: \.self) { symbol in
        Button("Pick \(symbol)") { model.picked = Emoji(symbol: symbol, count: 1) }
      }
      .navigationTitle("Emoji")
      .navigationDestination(item: $model.picked) { emoji in
        PickedView(emoji: emoji, model: model)
      }
      .navigationDestination(for: Int.self) { number in
        CountedView(number: number, symbols: model.choices)
      }
    }
  }
}

private struct PickedView: View {
  let emoji: Emoji
  @ObservedObject var model: PickerModel

  var body: some View {
    VStack {
      Text(emoji.picture)
      Button("One more of them") {
        model.picked = Emoji(symbol: emoji.symbol, count: emoji.count + 1)
      }
      Button("Pick none") { model.picked = nil }
      NavigationLink("Count to \(emoji.count)", value: emoji.count)
    }
    .navigationTitle("Picked \(emoji.count)")
  }
}

private struct CountedView: View {
  let number: Int
  let symbols: [String]
  @State private var shown: Emoji?

  var body: some View {
    List {
      Text("Counted to \(number)")
      ForEach(symbols, id: \.self) { symbol in
        Button("Show \(symbol)") { shown = Emoji(symbol: symbol, count: number) }
      }
      NavigationLink("Count on", value: number + 1)
    }
    .navigationTitle("Count \(number)")
    .navigationDestination(item: $shown) { emoji in
      Text(emoji.picture).navigationTitle("Counted \(emoji.count)")
    }
  }
}
#endif
