/// The weight of a piece of text: what it means, not how it looks.
package enum Tone: Sendable {
  case plain, strong, quiet, person, good, alarm
}
