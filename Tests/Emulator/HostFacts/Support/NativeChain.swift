import AppTesting
import Combine
import SwiftUI

@MainActor
final class NativeChain: ObservableObject {
  private var kept: [Int] = [] {
    willSet { objectWillChange.send() }
  }

  let log: Log

  init(_ log: Log) { self.log = log }

  var path: [Int] {
    get {
      log.add("read")
      return kept
    }
    set {
      log.add("write")
      kept = newValue
    }
  }
}

extension Trial {
  func launchNative(_ path: [Int] = [], bindsByClosures: Bool = false) async -> AppUnderTest {
    let app = await launch { NativeChainView(chain: native, bindsByClosures: bindsByClosures) }
    for count in path.indices { await app.settle { native.path = Array(path[...count]) } }
    log.clear()
    return app
  }
}

struct NativeChainView: View {
  @ObservedObject var chain: NativeChain
  var bindsByClosures = false

  var body: some View {
    let _ = chain.log.add("body of the stack")
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      if bindsByClosures {
        NavigationStack(path: Binding(get: { chain.path }, set: { chain.path = $0 })) { root }
      } else {
        NavigationStack(path: $chain.path) { root }
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, *)
  @MainActor private var root: some View {
    NativeScreen(number: 0, chain: chain)
      .navigationDestination(for: Int.self) { NativeScreen(number: $0, chain: chain) }
  }
}

@available(iOS 16, macOS 13, tvOS 16, *)
private struct NativeScreen: View {
  let number: Int
  let chain: NativeChain

  var body: some View {
    VStack {
      Text("screen \(number)")
      NavigationLink("to \(number + 1)", value: number + 1)
    }
    .background(Reporter("\(number)", chain.log))
    .onAppear { chain.log.add("onAppear \(number)") }
  }
}
