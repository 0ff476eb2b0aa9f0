import AppTesting
import NavigationShim
import SwiftUI

extension HostFact {
  /// Several pushes, each sent after the one before has appeared.
  static let sequences: [HostFact] = [
    HostFact(
      "still pushes in a row",
      "Four pushes without animation and one with it, each a turn after the viewDidAppear of the one "
        + "before, all arrive",
      for: .assumption(.stillPushesArrive),
      seen: ("depth 5: still, still, still, still, animated", ofControl: "depth 1: still")
    ) { trial in
      let (app, chain) = await trial.launchFramedChain()
      let start = trial.log.clock()
      let news = trial.isControl ? "viewWillAppear" : "viewDidAppear"
      await app.settle { chain.push(5, eachAfter: news, in: app) }
      for level in 1...5 {
        guard let pushed = trial.log.time(of: "push \(level)") else { break }
        let kind = "viewDidAppear of \(level < 5 ? "a still" : "the animated") push"
        trial.note(trial.log.time(of: "viewDidAppear \(level)"), since: pushed, as: kind)
      }
      trial.note(trial.log.time(of: "viewDidAppear 5"), since: start, as: "viewDidAppear of all")
      return "depth \(app.depth): \(trial.log.motions(of: "viewDidAppear", 1...5))"
    },
    HostFact(
      "animated pushes in a row",
      "Three pushes with animation, each a turn after the viewDidAppear of the one before, all arrive",
      for: .check("stalled"),
      seen: ("depth 3: animated, animated, animated", ofControl: "depth 3: still, still, animated")
    ) { trial in
      let (app, chain) = await trial.launchFramedChain()
      if trial.isControl {
        await app.settle { chain.push(3, eachAfter: "viewDidAppear", in: app) }
      } else {
        for level in 0..<2 {
          trial.log.react(to: "viewDidAppear \(level + 1)") {
            app.inNextTurn { chain.turn(level + 1, true) }
          }
        }
        _ = await trial.length(until: "viewDidAppear 3", in: app) { chain.turn(0, true) }
      }
      return "depth \(app.depth): \(trial.log.motions(of: "viewDidAppear", 1...3))"
    },
    HostFact(
      "path on the package's links",
      "NavigationShim's link stack shows a path of five by four pushes without animation and one with it",
      for: .assumption(.stillPushesArrive),
      seen: ("depth 5: still, still, still, still, animated", ofControl: "depth 1: animated")
    ) { trial in
      let path = Observed<[Int]>([])
      let app = await trial.launch(withPackageLinks: true) {
        PackageStack(path: path, log: trial.log)
      }
      _ = await trial.length(until: "viewDidAppear 5", in: app) {
        path.value = trial.isControl ? [1] : [1, 2, 3, 4, 5]
      }
      return "depth \(app.depth): \(trial.log.motions(of: "viewDidAppear", 1...5))"
    },
  ].needing(.navigationView)
}

extension Log {
  fileprivate func motions(of event: String, _ levels: ClosedRange<Int>) -> String {
    let reported = levels.filter { count(of: "\(event) \($0)") > 0 }
    let words = reported.map {
      animation(of: "\(event) \($0)") == "animated" ? "animated" : "still"
    }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
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

extension Trial {
  fileprivate func launchFramedChain() async -> (app: AppUnderTest, chain: Chain) {
    let chain = Chain(log)
    let app = await launch { OldStack { FramedScreen(chain: chain, level: 0) } }
    log.clear()
    return (app, chain)
  }
}

extension Chain {
  func push(_ count: Int, eachAfter news: String, in app: AppUnderTest) {
    push(from: 0, to: count, eachAfter: news, in: app)
  }

  private func push(from level: Int, to count: Int, eachAfter news: String, in app: AppUnderTest) {
    guard level < count else { return }
    let isLast = level == count - 1
    app.areAnimationsEnabled = isLast
    log.add("push \(level + 1)")
    log.react(to: "\(news) \(level + 1)") { [weak self, weak app] in
      app?.areAnimationsEnabled = true
      app?.inNextTurn {
        if let self, let app { self.push(from: level + 1, to: count, eachAfter: news, in: app) }
      }
    }
    turn(level, true)
  }
}

/// A screen as the package builds it: exactly one view, and in front of it, hidden and without a size, a link with two
/// companions, and a controller.
private struct FramedScreen: View {
  let chain: Chain
  let level: Int

  var body: some View {
    VStack { Text("screen \(level)") }
      .overlay(attachments)
      .onAppear { chain.log.add("onAppear \(level)") }
  }

  @MainActor private var attachments: some View {
    ZStack {
      if chain.switches.indices.contains(level) {
        ZStack {
          SwitchedLink(chain.switches[level], "") { FramedScreen(chain: chain, level: level + 1) }
          companion.disabled(true)
          companion.disabled(true)
        }
        .hidden()
      }
      Reporter("\(level)", chain.log, level == 0 ? chain.probe : nil)
    }
    .frame(width: 0, height: 0)
    .allowsHitTesting(false)
    .accessibility(hidden: true)
  }

  private var companion: some View { NavigationLink(destination: EmptyView()) { EmptyView() } }
}
