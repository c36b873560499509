/** Distances in pixels at the medium font size. */
type Space = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 18 | 20 | 24 | 28 | 32

/** What can be said of everything on a page, in the words of the design. */
interface Look {
  /** How loud the words are, or what they warn of. */
  readonly tone?: 'plain' | 'soft' | 'faint' | 'accent' | 'error' | 'warning'
  /** Pixels at the medium font size; grows with what the reader has chosen. */
  readonly size?: 11 | 12 | 12.5 | 13 | 14 | 15 | 16 | 17 | 20
  readonly weight?: 400 | 500 | 550 | 600 | 650 | 680
  /** Distance to what stands before and after it. */
  readonly above?: Space
  readonly below?: Space
  /** A line above it, and as much room below the line. */
  readonly ruled?: Space
  /** No wider than can be read well: characters of a text, or pixels of what is no text. */
  readonly widest?: '56ch' | '68ch' | '72ch' | '80ch' | 620 | 640 | 760 | 860
  /** Long words break rather than widen the page. */
  readonly breaks?: boolean
  /** Stays on one line. */
  readonly nowrap?: boolean
  /** Stays on one line, and ends in dots where there is no room. */
  readonly clipped?: boolean
  /** Digits of one width, so that they stand below each other. */
  readonly figures?: boolean
  /** On a line of its own inside a text. */
  readonly line?: boolean
  /** At least this high, and on a phone as high as a finger needs. */
  readonly reach?: 24 | 30 | 32 | 36 | 40
  /** Not on paper. */
  readonly screen?: boolean
  /** Pushed to the beginning or the end of its row. */
  readonly first?: boolean
  readonly last?: boolean
  /** Not there while it has nothing in it. */
  readonly unlessEmpty?: boolean
  /** A button that looks like the words around it. */
  readonly bare?: boolean
  /** In a row or grid: takes the room that is left, becomes narrower than its words, never becomes narrower. */
  readonly grows?: boolean
  readonly shrinks?: boolean
  readonly keeps?: boolean
}

interface Arranged extends Look {
  readonly gap?: Space
  /** Between lines, where it is not that between neighbours. */
  readonly rows?: Space
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
}

interface StackLook extends Arranged {
  /** Keeps its parts as narrow as they are, at the beginning of the line. */
  readonly across?: 'start'
}

interface RowLook extends Arranged {
  readonly justify?: 'start' | 'center' | 'end' | 'between'
  readonly wrap?: boolean
  /** Part of a line of text. */
  readonly inline?: boolean
}

interface GridLook extends Arranged {
  /** Columns of one width. Others stand in the style of the page. */
  readonly columns?: 1 | 2 | 3 | 4 | 5
  /** Pages as wide as this or less, in pixels, have one column. */
  readonly narrow?: 560 | 700 | 900 | 1099
}

/** The properties above: all that is not for the element itself. */
const WORDS = new Set(
  'tone size weight above below ruled widest breaks nowrap clipped figures line reach screen first last unlessEmpty bare grows shrinks keeps gap rows align across justify wrap inline columns narrow'.split(
    ' ',
  ),
)

type Props<Own, As extends React.ElementType> = Own & { readonly as?: As } & Omit<
    React.ComponentPropsWithRef<As>,
    keyof Own | 'as'
  >

/** One below the other, as wide as there is room. A list in it has no bullets. */
export function Stack<As extends React.ElementType = 'div'>({ as, ...rest }: Props<StackLook, As>) {
  const Element: React.ElementType = as ?? 'div'
  return <Element {...dressed(rest, 'stack')} />
}

/** Beside each other. A list in it has no bullets. */
export function Row<As extends React.ElementType = 'div'>({ as, ...rest }: Props<RowLook, As>) {
  const Element: React.ElementType = as ?? 'div'
  return <Element {...dressed(rest, 'row')} />
}

/** In columns that stand below each other. */
export function Grid<As extends React.ElementType = 'div'>({ as, ...rest }: Props<GridLook, As>) {
  const Element: React.ElementType = as ?? 'div'
  return <Element {...dressed(rest, 'grid')} />
}

/** A part of a page that only has a distance, or a way to grow. */
export function Box<As extends React.ElementType = 'div'>({ as, ...rest }: Props<Look, As>) {
  const Element: React.ElementType = as ?? 'div'
  return <Element {...dressed(rest)} />
}

/** Words. */
export function Text<As extends React.ElementType = 'p'>({ as, ...rest }: Props<Look, As>) {
  const Element: React.ElementType = as ?? 'p'
  return <Element {...dressed(rest)} />
}

/** Turns the words among the properties into classes of `layout.css`; everything else goes to the element. */
function dressed(props: Readonly<Record<string, unknown>>, arrangement = ''): Record<string, unknown> {
  const rest: Record<string, unknown> = {}
  let names = arrangement
  for (const [word, value] of Object.entries(props)) {
    if (!WORDS.has(word)) rest[word] = value
    else if (value) names += value === true ? ` ${word}` : ` ${word}-${value}`
  }
  if (rest.className) names += ` ${rest.className}`
  return { ...rest, className: names.trim() || undefined }
}
