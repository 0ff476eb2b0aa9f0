// A Mac knows of no compact width.
#if !os(macOS)
import Combine
import SwiftUI

private typealias List = Shim.List

@MainActor
final class Mail: ObservableObject {
  @Published var box: String?
  @Published var letter: String?
  @Published var preferred = NavigationSplitViewColumn.sidebar
  @Published var width = UserInterfaceSizeClass.compact
  let warnings = CollectedWarnings()

  func launched(_ behavior: HostBehavior = HostBehavior()) async -> AppUnderTest {
    await AppUnderTest.settled(.links, behavior: behavior, warnings: warnings) {
      MailRoot(model: self)
    }
  }

  func launchedWithPreference() async -> AppUnderTest {
    await AppUnderTest.settled(.links, warnings: warnings) { PreferringRoot(model: self) }
  }
}

struct MailRoot: View {
  @ObservedObject var model: Mail

  var body: some View {
    NavigationSplitView {
      Boxes(model: model)
    } content: {
      Letters(model: model)
    } detail: {
      Chosen(model: model)
    }
    .environment(\.horizontalSizeClass, model.width)
  }
}

struct PreferringRoot: View {
  @ObservedObject var model: Mail

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $model.preferred) {
      Boxes(model: model)
    } content: {
      Letters(model: model)
    } detail: {
      Chosen(model: model)
    }
    .environment(\.horizontalSizeClass, model.width)
  }
}

struct Boxes: View {
  @ObservedObject var model: Mail

  var body: some View {
    List(selection: $model.box) {
      NavigationLink("In", value: "In")
      NavigationLink("Out", value: "Out")
    }
  }
}

struct Letters: View {
  @ObservedObject var model: Mail

  var body: some View {
    List(selection: $model.letter) {
      NavigationLink("Hello", value: "Hello")
      NavigationLink("Bill", value: "Bill")
    }
  }
}

struct Chosen: View {
  @ObservedObject var model: Mail

  var body: some View {
    Text("\(model.box ?? "none"), \(model.letter ?? "none")")
  }
}
#endif
