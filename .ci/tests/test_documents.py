"""What the documents say, compared with the sources, and rules that the sources' text has to keep.

`.ci/documentation` runs it, and so does whoever runs the tests of this folder.
"""

import json
import os
import re
import subprocess
import unittest
from collections import Counter
from pathlib import Path

try: import yaml
except ImportError: yaml = None

ROOT = Path(__file__).parents[2]
CATALOG = "Sources/NavigationShim/NavigationShim.docc"
SHIM = "Sources/NavigationShim/Shim.swift"
SAMPLES = "Tests/SwapTests/Samples"


def text(path):
    return (ROOT / path).read_text()


def sources(folder):
    return sorted(str(file.relative_to(ROOT)) for file in (ROOT / folder).rglob("*.swift"))


def pages():
    """The documents that show code to readers."""
    catalogs = sorted((ROOT / "Sources").glob("*/*.docc/*.md"))
    return ["README.md", "MIGRATION.md"] + [str(page.relative_to(ROOT)) for page in catalogs]


def all_pages():
    others = "CHANGELOG Examples/README .github/CONTRIBUTING Tests/README Tests/States Tests/Emulator/README Benchmarks/README"
    return pages() + [f"{name}.md" for name in [*others.split(), "Benchmarks/results/report"]]


def said(path):
    """A document's text, or that of a Swift file's comments."""
    return re.sub(r"(?m)^(?! *//).*\n|^ *///? ?", "", text(path)) if path.endswith(".swift") else text(path)


def code_blocks(path):
    """The blocks of Swift code of a document or of comments, without the indentation of the list they stand in."""
    blocks = re.findall(r"(?m)^( *)```swift\n(.*?)^ *```", said(path), re.S)
    return [re.sub(rf"(?m)^{indent}", "", block).strip("\n") for indent, block in blocks]


def anchors(document):
    """The anchors that GitHub makes of a document's headings."""
    return {re.sub(r"[^\w -]", "", h.lower()).replace(" ", "-") for h in re.findall(r"(?m)^#+ (.*)", document)}


class Samples(unittest.TestCase):
    """The documents show code that is compiled and run."""

    # Of these, .ci/tests/samples.py alone asks the compiler.
    unplayed = r"(?:struct|class) (?:ShopView|CountedOrders|OrdersCoordinator|StoreOrders|ReportButton)\b|typealias Nav"

    def code(self, file):
        """A file's code without imports, and without what keeps it from systems without UIKit."""
        return re.sub(r"(?m)^#.*\n|^(?:@\w+ )?import .*\n+", "", text(file)).strip()

    def test_samples(self):
        """Each block that is a file is in one that tests run, where it may be in an enumeration."""
        files = sources(SAMPLES) + sources("Tests/Client/SampleClient")
        played = "".join(map(self.code, files))
        played += re.sub(r"(?m)^  ", "", played)
        for page in pages():
            for block in code_blocks(page):
                if block.startswith("import ") and not re.search(self.unplayed, block):
                    self.assertIn(re.sub(r"\A(import .*\n|\n)+", "", block), played, page)

    def test_comments(self):
        """The comment of each public type has an example, or a link to one."""
        public = r"((?: *///.*\n)*)(?: *@.*\n)*(?: *@MainActor)? *(?:@frozen )?public (?:final )?(?:struct|enum|class|protocol) (?!_)(\w+)"
        for file in sources("Sources"):
            for comment, name in re.findall(public, text(file)):
                self.assertRegex(comment, "```swift|for an example", f"{name} in {file}")


