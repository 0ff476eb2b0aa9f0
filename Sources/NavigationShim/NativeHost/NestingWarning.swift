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
    background(NestingController.Representation(warning: warning, log: log).unseen())
    #else
    self
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
/// A controller around a stack, which knows whether there is another stack around.
private final class NestingController: UnseenController {
  var warn: () -> Void = {}

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if navigationController != nil { warn() }
  }

  struct Representation: UIViewControllerRepresentable {
    let warning: NavigationWarning
    let log: WarningLog

    func makeUIViewController(context: Context) -> NestingController { NestingController() }

    func updateUIViewController(_ controller: NestingController, context: Context) {
      controller.warn = { [warning, log] in log.warn(warning) }
    }
  }
}
#endif
