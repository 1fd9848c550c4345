"""Times how long a program takes to its first frame in a terminal of its own."""

import contextlib
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
    with started(command, environment) as (controller, start):
        pieces = collect(controller, start)
    return moment(pieces, command)


def key_times(command, environment, keys):
    """Milliseconds from each key to the first output that answers it, keys as fast as answered."""
    times = []
    with started(command, environment) as (controller, start):
        collect(controller, start)
        for key in keys:
            pressed = time.perf_counter()
            os.write(controller, key)
            if not select.select([controller], [], [], 5)[0]:
                raise SystemExit(f"bench: {command[0]} does not answer {key}")
            os.read(controller, 1 << 16)
            times.append((time.perf_counter() - pressed) * 1000)
            # What else belongs to the frame is read before the next key.
            while select.select([controller], [], [], 0.002)[0]:
                os.read(controller, 1 << 16)
    return times


@contextlib.contextmanager
def started(command, environment):
    """A program in a new terminal, gone afterwards: the terminal's other end, and the moment."""
    controller, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    path = os.ttyname(terminal)
    actions = [
        (os.POSIX_SPAWN_CLOSE, controller), (os.POSIX_SPAWN_OPEN, 0, path, os.O_RDWR, 0),
        (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2),
    ]
    start = time.perf_counter()
    pid = os.posix_spawn(command[0], command, environment, file_actions=actions, setsid=True)
    try:
        yield controller, start
    finally:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        os.close(terminal)
        os.close(controller)


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
