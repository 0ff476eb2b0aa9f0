import CommandSupport
import Testing

@Suite("Text on a terminal")
struct TerminalTextTests {
  @Test("Wide characters take two columns, marks and joined emoji no more than their base")
  func width() {
    #expect(TerminalText.width("root ▸ é") == 8)
    #expect(TerminalText.width("茶") == 2)
    #expect(TerminalText.width("e\u{301}") == 1)
    #expect(TerminalText.width("👩‍👩‍👧‍👦") == 2)
  }

  @Test("Text is cut only where it is too wide, and never wider than it may be")
  func eliding() {
    #expect(TerminalText.elidingEnd("orders", to: 6) == "orders")
    #expect(TerminalText.elidingEnd("orders", to: 5) == "orde…")
    #expect(TerminalText.elidingMiddle("0123456789", to: 5) == "01…89")
    for width in 1...12 {
      #expect(TerminalText.width(TerminalText.elidingMiddle("茶茶茶茶茶茶", to: width)) <= width)
      #expect(TerminalText.width(TerminalText.elidingEnd("茶茶茶茶茶茶", to: width)) <= width)
    }
  }

  @Test("A stopwatch reads with one decimal")
  func stopwatch() {
    let text = "\(Stopwatch())"
    #expect(text.hasSuffix(" s") && text.split(separator: ".").count == 2)
  }
}
