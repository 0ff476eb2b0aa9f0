import Combine
package import Foundation
package import SwiftUI

package struct NumbersApp: View {
  @ObservedObject var model: NumbersModel

  package var body: some View {
    NavigationStack(path: $model.path) {
      NumberList(model: model)
        .navigationDestination(for: Int.self) { number in NumberView(number: number, model: model) }
        .navigationDestination(for: Emoji.self) { emoji in EmojiView(emoji: emoji, model: model) }
        .navigationDestination(isPresented: $model.showsTip) { TipView(model: model) }
    }
    .onOpenURL { model.open($0) }
  }
}

/// Numbers in a path, with presented views of every kind beside it.
@MainActor
package final class NumbersModel: Flow {
  @Published var path = NavigationPath()
  @Published var showsTip = false
  @Published var showsHelp = false
  @Published var animal: String?

  /// Launches the app at its list, or in the middle of its path if a file has one.
  package init(disk: Disk) { if let start = disk.files["start"] { show(start.map(Int.init)) } }

  func show(_ numbers: [Int]) { path = NavigationPath(numbers) }

  func showSheep(_ count: Int) {
    path.append(count)
    path.append(Emoji(symbol: "🐑", count: count))
  }

  func popToRoot() { path.removeLast(path.count) }

  package func open(_ url: URL) {
    guard url.scheme == "numbers" else { return }
    show(url.pathComponents.compactMap(Int.init))
  }

  package var root: NumbersApp { NumbersApp(model: self) }

  package var pathDescription: String {
    "\(path.summary); tip \(showsTip), help \(showsHelp), animal \(animal ?? "none")"
  }

  package var events: [AppEvent] {
    [
      AppEvent("show the tip") { self.showsTip = true },
      AppEvent("hide the tip") { self.showsTip = false },
      AppEvent("show help") { self.showsHelp = true },
      AppEvent("hide help") { self.showsHelp = false },
      AppEvent("choose cats") { self.animal = "Cats" },
      AppEvent("choose dogs") { self.animal = "Dogs" },
      AppEvent("choose nothing") { self.animal = nil },
      AppEvent("push 4") { self.path.append(4) },
      AppEvent("push 4 instead of the tip") {
        self.showsTip = false
        self.path.append(4)
      },
      AppEvent("push 4 with the tip") {
        self.showsTip = true
        self.path.append(4)
      },
      AppEvent("two sheep") { self.showSheep(2) },
      AppEvent("pop to root") { self.popToRoot() },
    ]
  }
}

private struct NumberList: View {
  @ObservedObject var model: NumbersModel

  var body: some View {
    List {
      Section(header: Text("Numbers")) {
        ForEach(1..<4) { number in NavigationLink("Number \(number)", value: number) }
      }
      Section(header: Text("Beside the path")) {
        Button("Show a tip") { model.showsTip = true }
        ViewLinks(model: model)
      }
    }
    .navigationTitle("Numbers")
  }
}

private struct NumberView: View {
  let number: Int
  @ObservedObject var model: NumbersModel
  @State private var showsFact = false

  var body: some View {
    List {
      Text("This is \(number)")
      NavigationLink("One more", value: number + 1)
      NavigationLink(value: Emoji(symbol: "🐑", count: number)) {
        Label("As sheep", systemImage: "hare")
      }
      Button("A fact") { showsFact = true }
      Text(showsFact ? "A fact is shown" : "No fact is shown")
      Button("Pop to root") { model.popToRoot() }
    }
    .navigationTitle("Number \(number)")
    .navigationDestination(isPresented: $showsFact) { FactView(number: number, model: model) }
  }
}

private struct FactView: View {
  let number: Int
  @ObservedObject var model: NumbersModel

  var body: some View {
    VStack {
      Text(number.isMultiple(of: 2) ? "\(number) is even" : "\(number) is odd")
      Button("Go on to the next") { model.path.append(number + 1) }
    }
    .navigationTitle("Fact")
  }
}

private struct EmojiView: View {
  let emoji: Emoji
  @ObservedObject var model: NumbersModel

  var body: some View {
    VStack {
      Text(emoji.picture)
      Button("Back to the numbers") { model.popToRoot() }
    }
    .navigationTitle("\(emoji.count) of them")
  }
}

struct Emoji: Hashable, Codable {
  let symbol: String
  let count: Int

  var picture: String { String(repeating: symbol, count: count) }
}

private struct TipView: View {
  @ObservedObject var model: NumbersModel
  @State private var showsMore = false

  var body: some View {
    VStack {
      Text("Start with one")
      Button("Do that") { model.path.append(1) }
      Button("Why?") { showsMore = true }
      Button("Hide") { model.showsTip = false }
    }
    .navigationTitle("Tip")
    .navigationDestination(isPresented: $showsMore) {
      Text("It is the smallest").navigationTitle("Reason")
    }
  }
}

/// Links of the kinds that are older than the stack, and that many apps still have in one.
private struct ViewLinks: View {
  @ObservedObject var model: NumbersModel

  var body: some View {
    NavigationLink(destination: { AboutView(model: model) }, label: { Text("About numbers") })
    NavigationLink("Credits", destination: CreditsView())
    NavigationLink(isActive: $model.showsHelp) {
      HelpView(model: model)
    } label: {
      Text("Help")
    }
    ForEach(["Cats", "Dogs"], id: \.self) { animal in
      NavigationLink(tag: animal, selection: $model.animal) {
        AnimalView(name: animal)
      } label: {
        Text(animal)
      }
    }
  }
}

private struct AboutView: View {
  @ObservedObject var model: NumbersModel

  var body: some View {
    List {
      Text("Numbers have no end")
      NavigationLink("More", destination: CreditsView())
      NavigationLink("The largest here", value: 3)
    }
    .navigationTitle("About")
  }
}

private struct CreditsView: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      Text("Counted by hand")
      Button("Close the credits") { presentationMode.wrappedValue.dismiss() }
    }
    .navigationTitle("Credits")
  }
}

private struct HelpView: View {
  @ObservedObject var model: NumbersModel

  var body: some View {
    VStack {
      Text("Tap a number")
      Button("Understood") { model.showsHelp = false }
      Button("Show me") { model.path.append(1) }
    }
    .navigationTitle("Help")
  }
}

private struct AnimalView: View {
  let name: String

  var body: some View { Text("\(name) can't count").navigationTitle(name) }
}
