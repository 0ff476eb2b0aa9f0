import SwiftUI

struct NumberList: View {
  @ObservedObject var model: NumbersModel

  var body: some View {
    List {
      Section(header: Text("Numbers")) {
        ForEach(1..<4) { number in
          NavigationLink("Number \(number)", value: number)
        }
      }
      Section(header: Text("Several at once")) {
        Button("Three, two, one") {
          model.show([3, 2, 1])
        }
        Button("Count sheep") {
          model.showSheep(5)
        }
      }
      Section(header: Text("Beside the path")) {
        Button("Show a tip") {
          model.showsTip = true
        }
        ViewLinks(model: model)
      }
    }
    .navigationTitle("Numbers")
  }
}
