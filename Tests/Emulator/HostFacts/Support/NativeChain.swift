import AppTesting
import Combine
import SwiftUI

/// The path of a native stack of numbers, and what is known of its screens.
@MainActor
final class NativeChain: ObservableObject {
  private var kept: [Int] = [] {
    willSet { if publishes { objectWillChange.send() } }
  }

  var publishes = true
  var refusesToShorten = false
  var onDismiss: () -> Void = {}

  let log: Log
  let presented: Switch
  let states: ScreenStates

  init(_ log: Log) {
    self.log = log
    presented = Switch("presented", log)
    states = ScreenStates(log)
  }

  var path: [Int] {
    get {
      log.add("read")
      return kept
    }
    set {
      log.add("write")
      if !refusesToShorten || newValue.count > kept.count { kept = newValue }
    }
  }

  func touch() { objectWillChange.send() }
}

struct NativeChainOptions {
  var declaresNumbers = true
  var bindsByClosures = false
  var linksToViews = false
}

extension Trial {
  func launchNative(
    _ path: [Int] = [],
    _ options: NativeChainOptions = NativeChainOptions()
  ) async -> (app: AppUnderTest, chain: NativeChain) {
    let app = await launch { NativeChainView(chain: native, options: options) }
    for count in path.indices { await app.settle { native.path = Array(path[...count]) } }
    log.clear()
    return (app, native)
  }
}

extension Trial {
  func launchNative(atOnce path: [Int]) async -> (app: AppUnderTest, chain: NativeChain) {
    native.path = path
    return (await launch { NativeChainView(chain: native) }, native)
  }
}

extension HostFact {
  static func onPath(
    _ name: String,
    _ assumption: String,
    from source: String = nobody,
    on needs: [HostFactNeed] = [],
    path: [Int] = [],
    seen: (expected: String, ofControl: String),
    measurement: @escaping @MainActor @Sendable (Trial, AppUnderTest, NativeChain) async -> String
  ) -> HostFact {
    HostFact(name, assumption, from: source, on: [.nativeStack] + needs, seen: seen) { trial in
      let (app, chain) = await trial.launchNative(path)
      return await measurement(trial, app, chain)
    }
  }
}

struct NativeChainView: View {
  @ObservedObject var chain: NativeChain
  var options = NativeChainOptions()

  var body: some View {
    let _ = chain.log.add("body of the stack")
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      if options.bindsByClosures {
        NavigationStack(path: Binding(get: { chain.path }, set: { chain.path = $0 })) { root }
      } else {
        NavigationStack(path: $chain.path) { root }
      }
    }
  }

  @available(iOS 16, macOS 13, tvOS 16, *)
  @MainActor @ViewBuilder private var root: some View {
    let screen = NativeScreen(number: 0, chain: chain, options: options)
      .modifier(Presenting(flag: chain.presented))
    if options.declaresNumbers {
      screen.navigationDestination(for: Int.self) {
        NativeScreen(number: $0, chain: chain, options: options)
      }
    } else {
      screen
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, *)
private struct Presenting: ViewModifier {
  @ObservedObject var flag: Switch

  func body(content: Content) -> some View {
    content.navigationDestination(isPresented: $flag.isOn) { Text("presented") }
  }
}

@available(iOS 16, macOS 13, tvOS 16, *)
private struct NativeScreen: View {
  let number: Int
  let chain: NativeChain
  let options: NativeChainOptions
  @StateObject private var state = ScreenState()
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    let _ = chain.log.add("body \(number)")
    VStack {
      Text("screen \(number)")
      Button("dismiss \(number)") {
        chain.onDismiss()
        presentationMode.wrappedValue.dismiss()
      }
      if options.linksToViews {
        NavigationLink("to \(number + 1)") { Text("view") }
      } else {
        NavigationLink("to \(number + 1)", value: number + 1)
      }
    }
    .background(Reporter("\(number)", chain.log))
    .onAppear {
      chain.states.note(state, of: "\(number)")
      chain.log.add("onAppear \(number)")
    }
    .onDisappear { chain.log.add("onDisappear \(number)") }
  }
}

/// A native stack of an observed path of numbers, whose root is the screen of 0; nothing where there is no such stack.
struct NumberStack<Screen: View>: View {
  @ObservedObject var path: Observed<[Int]>
  @ViewBuilder let screen: (Int) -> Screen

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, *) {
      NavigationStack(path: $path.value) {
        screen(0).navigationDestination(for: Int.self) { screen($0) }
      }
    }
  }
}
