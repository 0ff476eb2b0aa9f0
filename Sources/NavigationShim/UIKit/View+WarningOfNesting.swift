import SwiftUI

#if canImport(UIKit) && !os(watchOS)
import UIKit
#endif

extension View {
  /// Warns of a stack inside another one, if UIKit finds the one in the other.
  ///
  /// The environment alone can't tell: a sheet has that of the screen that presents it, and is no part of its stack.
  func warningOfNesting(_ warning: NavigationWarning, in log: WarningLog) -> some View {
    #if canImport(UIKit) && !os(watchOS)
    background(NestingController.Representation { log.warn(warning) }.unseen())
    #else
    self
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
private final class NestingController: UnseenController {
  var warn: @MainActor () -> Void = {}

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if navigationController != nil { warn() }
  }

  struct Representation: UIViewControllerRepresentable {
    let warn: @MainActor () -> Void

    func makeUIViewController(context: Context) -> NestingController { NestingController() }

    func updateUIViewController(_ controller: NestingController, context: Context) {
      controller.warn = warn
    }
  }
}
#endif
