import CommandSupport

/// The options of the command.
enum MutantsOption: String, OptionName {
  case list, only, jobs, limit, copy

  var value: String? {
    switch self {
    case .list: nil
    case .only: "TEXT"
    case .jobs: "NUMBER"
    case .limit: "SECONDS"
    case .copy: "FOLDER"
    }
  }

  static let help = """
    usage: Mutants [options]

    Makes one line of the package wrong at a time, in a copy, and runs the tests, which have to
    notice. Run it in the package's folder. Prints a table in Markdown on the standard output, and
    on the standard error how far it has got.

      --list            prints the mutants, and tests nothing
      --only TEXT       the mutants with this text in their name or in their file's
      --jobs NUMBER     how many are tested at a time (the number of processors)
      --limit SECONDS   the time that the tests named for a mutant have (120)
      --copy FOLDER     keeps the copy there, and with it what was built for the next time

    Exits with 1 if the tests fail to notice one.
    """
}
