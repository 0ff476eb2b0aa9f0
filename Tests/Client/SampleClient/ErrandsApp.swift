import Combine
package import Foundation
package import SwiftUI

@MainActor
package struct ErrandsApp: View {
  @ObservedObject var model: ErrandsModel

  // The form of `onChange` that older systems have is deprecated from iOS 17 on.
  @available(iOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  @available(tvOS, introduced: 14, deprecated: 17)
  @available(watchOS, introduced: 7, deprecated: 10)
  package var body: some View {
    Group { if model.isAway { Text("Away") } else { errands.id(model.stackIdentity) } }
      .sheet(isPresented: $model.showsMap) {
        Button("Hide the map") { model.showsMap = false }
      }
      .onChange(of: model.path) { path in
        if path.count > 9 { model.path.removeLast(path.count - 9) }
      }
      .onOpenURL { url in model.open(url) }
  }

  private var errands: some View {
    NavigationStack(path: $model.path) {
      if model.isSignedIn {
        ErrandList(model: model).id(model.listIdentity)
      } else {
        NavigationLink("Begin", value: 1)
          .navigationTitle("Sign in")
          .navigationDestination(for: Int.self) { step in SignInView(step: step, model: model) }
      }
    }
  }
}

/// Errands, and all that stands in front of a stack or takes its place while the path changes.
@MainActor
package final class ErrandsModel: Flow {
  @Published var path = NavigationPath()
  @Published var details: [String] = []
  @Published var isSignedIn: Bool
  @Published var showsMap = false
  @Published var numbers = [1, 2, 3]
  @Published var showsHint = false
  @Published var showsRules = false
  @Published var isAway = false
  @Published var stackIdentity = 0
  @Published var listIdentity = 0

  package init(disk: Disk) { isSignedIn = disk.files["signed out"] == nil }

  func show(_ numbers: [Int]) { path = NavigationPath(numbers) }

  package func open(_ url: URL) {
    guard url.scheme == "errands" else { return }
    show(url.pathComponents.compactMap(Int.init))
  }

  func signIn(to numbers: [Int]) {
    isSignedIn = true
    path = NavigationPath()
    numbers.forEach { path.append($0) }
  }

  private func signOut(to numbers: [Int]) {
    isSignedIn = false
    showsHint = false
    showsRules = false
    show(numbers)
  }

  package var root: ErrandsApp { ErrandsApp(model: self) }

  package var pathDescription: String {
    "\(isSignedIn ? "in" : "out"), map \(showsMap), hint \(showsHint), rules \(showsRules); \(path.summary); details: \(details)"
  }

  package var events: [AppEvent] {
    [
      AppEvent("show the map") { self.showsMap = true },
      AppEvent("hide the map for 5 and 6") {
        self.showsMap = false
        self.show([5, 6])
      },
      AppEvent("load others") { self.numbers = [7, 8, 3] },
      AppEvent("load none") { self.numbers = [] },
      AppEvent("sign out") { self.signOut(to: []) },
      AppEvent("sign out at the second step") { self.signOut(to: [1, 2]) },
      AppEvent("sign in to 7 and 8") { self.signIn(to: [7, 8]) },
      AppEvent("hint instead of rules") {
        self.showsRules = false
        self.showsHint = true
      },
      AppEvent("rules instead of a hint") {
        self.showsHint = false
        self.showsRules = true
      },
      AppEvent("go away") { self.isAway = true },
      AppEvent("be back at 1 and 2") {
        self.isAway = false
        self.show([1, 2])
      },
      AppEvent("another stack") { self.stackIdentity += 1 },
      AppEvent("another stack with 3 and 4") {
        self.stackIdentity += 1
        self.show([3, 4])
      },
      AppEvent("another list") { self.listIdentity += 1 },
      AppEvent("another list without a hint") {
        self.listIdentity += 1
        self.showsHint = false
      },
    ]
  }
}

private struct ErrandList: View {
  @ObservedObject var model: ErrandsModel
  @State private var showsHelp = false

  var body: some View {
    List {
      Button("Help") { showsHelp = true }
      ForEach(model.numbers, id: \.self) { number in
        NavigationLink("Errand \(number)", value: number)
      }
    }
    .navigationTitle("Errands")
    .navigationDestination(for: Int.self) { number in ErrandView(number: number, model: model) }
    .navigationDestination(isPresented: $showsHelp) { Text("Tap one").navigationTitle("Help") }
    .navigationDestination(isPresented: $model.showsHint) { Text("Or two").navigationTitle("Hint") }
    .navigationDestination(isPresented: $model.showsRules) { Text("…").navigationTitle("Rules") }
  }
}

private struct SignInView: View {
  let step: Int
  @ObservedObject var model: ErrandsModel

  var body: some View {
    VStack {
      NavigationLink("Go on", value: step + 1)
      Button("Sign in") { model.signIn(to: []) }
      Button("Sign in to 1 and 2") { model.signIn(to: [1, 2]) }
      Button("Sign in to \(step + 1) more") { model.signIn(to: Array(1...(step + 1))) }
    }
    .navigationTitle("Step \(step)")
  }
}

@MainActor
private struct ErrandView: View {
  let number: Int
  @ObservedObject var model: ErrandsModel
  @State private var asks = false
  @State private var showsDetails = false
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    List {
      NavigationLink("After that", value: number + 1)
      Button("Done?") { asks = true }
      Button("Details") {
        model.details = ["where", "when"]
        showsDetails = true
      }
      Button("Close twice") {
        presentationMode.wrappedValue.dismiss()
        presentationMode.wrappedValue.dismiss()
      }
      Button("Close and push") {
        presentationMode.wrappedValue.dismiss()
        model.path.append(9)
      }
    }
    .navigationTitle("Errand \(number)")
    .onAppear { turnBack() }
    .alert(isPresented: $asks) {
      Alert(
        title: Text("Is it done?"),
        primaryButton: .destructive(Text("Yes")) { model.path.append(number + 1) },
        secondaryButton: .cancel { model.show([number + 10, number + 11]) }
      )
    }
    .fullScreenCover(isPresented: $showsDetails) { DetailsView(model: model) }
  }

  /// Has some numbers, which no link leads to, lead elsewhere, or nowhere.
  private func turnBack() {
    switch number {
    case 90: model.show([1, 2])
    case 91: model.path.append(92)
    case 93: model.path.removeLast()
    default: break
    }
  }
}

@MainActor
private struct DetailsView: View {
  @ObservedObject var model: ErrandsModel
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    NavigationStack(path: $model.details) {
      NavigationLink("Where?", value: "where")
        .navigationTitle("Details")
        .navigationDestination(for: String.self) { question in
          VStack {
            NavigationLink("Why?", value: "why")
            Button("To the errands after") {
              close()
              model.path.append(20)
              model.path.append(21)
            }
            Button("To others") {
              close()
              model.show([30, 31])
            }
            Button("To all errands") {
              close()
              model.show([])
            }
          }
          .navigationTitle(question)
        }
    }
  }

  private func close() {
    presentationMode.wrappedValue.dismiss()
    model.details = []
  }
}
