"""What .ci/apple does on a Mac, which here is made of stand-ins."""
import unittest

from mac import Mac, verdict


class OneSystem(unittest.TestCase):
  def test_an_iphone_with_the_system_that_is_asked_for_runs_the_sample_app(self):
    mac = Mac(self, runtimes=["iOS 26.5", "iOS 15.5"])
    done = mac.apple("--os 15.5")
    self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
    call = "xcrun simctl create NavigationShim tests type.iPhone runtime.iOS-15.5"
    self.assertEqual(mac.called("xcrun simctl create"), [call])
    self.assertIn("iOS-15.5: passed\n", done.stdout)
    self.assertIn("## Host facts of iOS 15.5.0 (iPhone, simulator)", (mac.path / "out/verdict-iOS-15.5.md").read_text())

  def test_an_ipad_is_a_platform_of_its_own(self):
    mac = Mac(self)
    self.assertEqual(mac.apple("ipados").returncode, 0)
    self.assertEqual(len(mac.called("xcrun simctl create NavigationShim tests type.iPad runtime.iOS-26.5")), 1)
    self.assertIn("verdict-iPadOS-26.5.md", mac.results)

  def test_a_major_version_stands_for_its_newest_system(self):
    mac = Mac(self, runtimes=["iOS 18.5", "iOS 26.9", "iOS 26.10", "iOS 27.0"])
    self.assertEqual(mac.apple("--os 26").returncode, 0)
    self.assertIn("verdict-iOS-26.10.md", mac.results)

  def test_on_tvos_the_build_decides_and_the_tests_without_an_app_write_the_table(self):
    mac = Mac(self, runtimes=["tvOS 15.4"])
    done = mac.apple("--os 15.4 tvos")
    self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
    self.assertIn("tvOS-15.4-tests: an extra that passed (Test run with 3 tests)", done.stdout)
    self.assertIn("host-facts-tvOS-15.4.md", mac.results)
    for broken, status in (("xcodebuild test", 0), ("xcodebuild build", 1)):
      mac.write("broken", broken)
      self.assertEqual(mac.apple("--os 15.4 tvos").returncode, status, broken)

  def test_swiftui_itself_is_beside_from_17_on(self):
    for version, times in (("16.4", 0), ("17.5", 1)):
      mac = Mac(self, runtimes=[f"iOS {version}"])
      self.assertEqual(mac.apple("ios").returncode, 0)
      self.assertEqual(len(mac.called("beside SwiftUI: xcodebuild test")), times, version)
      self.assertEqual(len(mac.called("beside SwiftUI: xcodebuild build -scheme SampleApp")), times, version)

  def test_a_deep_link_is_filmed(self):
    mac = Mac(self)
    self.assertEqual(mac.apple("ios").returncode, 0)
    self.assertIn("film-iOS-26.5.mov", mac.results)
    films = [call for call in mac.called("xcrun simctl launch") if call.endswith(" --film")]
    self.assertEqual(len(films), 1)

  def test_without_a_platform_all_of_them_run(self):
    mac = Mac(self, runtimes=["iOS 26.5", "tvOS 26.5", "watchOS 26.5", "visionOS 26.5"])
    done = mac.apple("")
    self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
    tables = [name for name in mac.results if name.endswith(".md")]
    self.assertEqual(tables, [
      "host-facts-Catalyst.md", "host-facts-macOS.md", "host-facts-tvOS-26.5.md", "verdict-iOS-26.5.md",
      "verdict-iPadOS-26.5.md",
    ])
    self.assertEqual(len(mac.called("xcodebuild build -scheme NavigationShim -destination generic/platform=")), 4)
    self.assertEqual(list((mac.path / "simulators").iterdir()), [])


class Verdicts(unittest.TestCase):
  def test_tests_without_an_app_decide_nothing(self):
    mac = Mac(self)
    mac.write("broken", "xcodebuild test")
    done = mac.apple("ios")
    self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
    self.assertIn("iOS-26.5-tests: an extra that failed", done.stdout)
    self.assertNotIn("host-facts-iOS-26.5.md", mac.results)

  def test_a_verdict_that_something_is_wrong_has_failed_and_the_table_is_kept(self):
    mac = Mac(self)
    mac.write("verdict", verdict(end="verdict: see above\n"))
    done = mac.apple("ios")
    self.assertEqual(done.returncode, 1)
    self.assertIn("iOS-26.5: FAILED", done.stdout)
    self.assertIn("verdict-iOS-26.5.md", mac.results)

  def test_an_app_that_ends_before_its_verdict_is_launched_again_and_goes_on(self):
    mac = Mac(self)
    whole = verdict().split("\n")
    mac.write("verdict.1", "\n".join(whole[:3]) + "\n")
    mac.write("verdict.2", "\n".join(whole[3:8]) + "\n")
    mac.write("verdict", "\n".join(whole[8:]))
    done = mac.apple("ios")
    self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
    self.assertEqual((mac.path / "launches").read_text().count("launch"), 3)

  def test_an_app_that_ends_before_a_new_line_has_failed(self):
    mac = Mac(self)
    mac.write("verdict.1", "begins: fact a\n")
    mac.write("verdict", "")
    self.assertEqual(mac.apple("ios").returncode, 1)
    self.assertEqual((mac.path / "launches").read_text().count("launch"), 2)
    self.assertIn("begins: fact a", (mac.path / "out/verdict-iOS-26.5.md").read_text())

  def test_a_sample_app_that_does_not_build_has_failed(self):
    mac = Mac(self)
    mac.write("broken", "-scheme SampleApp")
    self.assertEqual(mac.apple("ios").returncode, 1)

  def test_recordings_are_kept(self):
    mac = Mac(self)
    mac.write("documents/push.json", "{}")
    self.assertEqual(mac.apple("ios").returncode, 0)
    self.assertTrue((mac.path / "out/recordings-iOS-26.5/push.json").exists())

  def test_the_simulator_is_deleted_whatever_has_come_of_it(self):
    for broken in ("xcodebuild build", "bootstatus", "simctl launch"):
      mac = Mac(self)
      mac.write("broken", broken)
      self.assertNotEqual(mac.apple("ios").returncode, 0, broken)
      self.assertEqual(len(mac.called("xcrun simctl create")), 1, broken)
      self.assertEqual(list((mac.path / "simulators").iterdir()), [], broken)


