import Combine
import SwiftUI
import Testing

private typealias List = Shim.List

@MainActor
@Suite("Split views in compact width, on the links host")
struct CollapsedSplitViewTests {
  private let mail = Mail()

  @Test("a row that shows the next column has a chevron")
  func chevrons() async {
    let app = await mail.launched()
    #expect(app.emulated.labels(showing: Image(systemName: "chevron.forward")) == ["In", "Out"])
  }
}
