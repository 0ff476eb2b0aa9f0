"""What .ci/figures says of pages."""
import shutil, subprocess, sys, unittest

from mac import PROJECT, Folder

REPORT = """## Splitting (`splitting`)

| depth | split (ns/link) | split (× in one go) | split (memory) |
| ----: | --------------: | ------------------: | -------------: |
|     1 |   247 (245–256) |  0.995 (0.787–1.04) |           56 B |

## Goals

| goal | measured | |
| ---- | -------- | - |
| fast | 247 ns   | reached |
"""
PAGE = """A push takes 247 ns<!-- splitting; split; time; 1 -->, × 0.995<!-- splitting; split; ratio; 1 -->, and
0.65 s<!-- Pacing.swift; .milliseconds(650) --> with transitions of 0.35 s<!-- given -->, in 0.97 MB<!-- measured 2026-11-25; .ci/size -->.

| fast | 247 ns<!-- goal; fast --> |

`7 ms` and ![9 ms](picture.svg) are code and pictures.
"""


class Figures(unittest.TestCase):
  def setUp(self):
    self.folder = Folder(self)
    (self.folder.copy / ".ci").mkdir(parents=True)
    shutil.copy(PROJECT / ".ci/figures", self.folder.copy / ".ci/figures")
    self.folder.write("project/Benchmarks/results/report.md", REPORT)
    self.folder.write("project/Pacing.swift", "static let settled = Pacing.settled(fallback: .milliseconds(650))")
    self.page = self.folder.write("project/README.md", PAGE)
    self.folder.commit()

  def say(self, *arguments):
    command = [sys.executable, "-B", self.folder.copy / ".ci/figures", *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else done.stderr

  def after(self, old, new):
    self.page.write_text(PAGE.replace(old, new))
    return self.say()

  def test_figures_that_agree_are_counted_with_the_pages(self):
    self.assertRegex(self.say(), r"^1 pages, \d+ words, and every figure")

  def test_a_figure_of_the_report_that_differs_is_written(self):
    for old, new in (("247 ns<!-- s", "241 ns<!-- s"), ("× 0.995", "× 0.9"), ("| 247 ns", "| 241 ns")):
      self.assertIn("should be", self.after(old, new))
      self.say("--write")
      self.assertEqual(self.page.read_text(), PAGE)

  def test_what_nothing_agrees_with_is_named(self):
    for old, new, said in (
      ("; split; time", "; other; time", "the report has no splitting; other; time; 1"),
      ("goal; fast", "goal; slow", "the report has no goal slow"),
      ("0.65 s<", "0.7 s<", "0.7 s, but Pacing.swift says .milliseconds(650)"),
      ("(650)", "(700)", "Pacing.swift doesn't say .milliseconds(700)"),
      ("; .m", ".x; .m", "there is no Pacing.swift.x"),
      ("0.35 s<!-- given -->", "0.35 s", "0.35 s has no mark"),
    ):
      self.assertIn(said, self.after(old, new))

  def test_a_goal_that_is_missed_is_named(self):
    self.folder.write("project/Benchmarks/results/report.md", REPORT.replace("reached", "missed"))
    self.assertIn("the goal isn't reached: fast", self.say())

  def test_limits(self):
    self.assertIn("9,000 at most", self.after("code and", "word " * 2_000))
    for number in range(20): self.folder.write(f"project/{number}.md", "word " * 1_000)
    self.assertIn("21 pages, 20 at most", self.say())
    self.assertIn("words in all pages, 16,000 at most", self.say())


if __name__ == "__main__":
  unittest.main()
