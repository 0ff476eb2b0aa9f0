import Combine
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Rule 12: both hosts, one behaviour", .misusesNoHost)
struct BothHostsTests {
  @Test(
    "after every settled step of a script both hosts show the same",
    .needs(.countingScreens, .nativeStacks)
  )
  func randomScripts() async {
    for seed in seeds(30) {
      var generator = SeededGenerator(seed: seed)
      let links = Journey()
      let native = Journey()
      let linksApp = await links.launched(.links)
      let nativeApp = await native.launched(.native)
      var script = ""
      for _ in 0..<15 {
        let step = JourneyStep.random(&generator)
        script += "\(step) "
        let hint = Comment(rawValue: "seed \(seed): \(script)")
        let isDone = await step.perform(linksApp, links)
        #expect(await step.perform(nativeApp, native) == isDone, hint)
        #expect(observation(linksApp, links) == observation(nativeApp, native), hint)
        #expect(linksApp.violations == [], hint)
        guard observation(linksApp, links) == observation(nativeApp, native) else { break }
      }
    }
  }

  private func observation(_ app: AppUnderTest, _ journey: Journey) -> [String] {
    [
      "path \(journey.path.compactElements(as: Int.self))",
      "depth \(app.depth)",
      "presented \(journey.isPresented) \(String(describing: journey.item))",
    ] + app.shown + app.visibleTexts
  }
}

private enum JourneyStep {
  case set([Int])
  case append(Int)
  case pop(Int)
  case replace(Int)
  case tap(String)
  case back
  case backTo(Int)
  case present(Bool)
  case item(Int?)

  static func random(_ generator: inout SeededGenerator) -> JourneyStep {
    switch Int.random(in: 0..<16, using: &generator) {
    case 0, 1:
      .set(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          Int.random(in: 1...3, using: &generator)
        }
      )
    case 2: .append(Int.random(in: 1...3, using: &generator))
    case 3: .pop(Int.random(in: 1...2, using: &generator))
    case 4: .replace(Int.random(in: 1...3, using: &generator))
    case 5: .back
    case 6: .backTo(Int.random(in: 0...2, using: &generator))
    case 7: .present(Bool.random(using: &generator))
    case 8: .item(Bool.random(using: &generator) ? Int.random(in: 1...3, using: &generator) : nil)
    case 9: .tap("count")
    case 10: .tap("dismiss")
    case 11: .tap("view")
    case 12: .tap("own")
    default: .tap("to \(Int.random(in: 1...3, using: &generator))")
    }
  }

  /// Does it on one side, and lets that come to rest.
  @MainActor
  func perform(_ app: AppUnderTest, _ journey: Journey) async -> Bool {
    var isDone = true
    switch self {
    case .set(let numbers): journey.path = NavigationPath(numbers)
    case .append(let number): journey.path.append(number)
    case .pop(let count): journey.path.pop(count)
    case .replace(let number): journey.path.popAndPush(number)
    case .tap(let label): isDone = await app.tap(label)
    case .back: isDone = await app.back()
    case .backTo(let depth): isDone = await app.back(to: depth)
    case .present(let isPresented): journey.isPresented = isPresented
    case .item(let item): journey.item = item
    }
    await app.settle()
    return isDone
  }
}

/// An app with a path, and with something to present on each screen.
@MainActor
private final class Journey: ObservableObject {
  @Published var path = NavigationPath()
  @Published var isPresented = false
  @Published var item: Int?

  func launched(_ host: NavigationHost) async -> AppUnderTest {
    await AppUnderTest.settled(host) {
      Observing(self) { bound in
        NavigationStack(path: bound.path) {
          JourneyPlace(name: "root")
            .navigationDestination(for: Int.self) { JourneyPlace(name: "\($0)") }
            .navigationDestination(isPresented: bound.isPresented) {
              JourneyPlace(name: "presented")
            }
            .navigationDestination(item: bound.item) { JourneyPlace(name: "item \($0)") }
        }
      }
    }
  }
}

private struct JourneyPlace: View {
  let name: String
  @State private var count = 0
  @State private var isPresented = false
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      Text("\(name), \(count)")
      Button("count") { count += 1 }
      Button("dismiss") { presentationMode.wrappedValue.dismiss() }
      Button("own") { isPresented = true }
      NavigationLink("view") { JourneyPlace(name: "view") }
      ForEach(1..<4) { NavigationLink("to \($0)", value: $0) }
    }
    .navigationTitle(name)
    .navigationDestination(isPresented: $isPresented) { JourneyPlace(name: "own of \(name)") }
  }
}
