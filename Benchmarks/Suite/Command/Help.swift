/// What `--help` prints.
enum Help {
  /// The usage line.
  static let usage = "usage: \(Command.name) [options]   (--help tells more)"

  static let text = """
    \(Command.name) measures what it costs that a deep link is split into one update
    per screen, and prints a table for each question.

    usage: swift run -c release \(Command.name) [options]

    What is measured
      --list                 prints the name and the question of each benchmark
      --filter TEXT          only benchmarks with a name that contains the text;
                             may be given again, for more of them
      --depths 1,2,5         the depths, each from \(Depths.accepted.lowerBound) to \
    \(Depths.accepted.upperBound); a benchmark
                             leaves out those beyond its own greatest depth
      --quick                less than 20 seconds: few depths, fewer samples

    What becomes of it
      --markdown             prints the tables as Markdown
      --json FILE            also writes every figure and sample as JSON
      --svg FILE             also writes a picture

    What must not get worse
      --check BASELINE       compares the exact figures (counts and simulated time,
                             never a time taken by a clock) with those of a baseline
      --write-baseline FILE  writes the exact figures of this run as a baseline

      --help                 prints this

    A value may follow its option after = as well. Counts of allocations are
    compared only where compiler, architecture and system are the baseline's.

    Examples
      \(Command.name) --quick
      \(Command.name) --filter path --depths 10,1000
      \(Command.name) --json report.json --svg report.svg
      \(Command.name) --quick --check Benchmarks/baseline.json

    Colour is used on a terminal only, and not where NO_COLOR is set. Progress is
    told on the standard error.

    Exit status
      0   measured; compared, if that was asked for, and nothing is worse
      1   an exact figure is worse or missing, or none could be compared
      64  an argument is unknown or has a bad value, or this is a debug build
      65  the baseline can't be read, or is none
      70  a report can't be written as JSON
      73  a file can't be written
      74  the report can't be written
    With 64 and 65, and where it shows beforehand with 73, nothing is measured.

    """
}
