import LinkStackEngine

/// What `--help` prints.
enum Help {
  /// The usage line.
  static let usage = "usage: \(Command.name) [options] [link]   (--help tells more)"

  static let text = """
    \(Command.name) plays a deep link of a little shop on a simulated host, and shows
    every update by which the host gets there. Time is simulated, so it takes none.

    usage: \(Command.name) [options] [link]

    The link, if none is given:
      \(DeepLink.builtIn.url)

    Options
      --host links|native    the host: links as on iOS 14 and 15, which take one
                             push per update, or native as on iOS 16
                             (default: links)
      --pacing settled       an update goes when the host has settled (default)
      --pacing fixed[:SEC]   an update every SEC seconds, whatever the host does
                             (default: \(PacingChoice.usualDelay.seconds))
      --transition SEC       the length of the host's animation (default: 0.35)
      --interrupt WHAT@SEC   something comes between at a time; may be given again
                               back@1.2      the person goes back one screen
                               link=URL@0.9  another link is opened
                               leave@0.5     the person leaves the app
                               return@3      the person returns to the app
      --json                 prints JSON: updates, events, outcome, path and more
      --svg FILE             also writes the timeline as a picture
      --realtime             prints each line at its time; not with --json
      --help                 prints this
      --                     ends the options

    Times are from 0 to 3600 seconds. A value may follow its option after = as well.

    Links, each part of which leads to a screen or says what the next part is
      shop://orders
      shop://orders/42
      shop://orders/42/items/7
      shop://orders/42/items/7/edit              with ?confirm=true, also to the
                                                 confirmation; ?confirm=false: not
      shop://search?q=tea
      shop://search/products/5?q=tea             and on like the next
      shop://products/5
      shop://products/5/related
      shop://products/5/related/6/related/7…     up to \(ShopURLHandler.depthLimit) screens
    Anything else is refused, and nothing is shown.

    Examples
      \(Command.name) 'shop://search/products/5/related?q=green%20tea'
      \(Command.name) --pacing fixed:0.2
      \(Command.name) --interrupt back@1.2
      \(Command.name) --interrupt leave@0.5 --interrupt return@3 --realtime
      \(Command.name) --interrupt link=shop://orders/43@0.9 --svg timeline.svg

    Colour is used on a terminal only, and not where NO_COLOR is set.

    Exit status
      0   played, whatever the outcome
      64  an argument is unknown or has a bad value; nothing is played
      73  the picture can't be written; nothing is printed
      74  the report can't be written

    """
}
