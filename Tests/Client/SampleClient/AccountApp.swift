import Combine
package import SwiftUI

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

/// An account: signing in, messages, and settings in a sheet.
@MainActor
package final class AccountModel: Flow {
  @Published var isSignedIn = false
  @Published var signInPath: Routes<SignInStep>
  @Published var inboxPath: Routes<Int>
  @Published var showsSettings = false
  @Published var settingsPath: Routes<SettingsPage>

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
