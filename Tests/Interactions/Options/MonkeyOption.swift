import CommandSupport

/// The options of the command `Monkey`.
package enum MonkeyOption: String, OptionName {
  case interactions, seed, flow, memory

  package var value: String? {
    switch self {
    case .interactions, .seed: "NUMBER"
    case .flow: "NAME"
    case .memory: "CHANGES"
    }
  }

  package static let help = """
    usage: Monkey [options]

    Taps, types, goes back, opens links, leaves and relaunches apps at random, and has their own code
    interfere. The apps run on the shim and on SwiftUI alone, and show the same after each step. On
    each of the shim's hosts alone, everything comes at any instant as well: once it is over, what
    is shown is the path. The first breach is printed as the smallest script that leads to it.

      --interactions NUMBER  how many steps all sides go through alike (10000)
      --seed NUMBER          what the steps follow from (1)
      --flow NAME            only this app of the sample client, such as shop (all, in turn)
      --memory CHANGES       pushes and pops that often instead, and says what stays in memory

    Exits with 1 if anything is breached.
    """

  static let flows = FlowName.allCases.map(\.rawValue).joined(separator: ", ")
}
