import type { SlidePane, SlideTable, SlideWords } from '#charts/slides/deck.ts'
import { firstSentence, LONGEST_TITLE } from '#charts/slides/finding.ts'
import { ACROSS, PLACES, wordsHeight } from '#charts/slides/measures.ts'
import { rowsThatFit } from '#charts/slides/table-part.ts'
import type { PaperDrawing } from '../document/drawing.ts'
import {
  type CardWords,
  linesIn,
  type PaperBlock,
  type PaperTable,
  type PaperText,
} from '../document/paper-document.ts'
import { richLines } from './rich-lines.ts'

/** A line of words on a slide. */
export type Line = SlideWords['lines'][number]

/** Words below this multiple of the usual size are notes. */
const SMALL = 0.9

export function isStrong({ look }: PaperText): boolean {
  return look.bold && look.scale >= 1
}

export function isNote({ look }: PaperText): boolean {
  return look.scale < SMALL
}

/** One sentence that is no entry of a list may be the title of what follows. */
export function isTitleOf({ text, isListed }: Line): boolean {
  return !isListed && text.length <= LONGEST_TITLE && firstSentence(text) === text.replace(/\.$/, '')
}

export function plain(text: string): Line {
  return { text, isBold: false, isListed: false }
}

export function joined(lines: readonly Line[]): Line {
  return { text: lines.map(({ text }) => text).join(' · '), isBold: false, isListed: true }
}

export function cardLines({ heading, subject, value, lines, reasons, citation }: CardWords): readonly Line[] {
  const head = [heading, subject].filter((said) => said !== '').join(', ')
  const first = value === '' ? head : `${head}: ${value}`
  const told = [
    ...lines,
    ...reasons.map(({ label, text }) => [label, text].filter((said) => said !== '').join(' ')),
    citation,
  ]
  return [{ ...plain(first), isBold: true }, ...told.filter((said) => said !== '').map(plain)]
}

/** A card on a slide of its own: what it is of and its figure as the title, and what is said of it. */
export function cardAlone(card: CardWords): { readonly title: string; readonly lines: readonly Line[] } {
  const { heading, subject, value } = card
  const named = subject || heading
  const [, ...told] = cardLines(card)
  const title = value === '' ? named : `${named}: ${value}`
  return { title, lines: subject === '' ? told : [{ ...plain(heading), isBold: true }, ...told] }
}

export interface Parts {
  readonly heading: string
  readonly words: readonly Line[]
  readonly drawings: readonly { readonly drawing: PaperDrawing; readonly alternative: string }[]
  readonly tables: readonly PaperTable[]
}

/** What stands in a column, by what it is. */
export function partsOf(blocks: readonly PaperBlock[]): Parts {
  const flat = blocks.flatMap((block): readonly PaperBlock[] =>
    block.kind === 'columns' ? block.columns.flatMap(({ blocks: own }) => own) : [block],
  )
  const tables = flat.filter((block) => block.kind === 'table')
  const words = flat.flatMap((block) => {
    if (block.kind === 'text') return richLines(block.nodes, isStrong(block))
    return block.kind === 'card' ? cardLines(block) : []
  })
  return {
    heading: flat.find((block) => block.kind === 'heading')?.text ?? '',
    // A table has its name as the title of its slide.
    words: words.filter(({ text }) => tables.every(({ caption }) => caption !== text)),
    drawings: flat.filter((block) => block.kind === 'drawing'),
    tables,
  }
}

/** A table without its columns of drawings, whose numbers stand beside them. */
function slideTable({ columns, rows }: PaperTable): SlideTable {
  const kept = columns.flatMap((_, at) =>
    rows.some((row) => linesIn(row[at] ?? '').some((line) => line !== '')) ? [at] : [],
  )
  return {
    pane: 'table',
    heads: kept.map((at) => columns[at]?.head ?? ''),
    rows: rows.map((row) => kept.map((at) => linesIn(row[at] ?? '').join('\n'))),
    numeric: kept.map((at) => columns[at]?.numeric === true),
  }
}

/** A table in the parts that a slide has room for, in so much of its width. */
export function slidesOfTable(
  table: PaperTable,
  share: number,
): readonly (SlideTable & { readonly share: number })[] {
  const room = { width: ACROSS * share * 0.97, height: PLACES.body.height }
  const whole = slideTable(table)
  const parts = partsOfTable(whole, (left) => rowsThatFit(left, room))
  // No slide of one last row: as many rows on each, where they fit.
  const each = Math.ceil(whole.rows.length / parts.length)
  const even = partsOfTable(whole, (left) => Math.min(each, rowsThatFit(left, room)))
  return (even.length === parts.length ? even : parts).map((part) => ({ ...part, share }))
}

function partsOfTable(table: SlideTable, count: (left: SlideTable) => number): readonly SlideTable[] {
  const parts = []
  let left = table
  do {
    const taken = Math.max(1, count(left))
    parts.push({ ...left, rows: left.rows.slice(0, taken) })
    left = { ...left, rows: left.rows.slice(taken) }
  } while (left.rows.length > 0)
  return parts
}

/** Words above a table leave it at least so much of a slide, in inches. */
const LEAST_BELOW = 2.4

/** A table below words that are about it, where both fit one slide; else null. */
export function tableBelow(
  table: PaperTable,
  above: readonly Line[],
): (SlideTable & Pick<SlidePane, 'share' | 'above'>) | null {
  const whole = slideTable(table)
  const height = PLACES.body.height - wordsHeight(above, ACROSS)
  const fits =
    height >= LEAST_BELOW && rowsThatFit(whole, { width: ACROSS * 0.97, height }) === whole.rows.length
  return fits ? { ...whole, share: 1, above } : null
}

/** Things of a kind beside each other that one slide has room for. */
const MOST_BESIDE = 4

/** Panes beside each other, as evenly on as many slides as they need. */
export function besideEachOther(panes: readonly SlidePane[]): readonly (readonly SlidePane[])[] {
  const slides = Math.ceil(panes.length / MOST_BESIDE)
  const each = Math.ceil(panes.length / slides)
  return Array.from({ length: slides }, (_, at) => panes.slice(at * each, (at + 1) * each))
}

/** The slides that tables need. */
export function slidesOf(tables: readonly PaperTable[]): number {
  return tables.reduce((sum, table) => sum + slidesOfTable(table, 1).length, 0)
}
