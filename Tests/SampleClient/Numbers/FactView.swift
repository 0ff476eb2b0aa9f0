import SwiftUI

struct FactView: View {
  let number: Int
  @ObservedObject var model: NumbersModel

  var body: some View {
    VStack {
      Text(number.isMultiple(of: 2) ? "\(number) is even" : "\(number) is odd")
      Button("Go on to the next") {
        model.path.append(number + 1)
      }
    }
    .navigationTitle("Fact")
  }
}
