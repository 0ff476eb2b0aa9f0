import LinkStackEngine

/// A playback beside what the same link takes where nothing has to be split.
struct Comparison: Hashable, Sendable {
  let playback: Playback

  /// The link on the same host, with nothing between; the playback itself if nothing came between.
  let uninterrupted: Playback

  /// The link on a native host, with nothing between.
  let native: Playback

  /// Whether anything came between.
  let isInterrupted: Bool

  /// Plays what is asked for, and what to compare it with.
  @MainActor
  init(_ options: Options) {
    var nativeSetting = options.setting
    nativeSetting.host = .native
    nativeSetting.pacing = .settled
    playback = Player.play(
      options.link,
      in: options.setting,
      interruptions: options.interruptions
    )
    isInterrupted = !options.interruptions.isEmpty
    uninterrupted =
      options.interruptions.isEmpty ? playback : Player.play(options.link, in: options.setting)
    native = Player.play(options.link, in: nativeSetting)
  }
}

extension Comparison {
  /// How many updates the splitting adds.
  var addedUpdates: Int { uninterrupted.updates.count - native.updates.count }

  /// How much later the last screen has settled because of the splitting; `nil` if it never
  /// arrives.
  var addedTime: Nanoseconds? {
    uninterrupted.showsPath ? uninterrupted.elapsed - native.elapsed : nil
  }
}