class Links(unittest.TestCase):
    """The documents link to what exists."""

    def test_files(self):
        """Pages that the repository's web page shows link by files, and those of a catalog by DocC's scheme."""
        for document in all_pages():
            for path, anchor in re.findall(r"\]\(([^)\s#]*)(?:#([^)\s]+))?\)", text(document)):
                if "://" in path: continue
                with self.subTest(document, path=path, anchor=anchor):
                    if ".docc/" in document and not path.endswith(".svg"):
                        self.assertTrue(path.startswith("doc:"), "DocC finds a page by doc:Page#Heading")
                        continue
                    target = (ROOT / document).parent / path if path else ROOT / document
                    self.assertTrue(target.exists())
                    if anchor: self.assertIn(anchor, anchors(target.read_text()))

    @unittest.skipUnless("SYMBOL_GRAPHS" in os.environ, "needs the archives that .ci/documentation makes")
    def test_archives(self):
        """DocC has resolved each link: it warns of none that is a path, and leaves it as it is."""
        archives = list(Path(os.environ["SYMBOL_GRAPHS"]).glob("*.doccarchive"))
        self.assertTrue(archives)
        for page in [page for archive in archives for page in archive.glob("data/**/*.json")]:
            for reference in json.loads(page.read_text()).get("references", {}).values():
                if reference.get("type") == "link":
                    self.assertRegex(reference["url"], "^https://", page.name)

    @unittest.skipUnless("SYMBOL_GRAPHS" in os.environ, "needs the archives that .ci/documentation makes")
    def test_topics(self):
        """The landing page's topics hold every symbol, also those that are added to others' types."""
        archive = Path(os.environ["SYMBOL_GRAPHS"], "NavigationShim.doccarchive/data/documentation")

        def topics(page, are_ours):
            sections = json.loads((archive / f"navigationshim{page}.json").read_text()).get("topicSections", [])
            return {i for s in sections if are_ours != s.get("generated", False) for i in s["identifiers"]}

        listed, others = topics("", True), topics("", False)
        for page in (archive / "navigationshim/swiftuicore").glob("*.json"):
            others |= topics(f"/swiftuicore/{page.stem}", False)
        self.assertGreater(len(listed), 80)
        self.assertEqual({name.split("NavigationShim/")[-1] for name in others - listed}, set())


class Words(unittest.TestCase):
    """The readers' pages name each thing by one word, and address the reader."""

    others = {
        "SwiftUI's own stack": "native stack", "stack of links": "link stack", "old system": "older systems",
        "new system": "current systems", "a person": "people", "the person": "people", "somebody": "people",
        "screens in between": "intermediate screens", "simulated iOS": "simulated host",
        "picture of the old": "snapshot", "of the app's own": "of your own", "anew": "again",
        "at rest": "in place", "stands still": "is idle", "stand still": "are idle", "in one go": "at once",
        "SwiftUI's own": "SwiftUI's", "value link": "navigation link to a value", "whoever": "people",
        "facade": "NavigationShim", "the shim": "NavigationShim", "users": "people, or you",
    }
    in_pages = {
        "native host": "native stack", "links host": "link stack", "be asked": "reports its transitions, or doesn't",
        "settled at": "in place after",
        "in a simulation": "in virtual time, or in the emulator",
    }
    in_comments = {
        "stranger": "foreign screen", "nobody": "a noun", "is told": "is notified", "person": "people",
        "picture": "snapshot",
    }

    def test_sentences(self):
        """No sentence or heading begins with What, Who or That, unless it is a question."""
        for page in all_pages():
            prose = re.sub(r"```.*?```", "", said(page), flags=re.S)
            for start in re.findall(r"(?:^[-#|\d. ]*|[.?!|] )\**((?:What|Who|That)\b[^.?!|]*[.?!|]?)", prose, re.M):
                with self.subTest(page):
                    self.assertTrue(start.endswith("?"), start)

    def test_words(self):
        """Comments, titles of tests, and what the demo and the benchmarks print have the pages' words, too."""
        programs = sources("Examples/DeepLinkDemo") + sources("Benchmarks/Suite")
        printed = {file: re.findall(r'""".*?"""|"[^"\n]*"', text(file), re.S) for file in programs}
        pages = {page: said(page).partition("## Topics")[0].split() for page in all_pages()}
        code = sources("Sources") + sources("Tests")
        title = re.compile(r'@(?:Test|Suite)\(\s*"(.*?)"', re.S)
        comments = {file: said(file).split() + title.findall(text(file)) for file in code}
        for texts, words in [(printed, self.in_pages), (pages, self.in_pages), (comments, self.in_comments)]:
            for file, prose in texts.items():
                for word, instead in (self.others | words).items():
                    found = re.search(rf"(?i)(?<![\w-]){re.escape(word)}(?:(?<=:)|(?![a-rt-z]))", " ".join(prose))
                    self.assertFalse(found, f"{file}: {word}, instead of {instead}")


