import AppTesting
import SwiftUI

extension HostFact {
  /// What a screen is told that lies in front of another one, as on a system whose navigation view knows columns only.
  ///
  /// The windows are made by hand, as tests do: what a window of SwiftUI's own makes of it isn't seen here.
  static let layers: [HostFact] = [
    HostFact(
      "title of layers",
      "Of two layers' titles that of the one in front is shown, and the other one once it is gone",
      seen: ("upper, then lower", ofControl: "lower, then lower")
    ) { trial in
      let app = await trial.launch {
        Layers(flag: trial.link) {
          Text("lower").navigationTitle("lower")
        } upper: {
          Text("upper").navigationTitle("upper")
        }
      }
      // Not every window that is made by hand shows a title.
      guard app.title != nil else { throw NeverHappened(name: "a title") }
      await app.settle { trial.link.turn(!trial.isControl) }
      let title = app.title ?? "none"
      await app.settle { trial.link.turn(false) }
      return "\(title), then \(app.title ?? "none")"
    },
    HostFact(
      "presentation of a layer",
      "Neither of two layers is presented, by its presentationMode",
      seen: (
        "lower not presented, upper not presented", ofControl: "lower presented, upper presented"
      )
    ) { trial in
      _ = await trial.launchLayers(inSheet: trial.isControl) {
        PresentationReporter("upper", trial.log)
      }
      return trial.log.words { $0.hasSuffix("presented") }
    },
    HostFact(
      "dismissal of a layer by presentationMode",
      "A layer that dismisses itself by its presentationMode stays, and so does its window",
      seen: ("dismiss, in a window", ofControl: "below, in no window")
    ) { trial in
      let views = PlatformViews()
      let app = await trial.launchLayers(inSheet: trial.isControl) {
        DismissButton("dismiss").background(PlatformView(views))
      }
      guard await app.tap("dismiss") else { throw NeverHappened(name: "a tap on the layer") }
      await app.settle()
      return app.words(among: "below", "dismiss")
        + (views.isInWindow ? ", in a window" : ", in no window")
    },
  ].needing(.appKit)
}

extension Trial {
  fileprivate func launchLayers<Upper: View>(
    inSheet isInSheet: Bool,
    @ViewBuilder upper: @escaping () -> Upper
  ) async -> AppUnderTest {
    let lower = PresentationReporter("lower", log)
    let layers = Layers(flag: link, lower: { lower }, upper: upper)
    let app = await launch {
      if isInSheet { Text("below").presenting(sheet) { layers } } else { layers }
    }
    await app.settle { sheet.turn(true) }
    await app.settle { link.turn(true) }
    return app
  }
}

/// A view, and while a switch is on another one in front of it: the lower one is out of sight then, and takes nothing.
private struct Layers<Lower: View, Upper: View>: View {
  @ObservedObject var flag: Switch
  @ViewBuilder let lower: () -> Lower
  @ViewBuilder let upper: () -> Upper

  var body: some View {
    ZStack {
      lower()
        .opacity(flag.isOn ? 0 : 1)
        .disabled(flag.isOn)
        .allowsHitTesting(!flag.isOn)
        .accessibility(hidden: flag.isOn)
      if flag.isOn { upper() }
    }
  }
}
