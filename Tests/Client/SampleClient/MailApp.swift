import Combine
package import SwiftUI

package struct MailApp: View {
  @ObservedObject var model: MailModel

  package var body: some View {
    NavigationSplitView(columnVisibility: $model.columns) {
      List(Mailbox.all, selection: $model.box) { box in
        NavigationLink(value: box.id) { Text("\(box.id)box") }
      }
      .navigationTitle("Boxes")
      .navigationSplitViewColumnWidth(200)
    } content: {
      // Rows without links: the list knows them by their identities.
      List(model.letters, selection: $model.letter) { letter in Text(letter.id) }
        .navigationTitle(model.box ?? "Letters")
        .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
    } detail: {
      if let letter = model.letter {
        Text("\(letter), said at length").navigationTitle(letter)
      } else {
        Text("Choose a letter")
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

@MainActor
package final class MailModel: ObservableObject, Flow {
  @Published var box: Mailbox.ID?
  @Published var letter: Letter.ID?
  @Published var columns = NavigationSplitViewVisibility.all

  package init(disk: Disk) {}

  var letters: [Letter] { Mailbox.all.first { $0.id == box }?.letters ?? [] }

  package var root: MailApp { MailApp(model: self) }

  package var pathDescription: String { "\(box ?? "no box"), \(letter ?? "no letter")" }

  package var events: [AppEvent] {
    [
      AppEvent("choose the bill") {
        self.box = "In"
        self.letter = "Bill"
      },
      AppEvent("choose nothing") {
        self.box = nil
        self.letter = nil
      },
    ]
  }
}

struct Mailbox: Hashable, Identifiable {
  let id: String
  let letters: [Letter]
  static let all = [
    Mailbox(id: "In", letters: [Letter(id: "Hello"), Letter(id: "Bill")]),
    Mailbox(id: "Out", letters: [Letter(id: "Answer")]),
  ]
}

struct Letter: Hashable, Codable, Identifiable {
  let id: String
}
