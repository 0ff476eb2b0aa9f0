"""A Mac made of stand-ins, and tables as HostFacts and the sample app write them."""
import functools, os, pathlib, shutil, subprocess, tempfile

HERE = pathlib.Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
COMMANDS = ["uname", "sudo", "brew", "xcodes", "swift", "xcodebuild", "xcrun"]


def facts(rows, skipped=(), system="SYSTEM"):
  """A table of HostFacts: rows of a name, what was seen and the verdict; all were expected to be seen as "one"."""
  right = sum(verdict == "yes" for _, _, verdict in rows)
  lines = [f"## Host facts of {system}", ""]
  lines += [f"{len(rows)} facts measured, {right} as assumed, {len(rows) - right} not; {len(skipped)} skipped."]
  lines += ["", "| Fact | Assumption | Expected | Seen | Agrees | Source |", "| --- | --- | --- | --- | --- | --- |"]
  lines += [f"| {name} | {name} is assumed | one | {seen} | {verdict} | a report |" for name, seen, verdict in rows]
  if skipped: lines += ["", "Skipped:", ""] + [f"- {name}: {reason}" for name, reason in skipped]
  return "\n".join(lines) + "\n"


def scripts(played=57, faults=0):
  return f"## Scripts on links, native\n\n{played} scripts played, {faults} with a fault; 2 skipped.\n"


def verdict(rows=(("fact a", "one", "yes"),), faults=0, end="verdict: as it should be\n"):
  """All that the sample app writes."""
  return "begins: fact a\n" + facts(rows) + "\nbegins: script\n" + scripts(faults=faults) + "\n" + end


@functools.lru_cache(None)
def files():
  """What the scripts read of the project."""
  paths = [".ci", ".github", "*.md", "Tests/HostFacts/Facts", "Examples/SampleApp.swiftpm"]
  listing = subprocess.run(
    ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *paths],
    cwd=PROJECT, check=True, capture_output=True, text=True,
  )
  return [name for name in listing.stdout.split("\0") if name and (PROJECT / name).is_file()]


class Folder:
  """A folder with a copy of what the scripts read, which is gone after the test."""

  def __init__(self, test):
    temporary = tempfile.TemporaryDirectory()
    test.addCleanup(temporary.cleanup)
    self.path = pathlib.Path(temporary.name).resolve()
    self.copy = self.path / "project"

  def write(self, name, text):
    file = self.path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text) if isinstance(text, str) else file.write_bytes(text)
    return file

  def copy_project(self):
    for name in files():
      (self.copy / name).parent.mkdir(parents=True, exist_ok=True)
      shutil.copy(PROJECT / name, self.copy / name)

  def commit(self):
    """Makes the copy a repository."""
    git = ["git", "-c", "user.name=test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false"]
    for arguments in (["init", "--quiet"], ["add", "--all"], ["commit", "--quiet", "--message", "All"]):
      subprocess.run(git + arguments, cwd=self.copy, check=True, capture_output=True)


class Mac(Folder):
  def __init__(self, test, runtimes=("iOS 26.5",), to_come=(), xcodes=("26.5",)):
    super().__init__(test)
    self.copy_project()
    for command in COMMANDS:
      (self.path / "bin").mkdir(exist_ok=True)
      (self.path / "bin" / command).symlink_to(HERE / "stand-in")
    for folder, names in (("runtimes", runtimes), ("to-come", to_come)):
      (self.path / folder).mkdir()
      for name in names: self.write(f"{folder}/{name}", "")
    for version in xcodes:
      self.write(f"Applications/Xcode_{version}.app/Contents/Developer/version", f"Xcode {version}\nBuild version 1A1\n")
    self.write("Applications/Xcode.app/Contents/Developer/version", f"Xcode {xcodes[0]}\nBuild version 1A1\n")
    self.write("verdict", verdict())
    self.write("facts", facts([("fact a", "one", "yes")]))

  def run(self, command, **environment):
    variables = {
      "PATH": f"{self.path / 'bin'}:{os.environ['PATH']}", "HOME": str(self.path), "MAC": str(self.path),
      "XCODES_DIRECTORY": str(self.path / "Applications"), "APPLE_PAUSE": "0.05", **environment,
    }
    return subprocess.run(
      ["bash", "-eo", "pipefail", "-c", command], cwd=self.copy, env=variables, capture_output=True, text=True
    )

  def apple(self, arguments):
    return self.run(f".ci/apple --out {self.path}/out {arguments}")

  @property
  def calls(self):
    file = self.path / "calls"
    return file.read_text().splitlines() if file.exists() else []

  def called(self, start):
    return [call for call in self.calls if call.startswith(start)]

  @property
  def results(self):
    return sorted(path.name for path in (self.path / "out").glob("*") if path.name != "derived")
