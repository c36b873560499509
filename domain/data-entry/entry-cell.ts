import { typedNumber } from '#domain/number-check/typed-number.ts'

/** The number of an indicator that a cell of the form holds. */
export const ENTRY_PARTS = ['value', 'numerator', 'denominator'] as const

export type EntryPart = (typeof ENTRY_PARTS)[number]

/** What somebody typed into one cell. */
export interface EntryCell {
  /** As it was typed; empty: not reported. */
  readonly text: string
  /** Why the figure is right although a check asks; empty: nobody has said. */
  readonly reason: string
  /** A zero that was asked about: none were counted. */
  readonly isZero: boolean
  /** Left empty so that the published figure goes: it is withdrawn. */
  readonly isWithdrawn?: boolean | undefined
}

/** Everything that was typed into a form, by {@link cellName}. A cell that was left empty is absent. */
export type EntryCells = Readonly<Record<string, EntryCell>>

export const EMPTY_CELL: EntryCell = { text: '', reason: '', isZero: false }

/** The name of a cell: `1701`, `20.numerator`. */
export function cellName(indicator: number, part: EntryPart = 'value'): string {
  return part === 'value' ? String(indicator) : `${indicator}.${part}`
}

/** The form of the names of cells. */
export const CELL_NAME = /^\d{1,5}(\.(numerator|denominator))?$/

/** The most characters that a cell and a reason may have. */
export const CELL_LIMITS = { text: 40, reason: 300 } as const

/** What was typed into a cell; nothing where it was left empty. */
export function cellAt(cells: EntryCells, indicator: number, part: EntryPart = 'value'): EntryCell {
  return cells[cellName(indicator, part)] ?? EMPTY_CELL
}

/** The number in a cell: null where it is empty, and `fault` where it holds something that is no number. */
export function cellNumber({ text }: Pick<EntryCell, 'text'>): number | 'fault' | null {
  if (text.trim() === '') return null
  return typedNumber(text) ?? 'fault'
}

/** The cells with one of them changed; one that holds nothing any more is left out. */
export function withCell(cells: EntryCells, name: string, change: Partial<EntryCell>): EntryCells {
  const { [name]: before = EMPTY_CELL, ...others } = cells
  const cell = { ...before, ...change }
  // What was said about another number says nothing of this one.
  const isOther = change.text !== undefined && change.text !== before.text && change.isZero === undefined
  const { isWithdrawn, ...kept } = isOther ? { ...cell, isZero: false } : cell
  if (isWithdrawn && isEmpty(kept)) return { ...others, [name]: { ...kept, isWithdrawn } }
  return isEmpty(kept) && kept.reason === '' ? others : { ...others, [name]: kept }
}

function isEmpty({ text }: Pick<EntryCell, 'text'>): boolean {
  return text.trim() === ''
}

/** A cell that two people, or one on two devices, filled differently from the same beginning. */
export interface CellClash {
  readonly name: string
  readonly own: string
  readonly theirs: string
}

/** Two versions of a form joined. */
export interface JoinedCells {
  /** Theirs, with everything that was changed here alone. */
  readonly cells: EntryCells
  /** The cells that both changed, to different texts; `cells` has what is typed here. */
  readonly clashes: readonly CellClash[]
}

/** Joins what was typed here with what was saved meanwhile, seen from the version that both began with. */
export function joinCells(base: EntryCells, own: EntryCells, theirs: EntryCells): JoinedCells {
  const names = new Set([...Object.keys(base), ...Object.keys(own), ...Object.keys(theirs)])
  const cells: Record<string, EntryCell> = {}
  const clashes: CellClash[] = []
  for (const name of names) {
    const [before, here, there] = [base, own, theirs].map((one) => one[name] ?? EMPTY_CELL)
    if (!before || !here || !there) continue
    const cell = isSame(here, before) ? there : here
    const isClash = here.text !== there.text && !isSame(here, before) && !isSame(there, before)
    if (isClash) clashes.push({ name, own: here.text, theirs: there.text })
    if (!isEmpty(cell) || cell.reason !== '' || cell.isWithdrawn) cells[name] = cell
  }
  return { cells, clashes }
}

/**
 * The version that two began with, as it is for somebody whose own sendings may have arrived without an answer: a cell that has there what was
 * sent from here was changed by nobody else.
 */
export function withArrived(
  base: EntryCells,
  unanswered: readonly EntryCells[],
  theirs: EntryCells,
): EntryCells {
  const names = new Set([base, theirs, ...unanswered].flatMap((cells) => Object.keys(cells)))
  const arrived = [...names].filter((name) =>
    unanswered.some((sent) => isSame(sent[name] ?? EMPTY_CELL, theirs[name] ?? EMPTY_CELL)),
  )
  return { ...base, ...Object.fromEntries(arrived.map((name) => [name, theirs[name] ?? EMPTY_CELL])) }
}

/** Whether two cells say the same. */
export function isSame(one: EntryCell, other: EntryCell): boolean {
  return (
    one.text === other.text &&
    one.reason === other.reason &&
    one.isZero === other.isZero &&
    Boolean(one.isWithdrawn) === Boolean(other.isWithdrawn)
  )
}

/** Whether two versions of a form say the same in every cell. */
export function isSameCells(one: EntryCells, other: EntryCells): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name] ?? EMPTY_CELL, other[name] ?? EMPTY_CELL))
}
