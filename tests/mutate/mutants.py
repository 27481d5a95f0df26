"""What somebody may get wrong who types the rules: the same source with one thing in it changed, for each thing that can be."""

import ast
import difflib
from functools import partial

# each is a slip: a boundary, a sign, a word turned round
OTHERWISE = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
    ast.Add: (ast.Sub,), ast.Sub: (ast.Add,), ast.Mult: (ast.FloorDiv,), ast.FloorDiv: (ast.Mult,), ast.Div: (ast.Mult,),
    ast.Mod: (ast.Mult,), ast.BitOr: (ast.BitAnd,), ast.BitAnd: (ast.BitOr,), ast.And: (ast.Or,), ast.Or: (ast.And,), ast.USub: (ast.UAdd,),
}  # fmt: skip
FOR_READERS = {"annotation", "returns", "decorator_list", "bases"}  # what is not played
PROSE = (ast.Raise, ast.JoinedStr)  # what a mistake is called


def nodes(node):
    """All that is played, in the order of the source."""
    yield node
    if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "Protocol" for base in node.bases):
        return
    for name, inner in ast.iter_fields(node):
        for each in inner if isinstance(inner, list) else [inner]:
            if isinstance(each, ast.AST) and name not in FOR_READERS and not isinstance(each, PROSE):
                yield from nodes(each)


def put(thing, place, other):
    if isinstance(place, int):
        thing[place] = other
    else:
        setattr(thing, place, other)


def turned_round(test):
    return ast.UnaryOp(ast.Not(), test)


def slips(node):
    """(thing, place in it, what stands there then): all that can be got wrong at this node itself."""
    match node:
        case ast.Compare(ops=ops):
            yield from ((ops, at, other()) for at, op in enumerate(ops) for other in OTHERWISE[type(op)])
        case ast.BinOp(op=op) | ast.BoolOp(op=op) | ast.AugAssign(op=op) | ast.UnaryOp(op=op):
            yield from ((node, "op", other()) for other in OTHERWISE.get(type(op), ()))
        case ast.Constant(value=bool(value)):
            yield node, "value", not value
        case ast.Constant(value=int(value) | float(value)):
            yield from ((node, "value", other) for other in (value + 1, value - 1))
        case ast.Call(args=[first, second, *others]) if not isinstance(second, ast.Starred) and ast.dump(first) != ast.dump(second):
            yield node, "args", [second, first, *others]
        case ast.Return(value=ast.AST() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield node, "value", ast.Constant(None)
    if isinstance(node, (ast.If, ast.IfExp, ast.While)) and not isinstance(node.test, (ast.Compare, ast.Constant)):
        yield node, "test", turned_round(node.test)
    if isinstance(node, ast.comprehension):
        yield from ((node.ifs, at, turned_round(test)) for at, test in enumerate(node.ifs) if not isinstance(test, ast.Compare))
    for block in (getattr(node, name, None) for name in ("body", "orelse")):
        for at, step in enumerate(block if isinstance(block, list) else ()):
            is_left_out = isinstance(step, (ast.Raise, ast.AugAssign, ast.Continue, ast.Break, ast.If))
            if is_left_out or (isinstance(step, ast.Expr) and not isinstance(step.value, ast.Constant)):
                yield block, at, ast.Pass()


def read(source):
    """The tree of a source without what only types are read for, and without the number of its edition, which is no rule."""
    tree = ast.parse(source)
    tree.body = [step for step in tree.body if not ast.unparse(step).startswith(("if TYPE_CHECKING:", "RULES = "))]
    return tree


def mutants(source):
    """What makes each of them: (line, a way to the tree)."""
    tree = read(source)
    places = [(at, getattr(node, "lineno", 0), len([*slips(node)])) for at, node in enumerate(nodes(tree))]
    return [(line, partial(mutant, source, at, slip)) for at, line, count in places for slip in range(count)]


def mutant(source, at, slip):
    tree = read(source)
    put(*[*slips([*nodes(tree)][at])][slip])
    return ast.fix_missing_locations(tree)


def difference(source, tree):
    """As one reads it: without what is the same."""
    before, after = (ast.unparse(each).splitlines() for each in (read(source), tree))
    return "\n".join([*difflib.unified_diff(before, after, lineterm="", n=2)][3:])
