import Combine
import SwiftUI

struct PlainRoom: View {
  var body: some View {
    NavigationStack {
      List(1..<4) { number in NavigationLink("Stone \(number)", value: number) }
        .navigationTitle("Stones")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("A stone of \(number) kg")
            NavigationLink("A heavier one", value: number * 10)
            NavigationLink("By its name", value: "Stone \(number)")
          }
          .navigationTitle("\(number) kg")
          .navigationDestination(for: String.self) { name in
            Text("Named \(name)").navigationTitle(name)
          }
        }
    }
  }
}
