"""What .github/workflows/ci.yml has run, played with stand-ins for a Mac's commands."""
import glob, re, shlex, shutil, unittest

import workflow
from mac import PROJECT, Mac, verdict

CI = workflow.read((PROJECT / ".github/workflows/ci.yml").read_text())
JOBS = CI["jobs"]
APPLE = JOBS["apple"]
ROWS = APPLE["strategy"]["matrix"]["include"]
GITHUB = {
  "event_name": "push", "server_url": "https://github.test", "repository": "o/r", "run_id": "7", "run_number": "7",
}
EXPRESSION = re.compile(r"\$\{\{ (.+?) \}\}")


def value(expression, row):
  """What an expression stands for in a row."""
  if compared := re.fullmatch(r"(\S+) == '([^']*)'", expression): return value(compared[1], row) == compared[2]
  if expression == "always()": return True
  context, key = expression.split(".", 1)
  if context == "matrix": return row.get(key, "")
  if context == "github": return GITHUB[key]
  raise KeyError(expression)


def filled(text, row):
  return EXPRESSION.sub(lambda found: str(value(found[1], row)), text)


def steps(job, row):
  """The commands of a job in a row, each with its environment."""
  for step in job["steps"]:
    if "run" in step and value(step.get("if", "always()"), row):
      yield filled(step["run"], row), {key: filled(text, row) for key, text in (step.get("env") or {}).items()}


def mac_of(test, row, is_there=True):
  """A Mac with the Xcode of a row, and nothing else than what can be installed."""
  version = row.get("os", row["xcode"])
  system = version if "." in version else version + ".5"
  names = [f"{kind} {system}" for kind in ("iOS", "tvOS", "watchOS", "visionOS")]
  return Mac(test, runtimes=[], to_come=names if is_there else [], xcodes=[row["xcode"] + ".5"])


def play(mac, row):
  for command, environment in steps(APPLE, row):
    done = mac.run(command, **environment)
    if done.returncode: return done
  return done


class Structure(unittest.TestCase):
  def test_each_job_has_a_machine_and_steps_that_either_use_or_run_something(self):
    for name, job in JOBS.items():
      self.assertIn("runs-on", job, name)
      for step in job["steps"]:
        self.assertEqual(len({"uses", "run"} & set(step)), 1, (name, step))

  def test_a_job_waits_for_jobs_that_are_there(self):
    for name, job in JOBS.items():
      self.assertIn(job.get("needs", name), JOBS)

  def test_what_is_read_of_a_row_is_in_one_and_what_is_in_a_row_is_read(self):
    for name, job in JOBS.items():
      matrix = (job.get("strategy") or {}).get("matrix", {})
      keys = {key for row in matrix.get("include", []) for key in row} | set(matrix) - {"include"}
      self.assertEqual(set(re.findall(r"matrix\.(\w+)", str(job))), keys, name)

  def test_every_expression_is_one_that_the_tests_can_play(self):
    for job in JOBS.values():
      for expression in EXPRESSION.findall(str(job)) + [step["if"] for step in job["steps"] if "if" in step]:
        value(expression, {})

  def test_every_script_that_is_run_is_there(self):
    for job in JOBS.values():
      for step in job["steps"]:
        for script in re.findall(r"\.ci/\w+", step.get("run", "")):
          self.assertTrue((PROJECT / script).exists(), script)

  def test_apples_systems_are_asked_at_night_and_by_hand_and_their_pages_are_written_then(self):
    self.assertIn("workflow_dispatch", CI["on"])
    self.assertIn("schedule", CI["on"])
    self.assertEqual(APPLE["if"], "github.event_name == 'schedule' || github.event_name == 'workflow_dispatch'")
    self.assertEqual(JOBS["pages"]["if"], "always() && needs.apple.result != 'skipped'")

  def test_a_newer_run_for_the_same_reason_ends_an_older_one(self):
    group = "${{ github.workflow }} ${{ github.event_name }} ${{ github.ref }}"
    self.assertEqual(CI["concurrency"], {"group": group, "cancel-in-progress": "true"})


