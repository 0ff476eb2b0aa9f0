import SwiftUI

struct AboutView: View {
  @ObservedObject var model: NumbersModel

  var body: some View {
    List {
      Text("Numbers have no end")
      NavigationLink("More", destination: CreditsView())
      NavigationLink("The largest here", value: 3)
    }
    .navigationTitle("About")
  }
}
