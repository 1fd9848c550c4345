/// What `--help` and `--version` print.
enum Help {
  static let version = "bestiary 0.1.0"

  static let text = """
    Bestiary, a monster catalog for the terminal

      bestiary [CATALOG | FILE.json]    browse; a JSON file is opened in memory
      bestiary list [TEXT]              names, one a line; TEXT filters
      bestiary show NAME...             the card with its pictures
      bestiary pick [TEXT]              choose a monster in the terminal; its id is printed
      bestiary set NAME FIELD=VALUE...  name, color, weapon, description, tags, icon, any attribute
      bestiary add NAME [FIELD=VALUE...]
      bestiary remove NAME...
      bestiary import FILE...           - for standard input; the format is detected
      bestiary export                   JSON on standard output
      bestiary icon FILE.png            any PNG as half blocks

    For all of them
      --catalog FILE       the catalog; left out, the one in your data folder
      --read-only          change nothing
      --empty              a catalog that is made has no starter monsters
      --color WHEN         auto, truecolor, 256, 16, none
      --help, --version

    list
      --json               one monster a line, as JSON without pictures

    pick
      --weapon             choose a weapon; also with output in a pipe: x=$(bestiary pick --weapon)

    Browsing, pick, show and icon
      --theme WHICH        auto, dark, light
      --font-ratio RATIO   width to height of a cell, such as 1:2; left out, what the terminal says

    Browsing, and pick
      --no-animation       nothing slides; BESTIARY_ANIMATION=0 does the same
      --no-mouse           leave the mouse to the terminal
      --trace FILE         write responder, notification and delegate events

    import
      --format FORMAT      bestiary, 5e-bits, open5e, 5etools, angband, improved-initiative, records
      --on-conflict WHAT   for a monster that is there: keep (colour, weapon, notes; left out: this),
                           replace, skip, rename
      --skip-bad           import the good records of a file with bad ones

    export
      --format FORMAT      json, jsonl, csv, markdown
      --filter TEXT        only monsters whose names match
      --output FILE        written beside and renamed
      --icons WHAT         embed, omit

    icon
      --size WxH           in cells
      --background RRGGBB  to blend soft edges with
      --dither[=WHEN]      spread the error of few colours: on, off, auto (not in flat art)

    Exit status: 0 done, 1 nothing matched or chosen, 2 usage, 3 bad input, 4 the file system refused.

    """
}
