/// The screens of the settings, above their list.
enum SettingsPage: String, Hashable, CaseIterable {
  case sound = "Sound"
  case network = "Network"
}
