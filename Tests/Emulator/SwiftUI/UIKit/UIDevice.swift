@MainActor
public final class UIDevice {
  public static let current = UIDevice()
  public let model = "emulator"
  public let systemName = "emulator"

  private init() {}
}
