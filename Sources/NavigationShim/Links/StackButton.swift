import SwiftUI

/// A link as a button on a screen of a stack of links, or in something that such a screen presents.
///
/// What is presented inherits the environment of the screen, and by that the place of the link. It is in no
/// stack unless it has one of its own: a push would be made below it, where nobody sees it. With SwiftUI
/// the link is disabled. Here it is where that is sure: on a screen that isn't presented and in a view that
/// is. Of a screen that was pushed, or of a stack that is in a sheet itself, that tells nothing, and UIKit
/// is asked when the link is tapped. What UIKit says may have other reasons, so that leads to a warning only.
struct StackButton<Label: View>: View {
  let hasOwnStyle: Bool
  var isEnabled = true
  let label: Label
  let action: @MainActor (LinkedScreen) -> Void

  @Environment(\.navigationConfiguration) private var configuration
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    let isPresented = presentationMode.wrappedValue.isPresented
    let isOutside = configuration.place.isLeft(presented: isPresented)
    let _ = isOutside && isEnabled ? configuration.warningLog.warn(.linkOutsideOfStack) : ()
    LinkButton(hasOwnStyle: hasOwnStyle, label: label) {
      guard let screen = configuration.place.screen else { return }
      if screen.stack?.host.controllers.arePresenting == true {
        configuration.warningLog.warn(.linkOutsideOfStack)
      }
      action(screen)
    }
    // Outside of stacks such a link is disabled.
    .disabled(!isEnabled || isOutside || configuration.place.screen == nil)
  }
}
