import SwiftUI

struct TipView: View {
  @ObservedObject var model: NumbersModel
  @State private var showsMore = false

  var body: some View {
    VStack {
      Text("Start with one")
      Button("Do that") {
        model.path.append(1)
      }
      Button("Why?") {
        showsMore = true
      }
      Button("Hide") {
        model.showsTip = false
      }
    }
    .navigationTitle("Tip")
    .navigationDestination(isPresented: $showsMore) {
      Text("It is the smallest")
        .navigationTitle("Reason")
    }
  }
}
