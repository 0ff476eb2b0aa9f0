import SwiftUI

struct Inbox: View {
  @ObservedObject var model: AccountModel

  var body: some View {
    NavigationStack(path: $model.inboxPath) {
      List(1..<3) { number in
        NavigationLink("Message \(number)", value: number)
      }
      .navigationTitle("Inbox")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Settings") {
            model.showsSettings = true
          }
        }
      }
      .navigationDestination(for: Int.self) { number in
        MessageView(number: number)
      }
    }
  }
}
