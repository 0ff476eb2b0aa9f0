/// The screens of signing in, after the welcome.
enum SignInStep: String, Hashable {
  case password, code
}
