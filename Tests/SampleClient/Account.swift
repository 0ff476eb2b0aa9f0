import Combine
package import SwiftUI

/// Somebody who signs in, reads messages, and changes settings in a sheet.
@MainActor
package final class AccountModel: ObservableObject, Flow {
  @Published var isSignedIn = false
  @Published var signInPath: Routes<SignInStep>
  @Published var inboxPath: Routes<Int>
  @Published var showsSettings = false
  @Published var settingsPath: Routes<SettingsPage>

  /// Launches the app with nobody signed in, or with somebody if a file says so.
  package init(disk: Disk) {
    signInPath = Routes(isArray: !disk.exchangesPaths)
    inboxPath = Routes(isArray: disk.exchangesPaths)
    settingsPath = Routes(isArray: !disk.exchangesPaths)
    isSignedIn = disk.files["signed in"] != nil
  }

  func finishSigningIn() {
    isSignedIn = true
    signInPath.elements = []
  }

  /// Closes the settings, and leads to the first message by way of later ones.
  func showFirstMessage() {
    showsSettings = false
    inboxPath.elements = [3, 2, 1]
  }

  func signOut() {
    showsSettings = false
    settingsPath.elements = []
    inboxPath.elements = []
    isSignedIn = false
  }

  package var root: AccountApp { AccountApp(model: self) }

  package var pathDescription: String {
    let signIn = signInPath.elements.map(\.rawValue).joined(separator: " > ")
    let settings = settingsPath.elements.map(\.rawValue).joined(separator: " > ")
    return "\(isSignedIn ? "in" : "out"); sign-in: \(signIn); inbox: \(inboxPath.summary); "
      + "settings \(showsSettings ? "shown" : "hidden"): \(settings)"
  }

  package var events: [AppEvent] {
    [
      AppEvent("sign in") { self.finishSigningIn() },
      AppEvent("sign in to a message") {
        self.finishSigningIn()
        self.showFirstMessage()
      },
      AppEvent("sign out") { self.signOut() },
      AppEvent("a message arrives") { self.inboxPath.elements.append(3) },
      AppEvent("settings of the network") {
        self.showsSettings = true
        self.settingsPath.elements = [.network]
      },
    ]
  }
}

/// The welcome or the inbox, and the settings above either.
package struct AccountApp: View {
  @ObservedObject var model: AccountModel

  package var body: some View {
    Group {
      if model.isSignedIn {
        Inbox(model: model)
      } else {
        SignIn(model: model)
      }
    }
    .sheet(isPresented: $model.showsSettings) { SettingsSheet(model: model) }
  }
}

/// The screens of signing in, after the welcome.
enum SignInStep: String, Hashable, Codable {
  case password, code
}

private struct SignIn: View {
  @ObservedObject var model: AccountModel
  @State private var name = ""

  var body: some View {
    stack(of: $model.signInPath) {
      Form {
        TextField("Your name", text: $name)
        NavigationLink("Continue", value: name.isEmpty ? nil : SignInStep.password)
        Button("Settings") { model.showsSettings = true }
      }
      .navigationTitle("Welcome")
      .navigationDestination(for: SignInStep.self) { step in
        switch step {
        case .password: PasswordView(name: name)
        case .code: CodeView(model: model)
        }
      }
    }
  }
}

private struct PasswordView: View {
  let name: String
  @State private var password = ""

  var body: some View {
    Form {
      Text("Hello, \(name)")
      TextField("Password", text: $password)
      NavigationLink("Continue", value: SignInStep.code)
    }
    .navigationTitle("Password")
  }
}

private struct CodeView: View {
  @ObservedObject var model: AccountModel

  var body: some View {
    VStack {
      Text("Type the code from your phone")
      Button("Sign in") { model.finishSigningIn() }
    }
    .navigationTitle("Code")
  }
}

private struct Inbox: View {
  @ObservedObject var model: AccountModel

