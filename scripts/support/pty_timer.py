"""Times how long a program takes to its first frame in a terminal of its own."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

from screen import Screen

COLUMNS, ROWS = 120, 40
QUIET = 0.15
SHARE = 0.9


def first_frame(command, environment):
    """Milliseconds until 90 % of the glyphs of the screen that stays are in their places.

    Output is only collected, with the time of each read, while the program runs; what the screen
    showed when is worked out afterwards.
    """
    controller, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    path = os.ttyname(terminal)
    actions = [
        (os.POSIX_SPAWN_CLOSE, controller), (os.POSIX_SPAWN_OPEN, 0, path, os.O_RDWR, 0),
        (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2),
    ]
    start = time.perf_counter()
    pid = os.posix_spawn(command[0], command, environment, file_actions=actions, setsid=True)
    pieces = collect(controller, start)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    os.close(terminal)
    os.close(controller)
    return moment(pieces, command)


def collect(controller, start):
    """The pieces of output with their times, until nothing has come for a while."""
    pieces = []
    while select.select([controller], [], [], QUIET if pieces else 10)[0]:
        data = os.read(controller, 1 << 16)
        pieces.append((time.perf_counter() - start, data))
    return pieces


def moment(pieces, command):
    final = Screen(COLUMNS, ROWS)
    for _, data in pieces:
        final.feed(data)
    glyphs = final.glyphs()
    if len(glyphs) < ROWS:
        raise SystemExit(f"bench: {command[0]} shows nothing")
    screen = Screen(COLUMNS, ROWS)
    for elapsed, data in pieces:
        screen.feed(data)
        if screen.matches(glyphs) >= SHARE * len(glyphs):
            return elapsed * 1000
    raise AssertionError("the last piece completes the screen")