class Aliases(unittest.TestCase):
    """The alias files: as the documents show them, as the clients are compiled with them on either side of the
    swap, and as the compiler's fix-it changes them."""

    on_shim = "Tests/Client/OnShim/Aliases.swift"
    on_native = "Tests/Client/OnNative/Aliases.swift"

    def aliases(self, path):
        """The aliases of a text, a line each, whether public or not."""
        found = re.finditer(r"typealias [^=]+=\s*\w+(?:\s*\.\w+)*(\s*<[^>]*>)?", text(path))
        return [
            " ".join(match[0].split()).replace(" .", ".").replace("< ", "<").replace(" >", ">")
            for match in found
        ]

    def test_shown(self):
        """The documents show compiled aliases, and together all of them; each page with an alias file has the same."""
        on_shim = self.aliases(self.on_shim)
        shown = [a for page in ["README.md", "MIGRATION.md"] for a in self.aliases(page)]
        self.assertEqual(set(on_shim) - set(shown), set())
        self.assertEqual({a for a in shown if "Navigation" in a} - set(on_shim + self.aliases(self.on_native)), set())
        for page in ["README.md", f"{CATALOG}/NavigationShim.md", f"{CATALOG}/GettingStarted.md", SHIM]:
            self.assertIn(text(f"{SAMPLES}/Aliases.swift"), said(page), page)

    def test_fix_it(self):
        """The compiler replaces the one word that is deprecated, and the result is the client's other alias file."""
        declared = text(SHIM) + text("Sources/NavigationShim/Aliases.swift")
        pattern = r'renamed: "([A-Za-z.]+)"\s*\)\s*public typealias ([A-Za-z]+)\b'
        renames = {name: by for by, name in re.findall(pattern, declared)}
        self.assertGreaterEqual(len(renames), 12)
        self.assertEqual({f"SwiftUI.{name.removesuffix('Shim')}" for name in renames}, set(renames.values()))
        fixed = [re.sub(r"[A-Za-z]+", lambda word: renames.get(word[0], word[0]), a) for a in self.aliases(self.on_shim)]
        self.assertEqual(fixed, self.aliases(self.on_native))


