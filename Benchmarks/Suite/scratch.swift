package import BenchmarkKit
import Foundation
@MainActor package func scratch(_ meter: AllocationMeter) {
  let filter = ProcessInfo.processInfo.arguments.dropFirst().first ?? ""
  for b in Catalog.all where filter.isEmpty || b.name.contains(filter) {
    let all =
      (ProcessInfo.processInfo.arguments.dropFirst(2).first.map { [Int($0)!] } ?? [
        1, 2, 5, 10, 50, 100, 1000, 10000, 100000,
      ]).filter { $0 <= b.greatestDepth }
    let section = b.run(Measuring(depths: all, isQuick: true, meter: meter, progress: { _ in }))
    print(section.title)
    for s in section.series {
      print(
        " ",
        s.name,
        s.unit,
        s.per ?? "",
        s.points.map { "\($0.position):" + String(format: "%.4g", $0.figure.value) }.joined(
          separator: "  "
        )
      )
    }
    for f in section.fits { print("  fit", f.name, f.exponent) }
  }
}
