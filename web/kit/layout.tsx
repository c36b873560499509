/** The words of the design that any element of a page may be given. */
interface Look {
  /** How loud the words are, or what they warn of. */
  readonly tone?: 'plain' | 'soft' | 'faint' | 'accent' | 'error' | 'warning'
  /** A step of the scale (`scale.css`), by its pixels at the medium font size. */
  readonly size?: 12 | 13 | 14 | 16 | 20 | 24
  readonly weight?: 400 | 500 | 550 | 600 | 650 | 680
  /** Set as a heading of the third order, whichever it is. */
  readonly heading?: boolean
  /** The heading of a class of sources or of a group of rows. */
  readonly capitals?: boolean
  /** Lines closer together, as small print has them. */
  readonly tight?: boolean
  /** Distance to what stands before and after it, in pixels. */
  readonly above?: 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 32
  readonly below?: 4 | 8 | 12 | 16 | 20 | 32
  /** A line above it, and as much room below the line. */
  readonly ruled?: 12 | 16 | 20 | 24
  /** A card: a frame with rounded corners. Its ground says how loud it is. */
  readonly card?: 'plain' | 'subtle' | 'accent' | 'warning'
  /** An entry of a list: room above and below, in pixels, and a line that ends it. */
  readonly entry?: 8 | 12
  /** No wider than can be read well: characters of a text, or pixels of what is no text. */
  readonly widest?: '56ch' | '68ch' | '72ch' | '80ch' | 640 | 760 | 860
  /** Long words break rather than widen the page. */
  readonly breaks?: boolean
  /** Stays on one line, and ends in dots where there is no room. */
  readonly clipped?: boolean
  /** Digits of one width, so that they stand below each other. */
  readonly figures?: boolean
  /** On a line of its own inside a text. */
  readonly line?: boolean
  /** At least this high, and on a phone as high as a finger needs. */
  readonly reach?: 32 | 36
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
  /** In pixels. */
  readonly gap?: 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 32
  /** Between lines, where it is not that between neighbours. */
  readonly rows?: 2 | 4 | 6 | 8 | 12 | 16
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
}

interface StackLook extends Arranged {
  /** Keeps its parts as narrow as they are, at the beginning of the line. */
  readonly across?: 'start'
}

interface RowLook extends Arranged {
  readonly justify?: 'center' | 'end' | 'between'
  readonly wrap?: boolean
  /** Part of a line of text. */
  readonly inline?: boolean
}

interface GridLook extends Arranged {
  /** Columns of one width. Others stand in the style of the page. */
  readonly columns?: 1 | 2 | 5
  /** Pages as wide as this or less, in pixels, have one column. */
  readonly narrow?: 560 | 700
}

/** The properties above: all that is not for the element itself. */
const WORDS = new Set([
  'tone',
  'size',
  'weight',
  'heading',
  'capitals',
  'tight',
  'above',
  'below',
  'ruled',
  'card',
  'entry',
  'widest',
  'breaks',
  'clipped',
  'figures',
  'line',
  'reach',
  'screen',
  'first',
  'last',
  'unlessEmpty',
  'bare',
  'grows',
  'shrinks',
  'keeps',
  'gap',
  'rows',
  'align',
  'across',
  'justify',
  'wrap',
  'inline',
  'columns',
  'narrow',
])

type Props<Own, As extends React.ElementType> = Own & { readonly as?: As } & Omit<
    React.ComponentPropsWithRef<As>,
    keyof Own | 'as'
  >

/** The properties of all of them. */
interface Parts {
  readonly as?: React.ElementType | undefined
  readonly className?: string | undefined
}

/** One below the other, as wide as there is room. A list in it has no bullets. */
export function Stack<As extends React.ElementType = 'div'>(props: Props<StackLook, As>) {
  return dressed(props, 'div', 'stack')
}

/** Beside each other. A list in it has no bullets. */
export function Row<As extends React.ElementType = 'div'>(props: Props<RowLook, As>) {
  return dressed(props, 'div', 'row')
}

/** In columns that stand below each other. */
export function Grid<As extends React.ElementType = 'div'>(props: Props<GridLook, As>) {
  return dressed(props, 'div', 'grid')
}

/** A part of a page that only has a distance, or a way to grow. */
export function Box<As extends React.ElementType = 'div'>(props: Props<Look, As>) {
  return dressed(props, 'div')
}

/** Words. */
export function Text<As extends React.ElementType = 'p'>(props: Props<Look, As>) {
  return dressed(props, 'p')
}

/** Turns the words among the properties into classes of `layout.css`; everything else goes to the element. */
function dressed(props: Parts, usual: React.ElementType, arrangement = '') {
  const { as: Element = usual, className = '', ...others } = props
  const rest: Record<string, unknown> = {}
  let names = arrangement
  for (const [word, value] of Object.entries(others)) {
    if (!WORDS.has(word)) rest[word] = value
    else if (value) names += value === true ? ` ${word}` : ` ${word}-${value}`
  }
  return <Element {...rest} className={`${names} ${className}`.trim() || undefined} />
}
