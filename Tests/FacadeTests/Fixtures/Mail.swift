import Combine
import SwiftUI

private typealias List = Shim.List

#if !os(macOS)
@MainActor
final class Mail: ObservableObject {
  @Published var box: String?
  @Published var letter: String?
  @Published var preferred = NavigationSplitViewColumn.sidebar {
    didSet { if preferred == oldValue { LaunchedApps.noteRewrite("\(preferred)") } }
  }
  @Published var width = UserInterfaceSizeClass.compact

  func launched(_ host: NavigationHost = .links) async -> AppUnderTest {
    await AppUnderTest.settled(host) { MailRoot(model: self) }
  }
}

struct MailRoot: View {
  @ObservedObject var model: Mail

  var body: some View {
    NavigationSplitView(
      preferredCompactColumn: $model.preferred,
      sidebar: boxes,
      content: letters,
      detail: chosen
    )
    .environment(\.horizontalSizeClass, model.width)
  }

  private func boxes() -> some View {
    List(selection: $model.box) {
      NavigationLink("In", value: "In")
      NavigationLink("Out", value: "Out")
    }
  }

  private func letters() -> some View {
    List(selection: $model.letter) {
      NavigationLink("Hello", value: "Hello")
      NavigationLink("Bill", value: "Bill")
    }
  }

  private func chosen() -> some View { Text("\(model.box ?? "none"), \(model.letter ?? "none")") }
}
#endif
