import AppTesting
import NavigationShim
import SwiftUI

extension HostFact {
  /// Several pushes, each sent after the one before has appeared, as the package sends them.
  static let sequences: [HostFact] = [
    HostFact(
      "path on the package's links",
      "NavigationShim's link stack shows a path of five by four pushes without animation and one with it",
      for: .assumption(.stillPushesArrive),
      on: [.navigationView],
      seen: ("depth 5: still, still, still, still, animated", ofControl: "depth 1: animated")
    ) { trial in
      let path = Observed<[Int]>([])
      let app = await trial.launch(withPackageLinks: true) {
        PackageStack(path: path, log: trial.log)
      }
      _ = await trial.length(until: "viewDidAppear 5", in: app) {
        path.value = trial.isControl ? [1] : [1, 2, 3, 4, 5]
      }
      let motions = (1...5).compactMap { trial.log.isAnimated("viewDidAppear \($0)") }
      return "depth \(app.depth): "
        + motions.map { $0 ? "animated" : "still" }.joined(separator: ", ")
    }
  ]
}

private struct PackageStack: View {
  @ObservedObject var path: Observed<[Int]>
  let log: Log

  var body: some View {
    NavigationStackShim(path: $path.value) {
      PackageScreen(number: 0, log: log)
        .navigationDestination(for: Int.self) { PackageScreen(number: $0, log: log) }
    }
  }
}

private struct PackageScreen: View {
  let number: Int
  let log: Log

  var body: some View { Text("screen \(number)").background(Reporter("\(number)", log)) }
}
