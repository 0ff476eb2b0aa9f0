import SwiftUI

/// Links of the kinds that are older than the stack, and that many apps still have in one.
struct ViewLinks: View {
  @ObservedObject var model: NumbersModel

  var body: some View {
    NavigationLink(
      destination: {
        AboutView(model: model)
      },
      label: {
        Text("About numbers")
      }
    )
    NavigationLink("Credits", destination: CreditsView())
    NavigationLink(isActive: $model.showsHelp) {
      HelpView(model: model)
    } label: {
      Text("Help")
    }
    ForEach(["Cats", "Dogs"], id: \.self) { animal in
      NavigationLink(tag: animal, selection: $model.animal) {
        AnimalView(name: animal)
      } label: {
        Text(animal)
      }
    }
  }
}
