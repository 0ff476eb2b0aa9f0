import SwiftUI

struct AccountView: View {
  @State private var addressPath: [String] = []
  @State private var isAddressShown = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Address") { isAddressShown = true }
        Button("City") { openCity() }
      }
      .navigationTitle("Account")
    }
    .sheet(isPresented: $isAddressShown) {
      AddressSheet(path: $addressPath, isShown: $isAddressShown)
    }
  }

  /// A deep link into the sheet.
  private func openCity() {
    addressPath = ["City"]
    isAddressShown = true
  }
}

struct AddressSheet: View {
  @Binding var path: [String]
  @Binding var isShown: Bool

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("City", value: "City")
        .navigationTitle("Address")
        .navigationDestination(for: String.self) { field in
          Button("Save") { isShown = false }
            .navigationTitle(field)
        }
    }
  }
}
