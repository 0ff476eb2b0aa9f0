import AppTesting
import SwiftUI

extension HostFact {
  /// A screen in front of another one, as on a Mac, whose navigation view has columns only.
  ///
  /// The windows are AppKit's, and not those of a SwiftUI scene.
  static let layers: [HostFact] = [
    HostFact(
      "title of layers",
      "Of two layers' titles that of the one in front is shown, and the other one once it is gone",
      for: .assumption(.macLayers),
      seen: ("upper, then lower", ofControl: "lower, then lower")
    ) { trial in
      let app = await trial.launch {
        Layers(flag: trial.link) {
          Text("lower").navigationTitle("lower")
        } upper: {
          Text("upper").navigationTitle("upper")
        }
      }
      guard app.title != nil else { throw NeverHappened(name: "a title") }
      await app.settle { trial.link.turn(!trial.isControl) }
      let title = app.title ?? "none"
      await app.settle { trial.link.turn(false) }
      return "\(title), then \(app.title ?? "none")"
    },
    HostFact(
      "presentation of a layer",
      "Neither of two layers is presented, by its presentationMode",
      for: .assumption(.macLayers),
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
      "A layer that dismisses itself by its presentationMode stays",
      for: .assumption(.macLayers),
      seen: ("dismiss", ofControl: "below")
    ) { trial in
      let app = await trial.launchLayers(inSheet: trial.isControl) { DismissButton("dismiss") }
      guard await app.tap("dismiss") else { throw NeverHappened(name: "a tap on the layer") }
      await app.settle()
      return app.words(among: "below", "dismiss")
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

/// A view, and another one in front of it while a switch is on.
///
/// Then the lower one is invisible and disabled.
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

private struct DismissButton: View {
  private let label: String
  @Environment(\.presentationMode) private var presentationMode

  init(_ label: String) { self.label = label }

  var body: some View { Button(label) { presentationMode.wrappedValue.dismiss() } }
}
