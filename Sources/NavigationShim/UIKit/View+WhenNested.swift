import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

extension View {
  /// Calls back if UIKit finds a stack inside another one.
  ///
  /// The environment doesn't show it: a sheet has the environment of the screen that presents it, and is no part of
  /// its stack.
  func whenNested(_ action: @escaping @MainActor () -> Void) -> some View {
    #if canImport(UIKit) && !os(watchOS)
    background(NestingController.Representation(action: action).unseen())
    #else
    self
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
private final class NestingController: UnseenController {
  var action: @MainActor () -> Void = {}

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if navigationController != nil { action() }
  }

  struct Representation: UIViewControllerRepresentable {
    let action: @MainActor () -> Void

    func makeUIViewController(context: Context) -> NestingController { NestingController() }

    func updateUIViewController(_ controller: NestingController, context: Context) {
      controller.action = action
    }
  }
}
#endif
