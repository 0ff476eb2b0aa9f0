import SwiftUI

#if canImport(UIKit)
import UIKit
#endif

#if !os(macOS)
/// A controller that notes its appearances, and the transaction of each update with a value.
struct Reporter: UIViewControllerRepresentable {
  private let name: String
  private let log: Log
  private let probe: Probe?
  private let value: Int?

  init(_ name: String, _ log: Log, _ probe: Probe? = nil, value: Int? = nil) {
    self.name = name
    self.log = log
    self.probe = probe
    self.value = value
  }

  func makeUIViewController(context: Context) -> ReportingController {
    let controller = ReportingController()
    controller.report = { [name, log] in log.add("\($0) \(name)", animated: $1) }
    probe?.controller = controller
    return controller
  }

  func updateUIViewController(_ controller: ReportingController, context: Context) {
    guard let value else { return }
    log.add("\(value)" + (context.transaction.disablesAnimations ? " without animation" : ""))
  }
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
  init(_ name: String, _ log: Log, _ probe: Probe? = nil, value: Int? = nil) {}

  var body: some View { Color.clear }
}
#endif
