import NavigationShim
import SwiftUI

#if canImport(LocalAuthentication)
import LocalAuthentication
#endif

#if canImport(UIKit) && canImport(Darwin)
import UIKit
#endif

/// A stack, and below it what a person is asked to do with it.
@MainActor
struct ByHandPage: View {
  private let settings: Settings
  private let leave: @MainActor () -> Void
  @ObservedObject private var journal: Journal
  @StateObject private var model: ByHand
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.horizontalSizeClass) private var width

  init(
    _ model: @autoclosure @escaping () -> ByHand,
    _ journal: Journal,
    _ settings: Settings,
    _ leave: @escaping @MainActor () -> Void
  ) {
    self.settings = settings
    self.leave = leave
    self.journal = journal
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    VStack(spacing: 0) {
      NavigationStackShim(path: $model.path) {
        HandScreen(number: 0, journal: journal)
          .navigationDestination(for: Int.self) { HandScreen(number: $0, journal: journal) }
      }
      .navigationHost(settings.host)
      .navigationAnimation(settings.animationPolicy)
      HandPanel(model: model, journal: journal, leave: leave)
    }
    .onChange(of: model.path) { journal.write("path: \($0)") }
    .onChange(of: scenePhase) { journal.write("scene: \($0)") }
    .onChange(of: width) { journal.write("width: \($0 == .compact ? "compact" : "regular")") }
    .watchesHost(for: journal)
  }
}

/// A screen with its number, and enough rows to be scrolled.
private struct HandScreen: View {
  let number: Int
  let journal: Journal

  var body: some View {
    List {
      Text("This is screen \(number)")
      ForEach(1..<40) { row in Text("Row \(row)") }
    }
    .navigationTitle("Screen \(number)")
    .onAppear { journal.write("screen \(number) appears") }
    .onDisappear { journal.write("screen \(number) disappears") }
  }
}

/// What the person is asked, and how to answer.
private struct HandPanel: View {
  @ObservedObject var model: ByHand
  @ObservedObject var journal: Journal
  let leave: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      switch model.progress {
      case .asking(let step):
        heading(of: step)
        HStack {
          Button("Begin") { model.begin() }
          Spacer()
          Button("Not on this device") { model.skip() }
        }
      case .doing(let step):
        heading(of: step)
        if step == .authentication { AskButton(journal: journal) }
        Text("When you have done it: which screen do you see?").font(.footnote)
        HStack {
          ForEach(0..<5) { number in Button("\(number)") { model.finish(seeing: number) } }
          Button("Another") { model.finish(seeing: nil) }
        }
        HStack {
          Button("Once more") { model.repeatStep() }
          Spacer()
          Button("Can't be done") { model.skip() }
        }
      case .over(let file):
        Text("Thank you. Please send this file.")
        if let file { FileRow(file: file) }
      }
      if let error = model.error { Text(error).font(.footnote) }
      Button("All pages", action: leave)
    }
    .buttonStyle(.borderless)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }

  @ViewBuilder @MainActor private func heading(of step: HandStep) -> some View {
    Text("\(model.position): \(step.title)")
    Text(step.instruction).font(.footnote)
  }
}

/// Has the system ask the person who they are, which makes the app inactive.
private struct AskButton: View {
  let journal: Journal

  var body: some View {
    Button("Ask") {
      #if canImport(LocalAuthentication)
      journal.write("asked")
      Task { @MainActor in
        let isKnown = try? await LAContext()
          .evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "This is a test.")
        journal.write("answered: \(isKnown == true ? "yes" : "no")")
      }
      #else
      journal.write("nobody to ask")
      #endif
    }
  }
}

/// Where the file is, and a way to send it.
private struct FileRow: View {
  let file: URL
  @State private var isSending = false

  var body: some View {
    Text(file.path).font(.footnote)
    #if canImport(UIKit) && canImport(Darwin)
    Button("Send") { isSending = true }.sheet(isPresented: $isSending) { SendingView(file: file) }
    #endif
  }
}

#if canImport(UIKit) && canImport(Darwin)
private struct SendingView: UIViewControllerRepresentable {
  let file: URL

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: [file], applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
#endif
