import SwiftUI

struct ExhibitsRoom: View {
  @ObservedObject var model: ExhibitsModel

  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        NavigationLink(value: Painting(title: "Tulips")) { Text("Tulips") }
        NavigationLink(value: Statue(title: "Lion")) { Text("Lion") }
      }
      .navigationTitle("Exhibits")
      .navigationDestination(for: Painting.self) { ExhibitView(exhibit: $0) }
      .navigationDestination(for: Statue.self) { ExhibitView(exhibit: $0) }
    }
  }
}

private struct ExhibitView<E: Exhibit>: View {
  let exhibit: E

  var body: some View {
    VStack {
      Text("\(exhibit.title), seen closely")
      NavigationLink("What it is made of", value: Painting(title: exhibit.title + "'s canvas"))
    }
    .navigationTitle(exhibit.title)
  }
}
