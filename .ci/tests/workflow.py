"""Reads as much of YAML as the workflow is written in, and refuses all else: no machine has to have a parser."""
import re


class Refused(Exception):
  pass


def read(text):
  if "\t" in text: raise Refused("a tab")
  reader = Reader(text.split("\n"))
  value = reader.block(0)
  if reader.next_line(): raise Refused(f"line {reader.at + 1}: out of place")
  return value


class Reader:
  def __init__(self, lines):
    self.lines, self.at = lines, 0

  def next_line(self):
    """Indentation and text of the next line that says something; None at the end."""
    while self.at < len(self.lines):
      text = self.lines[self.at].strip()
      if text and not text.startswith("#"): return len(self.lines[self.at]) - len(self.lines[self.at].lstrip()), text
      self.at += 1
    return None

  def block(self, indent):
    return self.sequence(indent) if self.next_line()[1].startswith("- ") else self.mapping(indent)

  def sequence(self, indent):
    items = []
    while (line := self.next_line()) and line[0] == indent and line[1].startswith("- "):
      if re.match(r"[\w-]+:( |$)", line[1][2:]):
        # A mapping whose first key is behind the dash.
        self.lines[self.at] = " " * (indent + 2) + line[1][2:]
        items.append(self.mapping(indent + 2))
      else:
        self.at += 1
        items.append(self.value(line[1][2:]))
    return items

  def mapping(self, indent):
    found = {}
    while (line := self.next_line()) and line[0] == indent:
      parts = re.fullmatch(r"([\w-]+):(?: (.*))?", line[1])
      if not parts: raise Refused(f"line {self.at + 1}: {line[1]}")
      key, rest = parts[1], (parts[2] or "").strip()
      if key in found: raise Refused(f"line {self.at + 1}: {key} is there twice")
      self.at += 1
      if rest in ("|", ">-"): found[key] = self.text(indent, "\n" if rest == "|" else " ")
      elif rest: found[key] = self.value(rest)
      elif (line := self.next_line()) and line[0] > indent: found[key] = self.block(line[0])
      else: found[key] = None
    if (line := self.next_line()) and line[0] > indent: raise Refused(f"line {self.at + 1}: indented too far")
    return found

  def text(self, indent, separator):
    """Lines that are indented further, as they are."""
    first = self.at
    while self.at < len(self.lines):
      line = self.lines[self.at]
      if line.strip() and len(line) - len(line.lstrip()) <= indent: break
      self.at += 1
    lines = [line.strip() if separator == " " else line[indent + 2 :] for line in self.lines[first : self.at]]
    return separator.join(lines).strip()

  def value(self, text):
    if text[0] in "[{":
      if text[-1] != "]}"["[{".index(text[0])]: raise Refused(f"line {self.at}: {text}")
      parts = [part.strip() for part in re.findall(r"(?:'[^']*'|[^,'])+", text[1:-1])]
      if text[0] == "[": return [self.value(part) for part in parts]
      pairs = [part.split(": ", 1) for part in parts]
      if any(len(pair) != 2 for pair in pairs) or len({pair[0] for pair in pairs}) != len(pairs):
        raise Refused(f"line {self.at}: {text}")
      return {key: self.value(value) for key, value in pairs}
    if text[0] == "'":
      if not re.fullmatch(r"'[^']*'", text): raise Refused(f"line {self.at}: {text}")
      return text[1:-1]
    if text[0] in "\"&*!%@`|>?" or " #" in text or ": " in text: raise Refused(f"line {self.at}: {text}")
    return text
