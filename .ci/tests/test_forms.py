"""Compares the forms of SwiftUI that the package stands in for with its own, by names and labels, and the kinds of types.

Each form in Tests/Client/Forms.txt has to be one of ours, as often as it is one of SwiftUI's. `test_forms.py --read
INTERFACE...` writes that list again, from the textual interfaces of SwiftUI and SwiftUICore. A form is an initializer
or a method with the labels of all its parameters, also of those with default values. The number before it says how many
there are, which differ in types. Of types the list has what an alias hides, and of views the methods that the package
has, too, and that iOS 14 hasn't. Tests/Client/Kinds.txt has each type that the package stands in for, as SwiftUI
declares it: apps switch over an enumeration in another way than over a structure's values.
"""

import collections
import itertools
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(__file__).parents[2]
LIST = ROOT / "Tests/Client/Forms.txt"
KINDS = ROOT / "Tests/Client/Kinds.txt"
CONTAINER = re.compile(r"(?:@[\w.]+(?:\([^)]*\))? |[a-z]+ )*(?:struct|extension|enum|protocol|class) ([\w.]+)[^{]*{$")
NOT_FOR_APPS = r"_|makeBody\(|init\(from:\)|encode\(to:\)|hash\(into:\)"
# MIGRATION says what an app writes in place of these.
NOT_OURS = r"List\.init\(.*(?:children|editActions):"
FORM = re.compile(r"(?:@[\w.]+(?:\([^)]*\))? |[a-z]+(?:\(set\))? )*?(?:(init)\??|func (\w+))(?:<[^(]*>)?\((.*)")


def lines(text):
    """The lines of a text without comments, each with what its parentheses hold."""
    depth, line = 0, ""
    for part in re.sub(r"(?m)^\s*//.*\n|\s//[^\"\n]*$", "", text).split("\n"):
        line += (" " + part.strip()) if line else part
        outside = re.sub(r'"(?:\\.|[^"\\])*"', "", part)
        depth += outside.count("(") - outside.count(")")
        if depth <= 0 or part.endswith("{"):
            yield line
            depth, line = 0, ""


def labels(parameters):
    """The labels of parameters, of which the list goes on after its end."""
    depth, found, last = 1, [], ""
    for character in parameters.replace("->", ""):
        depth += {"(": 1, "[": 1, "<": 1, "{": 1, ")": -1, "]": -1, ">": -1, "}": -1}.get(character, 0)
        if depth == 0 or (depth == 1 and character == ","):
            if label := re.match(r"(?:@[\w.]+(?:\([^)]*\))? )*`?(\w+)", last.strip()): found.append(label[1] + ":")
            last = ""
            if depth == 0: return "".join(found)
        else:
            last += character


def forms(text):
    """The public forms of a text: the type, the name with labels, and since when iOS has them."""
    containers, since = [], None
    for line in lines(text):
        content = line.strip()
        indentation = len(line) - len(line.lstrip())
        if not content: continue
        containers = [c for c in containers if c[0] < indentation or content.startswith("#")]
        if found := re.match(r"@available\(iOS,? (?:introduced: )?([\d.]+|unavailable)", content): since = found[1]
        if content.startswith("@") and content.endswith(")") and "func " not in content and " init" not in content: continue
        outer = containers[-1] if containers else (0, "", None, False)
        if found := CONTAINER.match(content):
            name = re.sub(r"^(?:SwiftUI|SwiftUICore|Shim)(?:\.|$)", "", found[1])
            path = f"{outer[1]}.{name}" if outer[1] and name else outer[1] + name
            containers.append((indentation, path, since or outer[2], content.startswith("public extension")))
        elif (found := FORM.match(content)) and re.search(r"\bpublic\b", content.split("(")[0] + found[0].split("init")[0]):
            name = f"{found[1] or found[2]}({labels(found[3])})"
            if outer[1]: yield outer[1], name, since or outer[2]
            # Without bindings that are absent by default.
            absent = re.findall(r"(\w+): Binding<[^=]*>\? = nil", content)
            for count in range(1, len(absent) + 1):
                for left_out in itertools.combinations(absent, count):
                    if outer[1]: yield outer[1], re.sub(rf"\b(?:{'|'.join(left_out)}):", "", name), since or outer[2]
            if outer[1] and "Binding<Never?>?.none" in content: yield outer[1], name.replace("selection:", ""), since
        since = None


def ours():
    found = collections.Counter()
    for file in sorted((ROOT / "Sources/NavigationShim").rglob("*.swift")):
        for outer, name, _ in forms(file.read_text()): found[f"{outer}.{name}"] += 1
    return found


def kinds(text):
    """The kind of each public type of a text, with whether it is frozen."""
    declaration = r"(?m)^ *(?:@\S+ )*?(@frozen )?(?:@\S+ )*public (?:final )?(struct|enum|class|protocol) ([A-Z]\w*)"
    return {name: (frozen + kind) for frozen, kind, name in re.findall(declaration, text)}


def own_kinds():
    """Those of the package's types that are named as SwiftUI's."""
    text = "".join(file.read_text() for file in sorted((ROOT / "Sources/NavigationShim").rglob("*.swift")))
    inside = "".join(re.findall(r"(?ms)^extension Shim(?:\.\w+)? \{\n(.*?)^\}", text))
    return kinds(inside)


def read_kinds(interfaces):
    theirs = {}
    for interface in interfaces: theirs |= kinds(pathlib.Path(interface).read_text())
    return {name: theirs[name] for name in own_kinds() if name in theirs}


def read(interfaces):
    """SwiftUI's forms of what the package has by name."""
    own = ours()
    types = {name.rsplit(".", 1)[0] for name in own}
    types &= set(re.findall(r"SwiftUI\.(\w+)", (ROOT / "Sources/NavigationShim/Aliases.swift").read_text())) | {"NavigationPath"}
    found = collections.Counter()
    for interface in interfaces:
        for outer, name, since in forms(pathlib.Path(interface).read_text()):
            form = f"{outer}.{name}"
            is_modifier = outer == "View" and form in own and float((since or "0").replace("unavailable", "0")) >= 15
            if since != "unavailable" and (outer in types or is_modifier) and not re.match(NOT_FOR_APPS, name) and not re.match(NOT_OURS, form):
                # A modifier with a type of its own system needs no stand-in: no alias hides it.
                found[form] += 1 if not is_modifier else min(1, own[form] - found[form])
    return found


class Forms(unittest.TestCase):
    def test_forms(self):
        theirs = {name: int(count) for count, name in map(str.split, LIST.read_text().splitlines())}
        own = ours()
        self.assertTrue(theirs)
        self.assertEqual({name: (count, own[name]) for name, count in theirs.items() if own[name] < count}, {})

    def test_kinds(self):
        lines = [line.rpartition(" ") for line in KINDS.read_text().splitlines()]
        theirs = {name: kind for kind, _, name in lines}
        self.assertGreater(len(theirs), 12)
        self.assertEqual(own_kinds(), theirs)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--read"]:
        LIST.write_text("".join(f"{count} {name}\n" for name, count in sorted(read(sys.argv[2:]).items())))
        KINDS.write_text("".join(f"{kind} {name}\n" for name, kind in sorted(read_kinds(sys.argv[2:]).items())))
    else:
        unittest.main()
