#if os(iOS) || !canImport(Darwin)
import SwiftUI

struct PicturesView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Picture", value: "Picture")
        .navigationTitle("Pictures")
        .navigationDestination(for: String.self) { PictureView().navigationTitle($0) }
    }
  }
}

struct PictureView: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("Close") { presentationMode.wrappedValue.dismiss() }
      .navigationBarBackButtonHidden(true)
      .background(SwipeBack())
  }
}

struct SwipeBack: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SwipeBackController { SwipeBackController() }

  func updateUIViewController(_ controller: SwipeBackController, context: Context) {}
}

final class SwipeBackController: UIViewController, UIGestureRecognizerDelegate {
  private weak var previous: (any UIGestureRecognizerDelegate)?

  private var gesture: UIGestureRecognizer? {
    navigationController?.interactivePopGestureRecognizer
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard gesture?.delegate !== self else { return }
    previous = gesture?.delegate
    gesture?.delegate = self
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if gesture?.delegate === self { gesture?.delegate = previous }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController else { return false }
    return navigationController.viewControllers.count > 1
      && navigationController.transitionCoordinator == nil
  }
}
#endif
