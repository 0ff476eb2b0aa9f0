import SwiftUI

struct SignIn: View {
  @ObservedObject var model: AccountModel
  @State private var name = ""

  var body: some View {
    NavigationStack(path: $model.signInPath) {
      Form {
        TextField("Your name", text: $name)
        NavigationLink("Continue", value: name.isEmpty ? nil : SignInStep.password)
        Button("Settings") {
          model.showsSettings = true
        }
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
      Button("Sign in") {
        model.finishSigningIn()
      }
    }
    .navigationTitle("Code")
  }
}
