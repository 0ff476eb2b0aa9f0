import CommandSupport
import Foundation

/// Plays a deep link on a simulated host, and shows every update.
@main
struct DeepLinkDemo {
  @MainActor
  static func main() async {
    let result = Command.run(
      arguments: Array(ProcessInfo.processInfo.arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment,
      isTerminal: StandardStream.output.isTerminal
    )
    let status = await Console.perform(result)
    exit(status.rawValue)
  }
}
