// A Mac knows of no compact width.
#if !os(macOS)
import Combine
import SwiftUI
import Testing

@MainActor
@Suite("A view in place of a column, and the link or the modifier that shows it", .misusesNoHost)
struct ColumnPresenterTests {
  private let model = Shop()

  @Test("the destination for a value ends with its declaration")
  func removedDestination() async {
    let app = await AppUnderTest.settled(.links) {
      Observing(model) { _ in
        NavigationSplitView {
          if model.isThere {
            NavigationLink("value", value: 5)
              .navigationDestination(for: Int.self) { Text("shown \($0)") }
          } else {
            NavigationLink("other", value: 6)
          }
        } detail: {
          Text("detail")
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    await app.press("value")
    expect(app, texts: ["shown 5"])
    await app.goBack()
    await app.settle { model.isThere = false }
    await app.press("other")
    expect(app, texts: ["detail"])
  }
}

@MainActor
private final class Shop: ObservableObject {
  @Published var isThere = true
}
#endif
