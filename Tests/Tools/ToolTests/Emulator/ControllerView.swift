import SwiftUI

struct ControllerView: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
