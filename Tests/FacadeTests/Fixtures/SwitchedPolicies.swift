import SwiftUI
import Testing

struct SwitchedPolicies: View {
  @ObservedObject var model: Numbers

  var body: some View {
    NumbersRoot(model: model)
      .navigationReplacement(model.note == "pop" ? .popThenPush : .inPlace)
      .navigationAnimation(model.note == "still" ? .disabled : .automatic)
  }
}
