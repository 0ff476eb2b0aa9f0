import SwiftUI

struct NumberView: View {
  let number: Int
  @ObservedObject var model: NumbersModel
  @State private var showsFact = false

  var body: some View {
    List {
      Text("This is \(number)")
      NavigationLink("One more", value: number + 1)
      NavigationLink(value: Emoji(symbol: "🐑", count: number)) {
        Label("As sheep", systemImage: "hare")
      }
      Button("A fact") {
        showsFact = true
      }
      Text(showsFact ? "A fact is shown" : "No fact is shown")
      Button("Pop to root") {
        model.popToRoot()
      }
    }
    .navigationTitle("Number \(number)")
    .navigationDestination(isPresented: $showsFact) {
      FactView(number: number, model: model)
    }
  }
}
