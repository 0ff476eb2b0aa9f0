import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

#if !os(macOS)
/// A controller that notes its appearances.
struct Reporter: UIViewControllerRepresentable {
  private let name: String
  private let log: Log
  private let probe: Probe?

  init(_ name: String, _ log: Log, _ probe: Probe? = nil) {
    self.name = name
    self.log = log
    self.probe = probe
  }

  func makeUIViewController(context: Context) -> ReportingController {
    let controller = ReportingController()
    controller.report = { [name, log] in log.add("\($0) \(name)", animated: $1) }
    probe?.controller = controller
    return controller
  }

  func updateUIViewController(_ controller: ReportingController, context: Context) {}
}

final class ReportingController: UIViewController {
  fileprivate var report: (String, Bool) -> Void = { _, _ in }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    report("viewWillAppear", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    report("viewDidAppear", animated)
  }
}
#else
/// An empty view: the screens of a Mac have no such controllers.
struct Reporter: View {
  init(_ name: String, _ log: Log, _ probe: Probe? = nil) {}

  var body: some View { Color.clear }
}
#endif