class DocumentedInterface(unittest.TestCase):
    def words(self, markdown):
        """The identifiers in a text's code."""
        code = " ".join(re.findall(r"`([^`]+)`", markdown))
        return set(re.findall(r"[A-Za-z_]\w*", code))

    # What is no addition, though a graph can't tell: what SwiftUI's types have, and protocols ask for.
    others = {"body", "count", "customMirror", "isEmpty"}

    def additions(self):
        """What the package declares in public that doesn't stand in for anything of SwiftUI's, by its symbol graphs:
        types, what it adds to SwiftUI's types, and what its paths and navigation links have beyond those."""
        forms = {line.split(" ", 1)[1] for line in text("Tests/Client/Forms.txt").splitlines()}
        for graph in Path(os.environ["SYMBOL_GRAPHS"], "NavigationShim").glob("*.symbols.json"):
            for symbol in json.loads(graph.read_text())["symbols"]:
                path = symbol["pathComponents"]
                name = path[-1].split("(")[0]
                comment = "".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
                kind = symbol["kind"]["identifier"].split(".")[-1]
                is_stand_in = (
                    kind in ["init", "extension"] or name.endswith("Shim") or name in self.others
                    or "::SYNTHESIZED::" in symbol["identifier"]["precise"]
                    or re.search("Stands in for|SwiftUI's modifier", comment) or not re.match(r"\w", name)
                )
                in_ours = path[0] == "Shim" and len(path) == 3 and path[1] in ["NavigationPath", "NavigationLink"]
                is_ours = len(path) == 1 or "@" in graph.name or in_ours and ".".join(path[1:]) not in forms
                if is_ours and not is_stand_in: yield name

    @unittest.skipUnless("SYMBOL_GRAPHS" in os.environ, "needs the symbol graphs that .ci/documentation makes")
    def test_additions(self):
        """MIGRATION.md names every addition, with what takes its place."""
        leaving = next(p for p in text("MIGRATION.md").split("\n## ") if p.startswith("Leave it"))
        additions = set(self.additions())
        self.assertGreater(len(additions), 30)
        self.assertEqual(sorted(additions - self.words(leaving)), [])

    def test_journeys(self):
        """Each function that the engine's page names as `Type.function` is in a file of the type."""
        page = text("Sources/LinkStackEngine/LinkStackEngine.docc/LinkStackEngine.md")
        names = set(re.findall(r"`(\w+)\.(\w+)`", page.partition("### Six journeys")[2]))
        self.assertGreater(len(names), 40)
        for type, function in names:
            code = "".join(text(f) for f in sources("Sources") if Path(f).stem.partition("+")[0] == type)
            self.assertRegex(code, rf"\b(?:func |var |let |(?=init)){function}\b", f"{type}.{function}")


class Layouts(unittest.TestCase):
    """Where something asks for a list of all classes, as XCTest does, the Objective-C runtime lays out each class
    without type parameters, and the app ends if what it inherits or stores is newer than the system: `@available`
    doesn't keep the runtime from it (swiftlang/swift 61215).

    The compiler lets nothing newer into a class that isn't marked as newer itself. So none is marked: one that stores
    something newer keeps it in an `Any`."""

    def newer(self, file):
        """The classes without type parameters that are marked as newer, or are in what is."""
        mark = r"(?:@available\((?!\*).*\n(?: *(?:@|//).*\n)* *)"
        # What a marked declaration contains ends at its own indentation.
        for block in re.finditer(rf"(?m)^( *){mark}.*\{{\n(?:(?:\1 .*)?\n)*", file):
            yield from re.findall(r"(?m)^ *(?:[a-z@].* )?(?:class|actor) (\w+)[^<\w]", block[0])

    def test_layouts(self):
        self.assertEqual([(file, name) for file in sources("Sources") for name in self.newer(text(file))], [])
        mark = "@available(iOS 16, macOS 13, *)\n"
        self.assertEqual(list(self.newer(mark + "extension E {\n  final class A {\n  }\n}\n")), ["A"])
        self.assertEqual(list(self.newer(mark + "final class A<B> {\n}\n" + "class C {\n}\n")), [])


class Figures(unittest.TestCase):
    def baseline(self):
        baseline = json.loads(text("Benchmarks/baseline.json"))
        return baseline["always"] | baseline["onSameToolchain"]

    def test_figures(self):
        """README's figures are those of the baseline, which the gate compares with what the command measures: words,
        the series, its position, what a figure per row or screen is multiplied by, and the figure."""
        for line in text(".ci/tests/figures.tsv").splitlines():
            words, series, position, factor, figure = line.split("\t")
            with self.subTest(words):
                self.assertIn(words, text("README.md"))
                self.assertIn(figure, words)
                self.assertAlmostEqual(self.baseline()[series][position] * int(factor), float(figure), 3)

    def test_growth(self):
        """The bodies of a push grow by one for each screen below."""
        bodies = self.baseline()['native.push, "NavigationShim, iOS 14–15" (bodies)']
        self.assertEqual([bodies["10"] - bodies["1"], bodies["100"] - bodies["10"]], [9, 90])

    def test_film(self):
        """The film's times are those that a test of the demo expects."""
        demo = text("Tests/Tools/ToolTests/DeepLinkDemo/DemoCommandTests.swift")
        self.assertIn("in place after 2.950 s  in place after 0.417 s  in place after 0.350 s", demo)
        film = text(f"{CATALOG}/deep-link-film.svg")
        for words in ["in place after 2.95 s", "in place after 0.42 s", "in 0.35 s"]: self.assertIn(words, film)


