import { firstSentence } from '#charts/slides/finding.ts'
import { wordsIn } from '#domain/rich-text/read-rich-text.ts'
import { drawingFile } from '../document/drawing.ts'
import {
  flatBlocks,
  linesIn,
  type PaperCards,
  type PaperDocument,
  type PaperTable,
} from '../document/paper-document.ts'
import type { PaperTools } from '../paper-tools.ts'

/** Dots for each pixel of the picture: sharp on phones. */
const SCALE = 2

/** A row of a table: what it is about, and its numbers as they are shown. */
export type LetterRow = readonly [name: string, numbers: readonly string[]]

/** What a letter about a document shows of it. */
export interface LetterParts {
  /** The sentence with which the document begins, else the first of its first words; empty: it has none. */
  readonly lead: string
  readonly figure: { readonly title: string; readonly alternative: string; readonly png: string } | null
  /** The rows of all of its tables, so that another release can be held against them. */
  readonly rows: readonly LetterRow[]
}

/** The first sentence, the first figure as a picture and all rows of a document, as JSON. */
export async function letterFile(document: PaperDocument, tools: PaperTools): Promise<Uint8Array> {
  const parts: LetterParts = {
    lead: leadOf(document),
    figure: await figureOf(document, tools),
    rows: rowsOf(document),
  }
  return Buffer.from(JSON.stringify(parts))
}

/** What `letterFile` wrote. */
export function readLetterFile(bytes: Uint8Array): LetterParts {
  return JSON.parse(Buffer.from(bytes).toString()) as LetterParts
}

export function leadOf({ blocks }: Pick<PaperDocument, 'blocks'>): string {
  const all = flatBlocks(blocks)
  const sentence = all.find((block) => block.kind === 'sentence')
  if (sentence) return sentence.text
  // Briefs and many reports begin with words of their own.
  const words = all.flatMap((block) =>
    block.kind === 'text' ? block.nodes.map(wordsIn).join(' ').trim() : [],
  )
  const first = words.find((said) => said.length > LEAST_LEAD)
  return first === undefined ? '' : `${firstSentence(first)}.`
}

/** Shorter words are a name or a number. */
const LEAST_LEAD = 40

async function figureOf({ blocks }: PaperDocument, tools: PaperTools): Promise<LetterParts['figure']> {
  const first = blocks.find(({ kind }) => kind === 'figure')
  if (first?.kind !== 'figure') return null
  const { title, subtitle, alternative, narrow } = first
  const png = await tools.dots(drawingFile(narrow), narrow.width * SCALE)
  return {
    title: [title, subtitle].filter((words) => words !== '').join(', '),
    alternative,
    png: Buffer.from(png).toString('base64'),
  }
}

/** The rows of all tables; of a name that stands for several rows of one table no row can be told. */
export function rowsOf({ blocks }: Pick<PaperDocument, 'blocks'>): readonly LetterRow[] {
  const rows = new Map<string, readonly string[] | null>()
  for (const block of flatBlocks(blocks)) {
    if (block.kind === 'cards') addCards(rows, block)
    const tables = block.kind === 'figure' ? block.behind : block.kind === 'table' ? [block] : []
    for (const table of tables) addRows(rows, table)
  }
  return [...rows].flatMap(([name, numbers]) => (numbers ? [[name, numbers] as const] : []))
}

function addCards(rows: Map<string, readonly string[] | null>, { title, cards }: PaperCards): void {
  for (const { heading, value, citation } of cards) rows.set(`${title}, ${heading}, ${citation}`, [value])
}

function addRows(
  rows: Map<string, readonly string[] | null>,
  { columns, rows: cells }: Pick<PaperTable, 'columns' | 'rows'>,
): void {
  const own = new Map<string, readonly string[] | null>()
  for (const row of cells) {
    const pick = (numeric: boolean) =>
      row
        .filter((_, index) => (columns[index]?.numeric ?? false) === numeric)
        .map((cell) => linesIn(cell).join(' '))
    const name = pick(false)
      .filter((cell) => cell !== '')
      .join(', ')
    own.set(name, own.has(name) ? null : pick(true))
  }
  for (const [name, row] of own) if (!rows.has(name)) rows.set(name, row)
}
