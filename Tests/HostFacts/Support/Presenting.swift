import SwiftUI

/// A view with a sheet, or a cover, that is there while a switch is on.
@MainActor
struct SheetScreen<Content: View, Sheet: View>: View {
  @ObservedObject private var flag: Switch
  private let isCover: Bool
  private let content: Content
  private let sheet: () -> Sheet

  init(
    _ flag: Switch,
    asCover isCover: Bool = false,
    @ViewBuilder content: () -> Content,
    @ViewBuilder sheet: @escaping () -> Sheet
  ) {
    self.flag = flag
    self.isCover = isCover
    self.content = content()
    self.sheet = sheet
  }

  var body: some View {
    #if os(macOS)
    content.sheet(isPresented: $flag.isOn, content: sheet)
    #else
    if isCover {
      content.fullScreenCover(isPresented: $flag.isOn, content: sheet)
    } else {
      content.sheet(isPresented: $flag.isOn, content: sheet)
    }
    #endif
  }
}
