import Combine
import SwiftUI

/// Shows a view for an item on top of the stack around it while there is one.
struct ItemDestination<Item: Hashable, Destination: View>: ViewModifier {
  let item: Binding<Item?>
  let destination: (Item) -> Destination
  let evaluation = Evaluation()

  @StateObject private var last = LastItem<Item>()

  func body(content: Content) -> some View {
    let shown = last.update(item.wrappedValue)
    content.modifier(
      PresentedDestination(
        isPresented: Binding(
          get: { item.wrappedValue != nil },
          set: { isPresented in if !isPresented { item.wrappedValue = nil } }
        ),
        destination: shown.map(destination)
      )
    )
  }
}

/// The item that was there last: its view is still rendered while it leaves the screen.
@MainActor
private final class LastItem<Item>: ObservableObject {
  private var item: Item?

  nonisolated init() {}

  func update(_ item: Item?) -> Item? {
    if let item { self.item = item }
    return self.item
  }
}
