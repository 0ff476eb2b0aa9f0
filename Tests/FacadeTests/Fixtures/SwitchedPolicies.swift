import SwiftUI
import Testing

struct SwitchedPolicies: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NumbersRoot(model: model)
      .navigationReplacement(model.note == "pop" ? .popThenPush : .inPlace)
      .navigationPacing(model.note == "slow" ? .fixed(3) : .settled)
      .navigationAnimation(model.note == "still" ? .disabled : .automatic)
  }
}
