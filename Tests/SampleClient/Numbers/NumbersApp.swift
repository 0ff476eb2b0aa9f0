public import SwiftUI

/// The list of numbers in its stack.
public struct NumbersApp: View {
  @ObservedObject var model: NumbersModel

  /// The stack, and what it does with links from outside.
  public var body: some View {
    NavigationStack(path: $model.path) {
      NumberList(model: model)
        .navigationDestination(for: Int.self) { number in
          NumberView(number: number, model: model)
        }
        .navigationDestination(for: Emoji.self) { emoji in
          EmojiView(emoji: emoji, model: model)
        }
        .navigationDestination(isPresented: $model.showsTip) {
          TipView(model: model)
        }
    }
    .onOpenURL { model.open($0) }
  }
}
