#if SWIFTUI_SIDE
import ClientOnNative
import ClientOnShim
import Testing

@Suite("An app's own methods of a path, under the names of the additions")
struct OwnPathMethodsTests {
  @Test("are the ones that are called, on either side of the swap")
  func methods() {
    #expect(ClientOnNative.OwnPathMethods.counts() == [2, 4, 5, 6, 7, 8, 9, 10])
    #expect(ClientOnShim.OwnPathMethods.counts() == ClientOnNative.OwnPathMethods.counts())
  }

  @Test("are the ones that read, on either side of the swap")
  func reading() {
    #expect(ClientOnNative.OwnPathMethods.top() == (nil, "own"))
    #expect(ClientOnShim.OwnPathMethods.top() == (nil, "own"))
  }
}
#endif