class House(unittest.TestCase):
    """A file has the name of its type, and layers of the shim know those below."""

    declaration = re.compile(
        r"(?m)^((?:@\w+(?:\([^)\n]*\))? )*(?:[a-z]+ )*?)(?:struct|class|enum|protocol|actor) (\w+)"
    )

    def types(self, source):
        """The types of a file that others can name, also those inside `Shim`."""
        inside = "\n".join(re.findall(r"(?ms)^extension Shim \{\n(.*?)^\}", source))
        inside = "\n".join(line[2:] for line in inside.splitlines())
        return [name for words, name in self.declaration.findall(source + inside) if "private" not in words]

    def test_names(self):
        """A second type is private, nested in the first, or has a longer name."""
        for file in sources("Sources"):
            name = Path(file).stem
            types = list(dict.fromkeys(self.types(text(file))))
            with self.subTest(file):
                if "+" in name or not types:
                    self.assertEqual(types, [])
                else:
                    self.assertEqual(types[0], name)
                    self.assertEqual([type for type in types if name not in type], [])

    # Documents show these files, apps copy them, or they are one list of forms.
    shown = r"/(Adapters|Samples|Recipes|Consumers)/|/(EveryForm|OutsideViews)\."

    def test_names_of_tests(self):
        """The first type or extension has the file's name, and no three types have nothing to do with one another."""
        start = r"(?m)^((?:@\w+(?:\([^)\n]*\))? )*(?:[a-z]+ )*?)(struct|class|enum|protocol|actor|extension) (\w+)"
        for file in sources("Tests"):
            if (ROOT / file).is_symlink() or re.search(self.shown, file): continue
            parts = re.split(start, re.sub(r'//.*|(?s:""".*?""")', "", text(file)))[1:]
            first, groups = None, []
            for words, kind, name, code in zip(parts[::4], parts[1::4], parts[2::4], parts[3::4]):
                is_open = not re.search("private|import", words)
                first = first or (name if is_open else None)
                names, used, types = {name}, set(re.findall(r"\w+", code)), [name] * (is_open and kind != "extension")
                for group in [g for g in groups if g[0] & used or g[1] & names]:
                    groups.remove(group)
                    names, used, types = names | group[0], used | group[1], types + group[2]
                groups.append((names, used, types))
            with self.subTest(file):
                if first: self.assertEqual(Path(file).stem.partition("+")[0], first)
                self.assertLess(sum(bool(types) for _, _, types in groups), 3)

    # The views of links are told by UIKit, and ask it; a link in a column is a row of it.
    circles = [{"Links", "SplitView"}, {"LinksHost", "UIKit"}]

    def test_layers(self):
        """A folder names types of those below it: there is no way back to it, but between two pairs."""
        home, words = {}, {}
        for file in sources("Sources/NavigationShim"):
            folder, source = Path(file).parent.name, re.sub(r'//.*|(?s:""".*?""")', "", text(file))
            if folder == "NavigationShim":
                continue
            words.setdefault(folder, set()).update(re.findall(r"(?<![.\w])(?:Shim\.)?([A-Z]\w*)", source))
            # Not the stand-ins for what is named without `Shim` as well.
            home.update((name, folder) for name in self.types(source) if f"SwiftUI.{name}" not in source)
        below = {folder: {home[word] for word in words[folder] if word in home} - {folder} for folder in words}

        def all_below(folder):
            found, new = set(), {folder}
            while new := set().union(*(below[other] for other in new)) - found: found |= new
            return found

        reach = {folder: all_below(folder) for folder in below}
        circles = {frozenset(b for b in reach[a] if a in reach[b]) for a in reach if a in reach[a]}
        self.assertEqual(sorted(map(sorted, circles)), sorted(map(sorted, self.circles)))


