import SwiftUI

struct AnimalView: View {
  let name: String

  var body: some View {
    Text("\(name) can't count")
      .navigationTitle(name)
  }
}
