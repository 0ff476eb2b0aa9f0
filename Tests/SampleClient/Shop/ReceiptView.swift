import SwiftUI

struct ReceiptView: View {
  let total: Int
  @EnvironmentObject private var model: ShopModel

  var body: some View {
    VStack {
      Text("You paid \(total) €")
      Button("Continue shopping") {
        model.path = []
      }
    }
    .navigationTitle("Receipt")
  }
}
