import Testing

@testable import DeepLinkDemo

@Suite("Chain in a line")
struct ChainTextTests {
  @Test("A chain keeps its root and its top for as long as they fit")
  func chain() {
    let chain = DeepLink.builtIn.path
    #expect(ChainText.fitting([], to: 20) == "root")
    #expect(ChainText.fitting([.orders], to: 20) == "root ▸ orders")
    #expect(
      ChainText.fitting(chain, to: 57)
        == "root ▸ orders ▸ order 42 ▸ item 7 ▸ editor ▸ confirmation"
    )
    #expect(
      ChainText.fitting(chain, to: 56) == "root ▸ … ▸ order 42 ▸ item 7 ▸ editor ▸ confirmation"
    )
    #expect(ChainText.fitting(chain, to: 32) == "root ▸ … ▸ editor ▸ confirmation")
    #expect(ChainText.fitting(chain, to: 31) == "root ▸ … ▸ confirmation")
    #expect(ChainText.fitting(chain, to: 16) == "… ▸ confirmation")
    #expect(ChainText.fitting(chain, to: 10) == "… ▸ confi…")
  }
}
