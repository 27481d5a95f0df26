"""What of a journey somebody remembers for years: as whom they have travelled more than once."""

from collections import Counter


def feats(tables):
    return {line[1]: {"investigator": line[2]} for line in tables[-1].log if line[0] == "is"}


def told(found, say):
    often = Counter(each["investigator"] for each in found if f"mystery.investigator.{each.get('investigator')}" in say).most_common(1)
    return [say("mystery.feat.investigator", n=times, name=say(f"mystery.investigator.{one}")) for one, times in often if times > 1]