class Rows(unittest.TestCase):
  def test_the_systems(self):
    self.assertEqual([row["name"] for row in ROWS], [
      "iOS 15.5", "iPadOS 15.5", "tvOS 15.4", "iOS 16.4", "iOS 17.5", "iOS 18.5", "iOS 26", "iPadOS 26", "tvOS 26",
      "Mac Catalyst 26", "macOS 26", "watchOS 26", "visionOS 26",
      "iOS 27", "iPadOS 27", "macOS 27", "watchOS 27", "visionOS 27",
    ])

  def test_a_row_says_what_its_name_does(self):
    platforms = {"mac catalyst": "catalyst"}
    for row in ROWS:
      name, version = row["name"].lower().rsplit(" ", 1)
      self.assertEqual(row["platform"], platforms.get(name, name))
      self.assertEqual(row.get("os", row["xcode"]), version)

  def test_each_row_passes_on_a_mac_that_has_its_xcode_and_leaves_what_is_kept(self):
    [kept] = [step["with"]["path"].split("\n") for step in APPLE["steps"] if "upload" in step.get("uses", "")]
    for row in ROWS:
      with self.subTest(row["name"]):
        mac = mac_of(self, row)
        done = play(mac, row)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        there = [path for pattern in kept for path in glob.glob(str(mac.copy / pattern))]
        is_build = row["platform"] in ("watchos", "visionos")
        self.assertTrue(any(path.endswith(".log" if is_build else ".md") for path in there), there)

  def test_a_row_whose_system_can_not_be_installed_fails(self):
    for row in ROWS:
      if row["platform"] in ("macos", "catalyst"): continue
      with self.subTest(row["name"]):
        done = play(mac_of(self, row, is_there=False), row)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("FAILED", done.stdout)

  def test_a_row_whose_xcode_is_not_there_fails(self):
    done = play(Mac(self, xcodes=["25.0"]), ROWS[0])
    self.assertEqual(done.returncode, 69)


class Pages(unittest.TestCase):
  def played(self, rows, extra=None):
    """What the job makes of the results of rows: a Mac with the patch, and how the job has ended."""
    target = Mac(self)
    target.commit()
    for row in rows:
      mac = mac_of(self, row)
      mac.write("verdict", verdict([("hidden link", "one", "yes")]))
      self.assertEqual(play(mac, row).returncode, 0)
      shutil.copytree(mac.copy / "results", target.copy / "results" / f"results of {row['name']}")
    for name, text in (extra or {}).items(): target.write(f"project/results/{name}", text)
    [(command, environment)] = steps(JOBS["pages"], {})
    done = target.run(command, GITHUB_STEP_SUMMARY=str(target.path / "summary"), **environment)
    return target, done

  def test_the_patch_has_a_page_for_each_system_and_applies_to_what_is_committed(self):
    mac, done = self.played([ROWS[0], ROWS[1]])
    self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
    self.assertIn("Tests/Measured/", (mac.path / "summary").read_text())
    patch = shlex.quote(str(mac.write("patch", (mac.copy / "pages.patch").read_text())))
    clean = "git reset --quiet --hard && rm -rf Tests/Measured results"
    again = mac.run(f"{clean} && git apply {patch} && ls Tests/Measured")
    self.assertEqual(again.returncode, 0, again.stderr)
    self.assertEqual(again.stdout.count("iOS-15.5.0-iPhone"), 1)
    self.assertEqual(again.stdout.count("iOS-15.5.0-iPad"), 1)
    page = next((mac.copy / "Tests/Measured").glob("*iPhone*")).read_text()
    self.assertRegex(page, r"\| yes \| a report \| \[\d{4}-\d\d-\d\d\]\(https://github.test/o/r/actions/runs/7\) \|")

  def test_a_table_that_can_not_be_read_fails_the_job_and_leaves_the_rest_in_the_patch(self):
    mac, done = self.played([ROWS[0]], {"results of iOS 1/verdict-iOS-1.md": "## Host facts of iOS 1\n| cut"})
    self.assertEqual(done.returncode, 65)
    self.assertIn("verdict-iOS-1.md:", done.stderr)
    self.assertIn("iOS-15.5.0-iPhone", (mac.copy / "pages.patch").read_text())
