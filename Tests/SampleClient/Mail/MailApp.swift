public import SwiftUI

/// Boxes, letters, and the letter that is read, beside each other.
public struct MailApp: View {
  @ObservedObject var model: MailModel

  /// The three columns.
  public var body: some View {
    NavigationSplitView(columnVisibility: $model.columns) {
      List(Mailbox.all, selection: $model.box) { box in
        NavigationLink(value: box.id) {
          Text("\(box.id)box")
        }
      }
      .navigationTitle("Boxes")
      .navigationSplitViewColumnWidth(200)
    } content: {
      List(selection: $model.letter) {
        ForEach(model.letters) { letter in
          NavigationLink(letter.id, value: letter.id)
        }
      }
      .navigationTitle(model.box ?? "Letters")
      .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
    } detail: {
      if let letter = model.letter {
        Text("\(letter), said at length")
          .navigationTitle(letter)
      } else {
        Text("Choose a letter")
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}
