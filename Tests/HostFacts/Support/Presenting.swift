import SwiftUI

/// A view with a sheet, or a cover, that is there while a switch is on.
@MainActor
struct SheetScreen<Content: View, Sheet: View>: View {
  @ObservedObject private var flag: Switch
  private let isCover: Bool
  private let onDismiss: () -> Void
  private let content: Content
  private let sheet: () -> Sheet

  init(
    _ flag: Switch,
    asCover isCover: Bool = false,
    onDismiss: @escaping () -> Void = {},
    @ViewBuilder content: () -> Content,
    @ViewBuilder sheet: @escaping () -> Sheet
  ) {
    self.flag = flag
    self.isCover = isCover
    self.onDismiss = onDismiss
    self.content = content()
    self.sheet = sheet
  }

  var body: some View {
    #if os(macOS)
    content.sheet(isPresented: $flag.isOn, onDismiss: onDismiss, content: sheet)
    #else
    if isCover {
      content.fullScreenCover(isPresented: $flag.isOn, onDismiss: onDismiss, content: sheet)
    } else {
      content.sheet(isPresented: $flag.isOn, onDismiss: onDismiss, content: sheet)
    }
    #endif
  }
}

/// Notes when it appears whether it is presented.
struct PresentationReporter: View {
  private let name: String
  private let log: Log
  @Environment(\.presentationMode) private var presentationMode

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  var body: some View {
    Text(name).onAppear {
      let isPresented = presentationMode.wrappedValue.isPresented
      log.add("\(name) \(isPresented ? "presented" : "not presented")")
    }
  }
}
