"""How the shell comes back from what goes wrong, got wrong in one place at a time: each with the test that says so.

`python3 dev.py mutate --list recovery` plants them one after the other.
"""

from tests.mutate.changed import Fault


def plant(module, was, becomes, noticed):
    """`noticed`: the file of tests/screens and the name of the test, both without their `test_`."""
    file, _, name = noticed.partition(" ")
    return Fault(f"web/{module}.py", was, becomes, f"tests/screens/test_{file}.py::test_{name}")


FAULTS = [
    # a page raises
    plant("mishaps", "    archive.take_back()\n", "", "mishaps nothing_of_a_press_that_raised_has_happened"),
    plant("mishaps", "archive.blame(record, fault)", "False", "mishaps the_second_time_the_record_is_put_aside_whole"),
    plant("mishaps", "None if is_aside else back_to", "back_to", "mishaps scores_that_were_put_aside_are_not_tried_again"),
    plant("mishaps", 'page.NAME in ("home", "games")', "False", "mishaps home_comes_without_its_tickets_where_drawing_them_raises"),
    plant("mishaps", "page.NAME in", "page.NAME not in", "mishaps home_comes_without_its_tickets_where_drawing_them_raises"),
    plant(
        "mishaps",
        '"games")\n    shell.clear_the_table()',
        '"games")',
        "mishaps the_game_is_let_go_so_that_another_tab_may_have_it",
    ),
    plant(
        "mishaps",
        '"games")\n    shell.clear_the_table()\n    shell.reply = {}\n',
        '"games")\n    shell.clear_the_table()\n',
        "mishaps what_a_press_that_raised_was_about_to_do_is_left_undone",
    ),
    plant("mishaps", "        shell.clear_the_table()\n", "", "mishaps where_even_that_page_raises_home_comes"),
    plant(
        "mishaps",
        "archive.faults += [each for each in (fault, worse) if each not in archive.faults]",
        "pass",
        "mishaps where_even_that_page_raises_both_faults_are_told",
    ),
    plant("mishaps", "if game.record in archive.records", "if not game", "mishaps what_raised_can_be_tried_again"),
    plant("mishaps", "if pages[-1].CAN_BE_TRIED_AGAIN else None", "", "mishaps what_was_in_a_file_is_not_tried_again"),
    plant("mishaps", "f\"presses: {' '.join(shell.verbs)}\"", "str(fault)", "mishaps the_report_has_no_names_no_deal_and_no_cards"),
    plant(
        "mishaps",
        "if parts[at] in OURS",
        "if parts[at] not in OURS",
        "mishaps the_report_says_edition_browser_page_kind_place_and_the_last_presses",
    ),
    plant(
        "shell",
        "except Exception as fault:\n            return",
        "except ValueError as fault:\n            return",
        "mishaps a_verb_that_nobody_knows_is_survived_too",
    ),
    plant("shell", "            self.archive.faults = []\n", "", "mishaps a_fault_is_told_once"),
    plant("shell", "() if self.is_without_tickets else ", "", "mishaps home_comes_without_its_tickets_where_drawing_them_raises"),
    # what it was made of
    plant(
        "archive",
        "if text is not None:\n                self.records",
        "if text is None:\n                self.records",
        "archive what_is_taken_back_lies_as_it_did",
    ),
    plant("archive", "or key in self.blamed", "", "mishaps a_page_that_is_drawn_twice_for_one_press_has_raised_once"),
    plant("archive", "if mishaps.get(key) != version:", "if key not in mishaps:", "mishaps a_newer_edition_begins_to_count_anew"),
    plant(
        "archive", "if other in self.records and other != key} | {key: version}", "}", "mishaps the_first_time_is_remembered_over_a_restart"
    ),
    plant(
        "archive", "if mishaps.pop(key, None):", "if key not in mishaps:", "mishaps whoever_could_play_on_meanwhile_has_not_failed_twice"
    ),
    plant(
        "archive",
        '                self.blame(f"game/{session.id}", fault)',
        "                pass",
        "mishaps such_a_ticket_is_put_aside_the_second_time_with_a_sentence",
    ),
    # a record that cannot be read
    plant("archive", "        self.aside.append(key)\n", "", "edge what_is_no_text_or_no_record_at_all_is_put_aside_and_told"),
    plant(
        "archive",
        "        self.keep_copy(key)\n        self.drop(key)",
        "        self.drop(key)",
        "shell a_damaged_game_is_kept_and_reported",
    ),
    plant("archive", "while self.records.get(place, text) != text:", "while False:", "edge what_was_put_aside_before_is_not_written_over"),
    plant(
        "archive",
        "text if type(text) is str else json.dumps(text)",
        "text",
        "edge what_is_no_text_or_no_record_at_all_is_put_aside_and_told",
    ),
    plant("archive", "            self.put(key, sound)\n", "", "edge of_the_scores_the_good_ones_stay_and_the_damaged_record_is_kept"),
    plant(
        "archive",
        "        if lost:\n            self.keep_copy(key)\n",
        "",
        "edge where_newer_rules_take_moves_back_the_record_is_kept_as_it_was",
    ),
    plant("reading", "parse_constant=no_number", "", "edge what_is_no_text_or_no_record_at_all_is_put_aside_and_told"),
    Fault(
        "web/reading.py",
        " or len(text) > LONGEST_RECORD",
        "",
        "tests/tools/test_fuzz.py::test_nothing_is_read_that_is_longer_than_any_record",
    ),
    plant("reading", "RecursionError, ", "", "edge what_is_no_text_or_no_record_at_all_is_put_aside_and_told"),
    plant("reading", "if not ID.fullmatch(id):", "if not ID.match(id):", "edge what_is_called_as_we_call_nothing_is_put_aside"),
    plant(
        "shell", "keys, self.archive.aside = self.archive.aside, []", "keys = self.archive.aside", "edge what_was_put_aside_is_told_once"
    ),
    # what was thrown away
    plant(
        "archive",
        "record is not None and key not in self.records",
        "record is not None",
        "shell a_deleted_game_that_goes_on_in_another_tab_is_not_set_back",
    ),
    plant("archive", "type(gone_at) is not int or ", "", "archive a_deleted_game_that_says_no_time_is_gone_for_good"),
    plant("archive", "now - gone_at > A_DAY", "now - gone_at > A_DAY * 2", "archive a_deleted_game_lies_there_for_a_day"),
    # a file from elsewhere
    plant("saves", "if len(text) <= luggage.LONGEST else None", "", "luggage a_file_that_is_longer_than_any_of_ours_is_not_even_read"),
    plant(
        "saves",
        "except (ValueError, RecursionError):",
        "except ValueError:",
        "luggage a_foreign_or_broken_file_is_refused_with_a_sentence_and_changes_nothing",
    ),
    plant("saves", 'word = "newer"', 'word = "not-ours"', "luggage a_file_of_a_newer_edition_says_so"),
    plant("saves", "if text is not None}", "}", "luggage a_finished_game_whose_whole_is_gone_goes_along_as_its_line"),
    plant(
        "saves", "        shell.notice = None  # what", "        pass  # what", "luggage what_was_said_of_one_file_is_not_said_of_the_next"
    ),
    plant("luggage", "here is None or is_further(theirs.records[key], here)", "True", "luggage of_the_same_game_the_further_one_stays"),
    plant("luggage", "moves[: len(known)] == known", "True", "luggage a_longer_game_that_began_otherwise_stays_in_its_file"),
    plant(
        "luggage",
        "    archive.faults += theirs.faults\n",
        "",
        "luggage a_game_that_our_own_mistake_keeps_from_being_read_stays_in_the_file_and_is_reported",
    ),
    # another tab, a full phone, an address
    plant(
        "told",
        'if shell.session and message["lock"] == shell.lock:',
        "if shell.session:",
        "presses a_game_that_was_lost_to_another_tab_takes_no_other_along",
    ),
    plant("told", "        shell.session = None\n", "", "shell nor_when_somebody_looks_away"),
    plant("told", "    if shell.is_told_unsaved:", "    if True:", "shell in_the_middle_of_a_game_a_full_phone_is_told_before_it_goes_on"),
    plant(
        "told",
        "    if not shell.keeps:\n        return",
        "    if False:\n        return",
        "shell a_browser_that_keeps_nothing_is_not_told_again_with_every_move",
    ),
    plant(
        "told",
        'if name == "game" and page_of(name, tuple(words)):',
        'if name == "game":',
        "edge an_address_that_names_no_place_of_ours_leads_somewhere_all_the_same",
    ),
    plant("shell", 'if f"game/{id}" not in self.archive.records:', "if False:", "shell the_address_of_a_game_that_is_not_here_says_so"),
    plant("shell", 'if message.get("on") != self.painted:', "if False:", "presses a_press_that_does_not_say_where_it_was_made_is_none"),
]
