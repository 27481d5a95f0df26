"""Writes a picture of few colours with its colours numbered: half as large, and not one pixel different."""

import struct
import zlib


def numbered(png):
    """The badge's PNG as resvg writes it, eight bits of red, green, blue and opacity a pixel, written anew."""
    rows = pixels(png)
    inks = sorted({ink for row in rows for ink in row}, key=lambda ink: (ink[3], ink))  # those one can see through come first
    if len(inks) > 256:
        return png
    number = {ink: bytes([at]) for at, ink in enumerate(inks)}
    size = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 3, 0, 0, 0)
    colours, clear = b"".join(ink[:3] for ink in inks), bytes(ink[3] for ink in inks if ink[3] < 255)
    drawn = zlib.compress(b"".join(b"\0" + b"".join(number[ink] for ink in row) for row in rows), 9)
    parts = {b"IHDR": size, b"PLTE": colours, b"tRNS": clear, b"IDAT": drawn, b"IEND": b""}
    return png[:8] + b"".join(part(kind, data) for kind, data in parts.items())


def part(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def pixels(png):
    """Its rows, each a list of pixels of four bytes."""
    parts, at = {}, 8
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        parts[kind] = parts.get(kind, b"") + png[at + 8 : at + 8 + length]
        at += 12 + length
    wide, high = struct.unpack_from(">II", parts[b"IHDR"])
    data, stride = zlib.decompress(parts[b"IDAT"]), 4 * wide
    above, rows = bytearray(stride), []
    for start in range(0, high * (stride + 1), stride + 1):
        row = bytearray(data[start + 1 : start + 1 + stride])
        for at in range(stride):
            left, corner = (row[at - 4], above[at - 4]) if at > 3 else (0, 0)
            row[at] = row[at] + expected(data[start], left, above[at], corner) & 255
        rows.append([bytes(row[at : at + 4]) for at in range(0, stride, 4)])
        above = row
    return rows


def expected(way, left, above, corner):
    """What PNG thinks a byte will be, from its neighbours; the file holds only by how much that was wrong."""
    if way == 4:  # whichever of them is nearest to where all three point
        return min((left, above, corner), key=lambda byte: abs(left + above - corner - byte))
    return (0, left, above, (left + above) // 2)[way]