class Rules(unittest.TestCase):
    # What no source may have, but for some files; an example; and why.
    forbidden = [
        (r"\.schedule\(after:", "Delay NativeTransitions RunningStep LinkStackDriver", "queue.schedule(after: wait)",
         "what is put off waits by a delay that has a name, by the rest of it, or by one doubled from it"),
        (r"(?m)^ *@State (?:file)?private var \w+(?:: [^=\n]*\?\n|.* = )", "", "  @State private var isOn = false\n",
         "with Xcode 27 a private state with a default value doesn't link with an initializer in another file"),
        # Apple's list, with the other names that some of it has.
        (r"\b(?:(?:NSFile|file|content)?(?:[cC]reation|[mM]odification)Date(?:Key)?|f?getattrlist(?:at|bulk)?"
         r"|[fl]?stat(?:at|v?fs)?|volume(?:Available|Total)Capacity\w*|system(?:Uptime|FreeSize|Size)|mach_absolute_time"
         r"|activeInputModes|(?:NS)?UserDefaults|AppStorage)\b", "", "fstat(file, &status)",
         "App Store Connect looks for these symbols in an app, which would have to give a reason (ITMS-91053)"),
    ]

    def test_forbidden(self):
        for pattern, users, example, reason in self.forbidden:
            self.assertRegex(example, pattern)
            others = [file for file in sources("Sources") if Path(file).stem not in users.split()]
            self.assertEqual([file for file in others if re.search(pattern, text(file))], [], reason)

    def test_commands(self):
        """The gate runs README's commands."""
        commands = re.findall(r"(?m)^```\n(.*)\n```", text("README.md"))
        self.assertEqual(len(commands), 2)
        for command in commands: self.assertIn(f"\n{command}\n", text(".ci/run"))

    @unittest.skipUnless(yaml, "needs PyYAML")
    def test_workflow(self):
        """The workflow has documented keys, scripts that parse, and platforms of .ci/apple."""
        documented = set("name if runs-on container strategy env steps timeout-minutes uses with run".split())
        jobs = yaml.safe_load(text(".github/workflows/ci.yml"))["jobs"]
        steps = [step for job in jobs.values() for step in job["steps"]]
        self.assertLessEqual(set().union(*jobs.values(), *steps), documented)
        for step in steps:
            script = re.sub(r"\$\{\{.*?\}\}", "x", step.get("run", ""))
            subprocess.run(["bash", "-n"], input=script, text=True, check=True)
        for systems in re.findall(r"'(\[.*?\])'", jobs["apple"]["strategy"]["matrix"]["system"]):
            for system in json.loads(systems): self.assertIn(f"    {system.split()[0]})", text(".ci/apple"))

    def test_lists_of_scripts(self):
        """Every list of scripts in their files is run."""
        names = [
            name for file in sources("Tests/Support/AppTesting/Scripts/Lists")
            for name in re.findall(r"(?m)^  package static let ([A-Za-z]+)", text(file))
        ]
        lists = re.search(r"lists: KeyValuePairs = \[(.*?)\]", text("Tests/Support/AppTesting/Scripts/Script.swift"), re.S)
        self.assertEqual(Counter(names), Counter(re.findall(r'"(\w+)": \1,', lists[1])))


if __name__ == "__main__":
    unittest.main()
