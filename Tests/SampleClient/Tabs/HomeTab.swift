import SwiftUI

struct HomeTab: View {
  var body: some View {
    List(["Today", "Week"], id: \.self) { name in
      NavigationLink(name, value: name)
    }
    .navigationTitle("Listen")
    .navigationDestination(for: String.self) { name in
      MixView(name: name)
    }
  }
}

private struct MixView: View {
  let name: String
  @EnvironmentObject private var model: LibraryModel

  var body: some View {
    VStack {
      Text("A mix for \(name)")
      NavigationLink("A shorter one", value: String(name.dropLast()))
      Button("Its album") {
        model.tab = .albums
        model.paths.albums = [.album("Blue")]
      }
    }
    .navigationTitle(name)
  }
}
