"""What .ci/evidence makes of tables."""
import shutil, subprocess, sys, unittest

from mac import PROJECT, Folder, facts, scripts, verdict

PHONE = "iOS 15.5.0 (iPhone, simulator), built with Swift 6.3 and kit26.5"
PHONE_PAGE = "Tests/Measured/iOS-15.5.0-iPhone-simulator-built-with-Swift-6.3-and-kit26.5.md"
TV = "tvOS 15.4.0 (Apple TV, simulator), built with Swift 6.3 and kit26.5"
PAGE = """# A page
| what | how |
|---|---|
| a and b | Reported. <!-- measured: fact a; fact b -->**Not verified**<!-- end --> |
| c | Reported: <!-- measured: fact c -->**not verified**<!-- end -->, but seen |
| scripts | <!-- measured: scripts -->**Not verified**<!-- end --> |
| d | **Not verified** |

<!-- measured -->**It has never run on Apple's systems**<!-- end -->. It compiles.
"""


class Evidence(unittest.TestCase):
  def setUp(self):
    self.folder = Folder(self)
    (self.folder.copy / ".ci").mkdir(parents=True)
    shutil.copy(PROJECT / ".ci/evidence", self.folder.copy / ".ci/evidence")
    names = "".join(f'    HostFact(\n      "fact {letter}",\n' for letter in "abcd")
    self.folder.write("project/Tests/HostFacts/Facts/All.swift", names)
    self.page = self.folder.write("project/Page.md", PAGE)
    self.folder.commit()

  def table(self, text, name="verdict-x.md"):
    return self.folder.write(name, text)

  def run_with(self, *arguments):
    command = [sys.executable, "-B", self.folder.copy / ".ci/evidence", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True)

  def put(self, text, date="2026-11-23", *more):
    return self.run_with("--run", date, *more, self.table(text))

  def read(self):
    """The page, and those of the systems, by name."""
    pages = {path.name: path.read_text() for path in (self.folder.copy / "Tests/Measured").glob("*")}
    return self.page.read_text(), pages

  def line(self, start):
    return next(line for line in self.read()[0].split("\n") if line.startswith(start))

  def test_a_yes_takes_the_place_of_not_verified(self):
    done = self.put(facts([("fact a", "one", "yes"), ("fact b", "one", "yes")], system=PHONE))
    self.assertEqual(done.returncode, 0, done.stderr)
    link = f"[iOS 15.5 (iPhone, simulator)]({PHONE_PAGE})"
    self.assertEqual(
      self.line("| a and b"),
      f"| a and b | Reported. <!-- measured: fact a; fact b -->Measured on {link}, run of 2026-11-23<!-- end --> |",
    )
    counts = "(2 as assumed, 0 not, 0 undecided)"
    self.assertIn(f"It has run on {link} {counts}, run of 2026-11-23<!-- end -->. It", self.read()[0])

  def test_the_run_is_linked(self):
    self.put(facts([("fact c", "one", "yes")], system=PHONE), "2026-11-23", "--at", "https://ci.test/7")
    self.assertIn(", run of [2026-11-23](https://ci.test/7)<!-- end -->, but seen", self.line("| c"))

  def test_a_no_says_what_was_seen_though_others_are_undecided(self):
    rows = [("fact a", r"two \| three", "no"), ("fact b", "one", "can't tell (of another: one)")]
    self.put(facts(rows, system=PHONE))
    self.assertIn("**Not so on [iOS 15.5", self.line("| a and b"))
    self.assertIn(r"** (fact a: two \| three), run of 2026-11-23", self.line("| a and b"))

  def test_what_can_not_be_told_stays_as_it_is(self):
    rows = [("fact a", "one", "yes"), ("fact b", "one", "can't tell"), ("fact c", "one", "can't tell")]
    self.put(facts(rows, system=PHONE))
    for start in ("| a and b", "| c", "| d"):
      self.assertEqual(self.line(start), next(line for line in PAGE.split("\n") if line.startswith(start)))

  def test_a_fact_that_was_not_measured_leaves_a_row_open_and_one_that_means_nothing_there_does_not(self):
    self.put(facts([("fact a", "one", "yes")], system=PHONE))
    self.assertIn("**Not verified**", self.line("| a and b"))
    self.put(facts([("fact a", "one", "yes")], [("fact b", "there is no such thing: none")], system=PHONE))
    self.assertIn("Measured on", self.line("| a and b"))

  def test_several_systems_are_named_together(self):
    for system in (TV, PHONE): self.put(facts([("fact c", "one", "yes")], system=system))
    both = r"measured on \[iOS 15.5 [^\]]*\]\S+ and \[tvOS 15.4 [^\]]*\]\S+, run of 2026-11-23<!"
    self.assertRegex(self.line("| c"), both)

  def test_scripts_are_a_fact(self):
    self.put(facts([("fact c", "one", "yes")], system=PHONE) + scripts())
    self.assertIn("Measured on", self.line("| scripts"))
    self.put(facts([("fact c", "one", "yes")], system=PHONE) + scripts(faults=2))
    self.assertIn("(scripts: 2 with a fault, of 57)", self.line("| scripts"))

  def test_what_the_sample_app_prints_is_read_with_the_ends_of_lines_of_a_terminal(self):
    done = self.put(verdict([("fact c", "one", "yes")]).replace("SYSTEM", PHONE).replace("\n", "\r\n"))
    self.assertEqual(done.returncode, 0, done.stderr)
    self.assertIn("measured on", self.line("| c"))

  def test_the_same_again_changes_nothing(self):
    text = facts([("fact a", "one", "yes"), ("fact b", "two", "no")], [("fact d", "no layout")], PHONE) + scripts()
    self.put(text)
    before = self.read()
    for arguments in (("--run", "2026-11-23", self.table(text)), ()):
      done = self.run_with(*arguments)
      self.assertEqual((done.returncode, done.stdout), (0, ""))
      self.assertEqual(self.read(), before)

  def test_a_newer_result_takes_the_place_of_an_older_one(self):
    for verdicts in (("yes", "no"), ("no", "yes")):
      self.put(facts([("fact c", "one", verdicts[0])], system=PHONE), "2026-11-23")
      self.put(facts([("fact c", "one", verdicts[1])], system=PHONE), "2026-11-24")
      self.assertIn("not so on" if verdicts[1] == "no" else "measured on", self.line("| c"))
      self.assertIn("2026-11-24", self.line("| c"))
      [page] = self.read()[1].values()
      self.assertIn(f"| {verdicts[1]} | a report | 2026-11-24 |", page)

  def test_a_row_that_several_runs_have_decided_names_the_last_of_them(self):
    self.put(facts([("fact a", "one", "yes")], system=PHONE), "2026-11-23")
    self.put(facts([("fact b", "one", "yes")], system=PHONE), "2026-11-24")
    self.assertIn("run of 2026-11-24", self.line("| a and b"))

  def test_an_older_result_takes_the_place_of_none(self):
    self.put(facts([("fact c", "one", "can't tell")], system=PHONE), "2026-11-24")
    self.put(facts([("fact c", "one", "yes")], system=PHONE), "2026-11-23")
    self.assertIn("run of 2026-11-23", self.line("| c"))

  def test_nothing_that_was_decided_is_lost_to_a_table_that_is_older_or_can_not_tell(self):
    self.put(facts([("fact c", "one", "yes")], system=PHONE), "2026-11-23")
    before = self.line("| c")
    self.put(facts([("fact c", "one", "no")], system=PHONE), "2026-11-22")
    self.put(facts([("fact c", "one", "can't tell")], system=PHONE), "2026-11-24")
    self.put(facts([("fact a", "one", "yes")], system=PHONE), "2026-11-24")
    self.assertEqual(self.line("| c"), before)

  def test_an_older_table_does_not_replace_a_result_though_it_words_the_fact_otherwise(self):
    self.put(facts([("fact c", "one", "yes")], system=PHONE), "2026-11-23")
    self.put(facts([("fact c", "one", "no")], system=PHONE).replace("fact c is assumed", "else"), "2026-11-22")
    self.assertIn("measured on", self.line("| c"))

  def test_a_result_does_not_outlive_the_statement_that_it_was_about(self):
    self.put(facts([("fact c", "one", "yes")], system=PHONE))
    self.put(facts([("fact c", "one", "can't tell")], system=PHONE).replace("fact c is assumed", "something else"))
    self.assertIn("**not verified**", self.line("| c"))

  def test_a_table_that_can_not_be_read_is_named_with_the_reason_and_changes_nothing(self):
    right = facts([("fact a", "one", "yes"), ("fact c", "one", "yes")], [("fact d", "none")], PHONE)
    for text, reason in (
      (right.replace("| fact c |", "| fact c | more |"), "8: a row of 7 cells, not 6"),
      (right.replace("| yes |", "| perhaps |"), "7: no verdict: perhaps"),
      (right.replace("| yes |", "| none |"), "7: no verdict: none"),
      (right + scripts().replace("native", "a | b"), "a row of 7 cells"),
      (right.replace("fact c", "fact a"), "8: two rows for fact a"),
      (right[: right.index("| fact c")], "of 2 facts, 2 as assumed and 1 skipped, the table has 1, 1 and 0"),
      (right.replace("2 facts measured, 2 as assumed, 0 not; 1 skipped.", ""), "doesn't say how many facts"),
      (right.replace("| Fact |", "| Fact | Name |"), "5: other columns"),
      (right.replace(PHONE, "the emulator, built with Swift 6.3"), "1: the emulator is no system of Apple's"),
      (right.replace(PHONE, "../../x"), "1: no name of a system"),
      (right.replace("| one | yes", "| <!-- end --> | yes"), "7: a comment in a row"),
      (scripts(), "1: scripts of an unknown system"),
      ("The app has crashed.\n", "no table of HostFacts is in it"),
      ("", "no table of HostFacts is in it"),
      (b"\xff\xfe## Host facts of x", "can't decode"),
    ):
      with self.subTest(reason):
        done = self.put(text)
        self.assertEqual(done.returncode, 65)
        self.assertIn("verdict-x.md:", done.stderr)
        self.assertIn(reason, done.stderr)
        self.assertEqual(self.read(), (PAGE, {}))

  def test_beside_one_that_can_not_be_read_the_others_are_used(self):
    self.table(facts([("fact c", "one", "yes")], system=PHONE), "all/of iOS/verdict-iOS.md")
    self.table("cut off", "all/of tvOS/host-facts-tvOS.md")
    self.table("not looked at", "all/extra-iOS.md")
    done = self.run_with("--run", "2026-11-23", self.folder.path / "all")
    self.assertEqual(done.returncode, 65)
    self.assertEqual(len(done.stderr.splitlines()), 1)
    self.assertIn("measured on", self.line("| c"))

  def test_of_two_tables_that_contradict_each_other_the_second_is_refused(self):
    first = self.table(facts([("fact c", "one", "yes")], system=PHONE), "verdict-1.md")
    second = self.table(facts([("fact c", "two", "no")], system=PHONE), "verdict-2.md")
    done = self.run_with("--run", "2026-11-23", first, second)
    self.assertEqual(done.returncode, 65)
    self.assertIn("verdict-2.md: says no of fact c", done.stderr)
    self.assertIn("measured on", self.line("| c"))

  def test_a_page_that_can_not_be_understood_has_nothing_written(self):
    for page, reason in (
      (PAGE.replace("fact c -->", "fact z -->"), "Page.md:5: there is no fact named fact z"),
      (PAGE.replace("<!-- end -->, but", ", but"), "Page.md:5: a marker without an end"),
      (PAGE.replace("<!-- end --> |\n| c", "<!-- measured -->x<!-- end --> |\n| c"), "Page.md:4: a marker without an end"),
    ):
      with self.subTest(reason):
        self.page.write_text(page)
        done = self.put(facts([("fact a", "one", "yes")], system=PHONE))
        self.assertEqual(done.returncode, 65)
        self.assertIn(reason, done.stderr)
        self.assertEqual(self.read(), (page, {}))

  def test_arguments_that_make_no_sense_are_refused(self):
    table = self.table(facts([], system=PHONE))
    for arguments, reason in (
      ((table,), "--run goes with tables"), (("--run", "2026-11-23"), "--run goes with tables"),
      (("--run", "today", table), "--run"), (("--run", "2026-11-23", "nowhere.md"), "there is no nowhere.md"),
      (("--run", "2026-11-23", "--at", "x|y", table), "not an address: x|y"), (("--all",), "--all"),
    ):
      done = self.run_with(*arguments)
      self.assertEqual(done.returncode, 64, arguments)
      self.assertIn(reason, done.stderr)
    self.assertEqual(self.read(), (PAGE, {}))


class Project(unittest.TestCase):
  def test_the_pages_say_what_the_tables_in_the_project_do(self):
    folder = Folder(self)
    folder.copy_project()
    folder.commit()
    done = subprocess.run([sys.executable, "-B", folder.copy / ".ci/evidence"], capture_output=True, text=True)
    self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
