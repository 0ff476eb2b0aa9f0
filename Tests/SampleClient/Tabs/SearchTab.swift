import SwiftUI

struct SearchTab: View {
  @State private var query = ""

  var body: some View {
    Form {
      TextField("Find music", text: $query)
      if let year = Int(query) {
        NavigationLink("Music of \(query)", value: year)
      }
    }
    .navigationTitle("Find")
    .navigationDestination(for: Int.self) { year in
      NavigationLink("The year before", value: year - 1)
        .navigationTitle(String(year))
    }
  }
}
