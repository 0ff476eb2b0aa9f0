import SwiftUI

struct EmojiView: View {
  let emoji: Emoji
  @ObservedObject var model: NumbersModel

  var body: some View {
    VStack {
      Text(emoji.picture)
      Button("Back to the numbers") {
        model.popToRoot()
      }
    }
    .navigationTitle("\(emoji.count) of them")
  }
}
