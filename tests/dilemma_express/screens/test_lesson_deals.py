"""The lesson of Dilemma Express deals whoever was run over no second time."""

from web.games.dilemma_express.lesson import AT_THE_LEVER, IN_A_CREW


def test_nobody_of_the_first_round_lies_there_again_in_the_second():
    assert {*IN_A_CREW["deck"].split()} & {*AT_THE_LEVER["deck"].split()} == set()
