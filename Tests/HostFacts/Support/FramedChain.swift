import AppUnderTest
import SwiftUI

extension Trial {
  /// Launches an app with a navigation view whose screens are made as those of the package are.
  func launchFramedChain() async -> (app: AppUnderTest, chain: Chain) {
    let chain = Chain(log)
    let app = await launch { OldStack { FramedScreen(chain: chain, level: 0) } }
    log.clear()
    return (app, chain)
  }
}

extension Chain {
  /// Pushes screens one after another, each a turn after the controller on the one before has been told
  /// something: all but the last without animation.
  ///
  /// - Parameters:
  ///   - count: How many screens there will be above the root.
  ///   - news: What the controller has to be told.
  ///   - app: The app.
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

/// A screen as the package's own: exactly one view, and in front of it, hidden and of no size, a link with
/// two companions and a controller.
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

  private var companion: some View {
    NavigationLink(destination: EmptyView()) { EmptyView() }
  }
}