class MissingSystems(unittest.TestCase):
  def test_a_system_that_is_not_installed_has_failed(self):
    mac = Mac(self, to_come=["iOS 15.5"])
    done = mac.apple("--os 15.5")
    self.assertEqual(done.returncode, 1)
    self.assertIn("iOS 15.5: FAILED, no such simulator is installed", done.stdout)
    self.assertIn("--install", done.stdout)
    self.assertEqual(mac.called("xcrun simctl create") + mac.called("xcodes"), [])

  def test_one_that_fails_leaves_the_others_to_run(self):
    mac = Mac(self)
    done = mac.apple("tvos ios")
    self.assertEqual(done.returncode, 1)
    self.assertIn("tvOS: FAILED", done.stdout)
    self.assertIn("iOS-26.5: passed", done.stdout)

  def test_an_old_system_is_installed_by_xcodes(self):
    mac = Mac(self, to_come=["iOS 15.5"])
    done = mac.apple("--os 15.5 --install")
    self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
    self.assertEqual(mac.called("xcodes"), ["xcodes runtimes install iOS 15.5"])

  def test_the_newest_is_installed_by_xcode(self):
    for arguments in ("--install tvos", "--install --os 26 tvos"):
      mac = Mac(self, to_come=["tvOS 26.5"])
      self.assertEqual(mac.apple(arguments).returncode, 0)
      self.assertEqual(mac.called("xcodebuild -downloadPlatform"), ["xcodebuild -downloadPlatform tvOS"])

  def test_what_is_there_is_not_installed_again(self):
    mac = Mac(self, runtimes=["iOS 15.5"])
    self.assertEqual(mac.apple("--os 15.5 --install").returncode, 0)
    self.assertEqual(mac.called("xcodes") + mac.called("xcodebuild -downloadPlatform"), [])

  def test_a_system_that_can_not_be_installed_has_failed(self):
    mac = Mac(self)
    done = mac.apple("--os 15.5 --install")
    self.assertEqual(done.returncode, 1)
    self.assertIn("install-iOS.log", done.stdout)

  def test_a_build_for_a_platform_that_is_not_there_has_failed(self):
    mac = Mac(self)
    done = mac.apple("watchos")
    self.assertEqual(done.returncode, 1)
    self.assertIn("FAILED, watchOS 26.5 is not installed (--install does it)", done.stdout)

  def test_a_platform_to_build_for_is_installed_by_xcode(self):
    mac = Mac(self, to_come=["visionOS 26.5"])
    self.assertEqual(mac.apple("--install visionos").returncode, 0)


class Xcodes(unittest.TestCase):
  def test_the_newest_of_a_version_is_taken(self):
    mac = Mac(self, xcodes=["26.5", "26.9", "26.10", "27.0"])
    done = mac.apple("--xcode 26 ios")
    self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
    self.assertIn("with Xcode 26.10 ", done.stdout)

  def test_an_xcode_that_is_not_there_is_refused(self):
    done = Mac(self).apple("--xcode 27 ios")
    self.assertEqual(done.returncode, 69)
    self.assertIn("Xcode 27 is not installed", done.stderr)


class Arguments(unittest.TestCase):
  def test_what_makes_no_sense_is_refused_before_anything_is_called(self):
    for arguments, reason in (
      ("--os", "--os needs a value"), ("--os new", "not a version: new"), ("--os 15.5 macos", "macos needs none"),
      ("android", "unknown argument: android"), ("--xcode 26;1", "not a version: 26;1"),
    ):
      mac = Mac(self)
      done = mac.apple(arguments.replace(";", r"\;"))
      self.assertEqual(done.returncode, 64, arguments)
      self.assertIn(reason, done.stderr)
      self.assertEqual(mac.calls, [])

  def test_without_a_mac_or_without_xcode_it_says_what_it_needs(self):
    for broken in ("uname", "xcodebuild -version"):
      mac = Mac(self)
      mac.write("broken", broken)
      done = mac.apple("")
      self.assertEqual(done.returncode, 69)
      self.assertIn("needs a Mac with Xcode", done.stderr)

  def test_help_names_every_option_and_platform(self):
    text = Mac(self).apple("--help").stdout
    for word in "--os --xcode --install --out ios ipados tvos catalyst macos watchos visionos".split():
      self.assertIn(word, text)
