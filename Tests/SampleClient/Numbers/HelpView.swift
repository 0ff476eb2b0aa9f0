import SwiftUI

struct HelpView: View {
  @ObservedObject var model: NumbersModel

  var body: some View {
    VStack {
      Text("Tap a number")
      Button("Understood") {
        model.showsHelp = false
      }
      Button("Show me") {
        model.path.append(1)
      }
    }
    .navigationTitle("Help")
  }
}