  var body: some View {
    stack(of: $model.inboxPath) {
      List(1..<3) { number in NavigationLink("Message \(number)", value: number) }
        .navigationTitle("Inbox")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Settings") { model.showsSettings = true }
          }
        }
        .navigationDestination(for: Int.self) { number in MessageView(model: model, number: number)
        }
    }
  }
}

/// A screen that closes itself, in the way that is as old as iOS 13.
private struct MessageView: View {
  let model: AccountModel
  let number: Int
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack {
      Text("Text of message \(number)")
      NavigationLink("The one before", value: number - 1)
      Button("Close") { presentationMode.wrappedValue.dismiss() }
      Button("Close for the next") {
        presentationMode.wrappedValue.dismiss()
        model.inboxPath.elements.append(number + 1)
      }
    }
    .navigationTitle("Message \(number)")
  }
}

/// The screens of the settings, above their list.
enum SettingsPage: String, Hashable, Codable, CaseIterable {
  case sound = "Sound"
  case network = "Network"
}

private struct SettingsSheet: View {
  @ObservedObject var model: AccountModel
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    stack(of: $model.settingsPath) {
      List {
        ForEach(SettingsPage.allCases, id: \.self) { page in
          NavigationLink(page.rawValue, value: page)
        }
        if model.isSignedIn {
          Button("Read the first message") { model.showFirstMessage() }
          Button("Sign out") { model.signOut() }
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { presentationMode.wrappedValue.dismiss() }
        }
      }
      .navigationDestination(for: SettingsPage.self) { page in SettingsPageView(page: page) }
    }
  }
}

private struct SettingsPageView: View {
  let page: SettingsPage
  @State private var isOn = true
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Form {
      Toggle("Use it", isOn: $isOn)
      Text(isOn ? "It is on" : "It is off")
      Button("Back to all settings") { presentationMode.wrappedValue.dismiss() }
    }
    .navigationTitle(page.rawValue)
  }
}

/// Four pages, any of which can become the root.
@MainActor
package final class PagesModel: ObservableObject, Flow {
  @Published var first = Page.first
  @Published fileprivate var routes: Routes<Page>

  package init(disk: Disk) { routes = Routes(isArray: !disk.exchangesPaths) }

  fileprivate var path: [Page] {
    get { routes.elements }
    set { routes.elements = newValue }
  }

  func makeRoot(_ page: Page) {
    first = page
    path = []
  }

  package var root: PagesApp { PagesApp(model: self) }

  package var pathDescription: String { ([first] + path).map(\.name).joined(separator: " > ") }

  package var events: [AppEvent] {
    [
      AppEvent("all pages") { self.path = [.second, .third, .fourth] },
      AppEvent("the fourth alone") { self.path = [.fourth] },
      AppEvent("root and path at once") {
        self.first = .second
        self.path = [.fourth, .third]
      },
      AppEvent("backwards") { self.path = [.fourth, .third, .second] },
    ]
  }
}

/// The page at the root in its stack.
package struct PagesApp: View {
  @ObservedObject var model: PagesModel

  package var body: some View {
    stack(of: $model.routes) {
      PageView(page: model.first)
        .navigationDestination(for: Page.self) { page in PageView(page: page) }
    }
    // Another root is another stack: the old screens are gone at once, instead of sliding off it.
    .id(model.first)
    .environmentObject(model)
  }
}

private struct PageView: View {
  let page: Page
  @EnvironmentObject private var model: PagesModel
  @State private var likes = 0

  var body: some View {
    VStack {
      Text("\(likes) likes")
      Button("Like") { likes += 1 }
      if let next = page.next { NavigationLink("On to \(next.name)", value: next) }
      Button("Make third page root") { model.makeRoot(.third) }
      Button("Start again") { model.makeRoot(.first) }
    }
    .navigationTitle(page.name)
  }
}

/// The four pages, in their order.
enum Page: Int, CaseIterable, Codable {
  case first = 1
  case second, third, fourth

  var next: Page? { Page(rawValue: rawValue + 1) }
  var name: String { "Page \(rawValue)" }
}
