import { type Grid, type GridRow, type Merge, textOf } from '#exchange/reading/cell.ts'
import { type Filled, withMerges } from './merged.ts'
import { headsOf } from './heads-of-columns.ts'
import { arePairs, isOfUnits, takeTitle } from './titles.ts'
import { cellValue } from '#exchange/values/number.ts'
import { isPartOfYear, isPeriod } from '#exchange/values/period.ts'

/** A part of a sheet that is a table: its heads, and the rows below them. */
export interface Block {
  /** The labels of each column from above to below. */
  readonly heads: readonly (readonly string[])[]
  readonly rows: readonly GridRow[]
  /** Texts above the heads, one for each line. */
  readonly titles: readonly string[]
  /** `Unit: Percentage` above the heads: words → content. */
  readonly facts: ReadonlyMap<string, string>
  /** True where the heads of the columns of figures stand a second time, without heads of the columns before them. */
  readonly isContinuation: boolean
}

const LOOKED_AT = 60
const SAMPLE = 300
const LONGEST_HEAD = 12

/** The tables of a sheet, one below the other. None for a sheet without a row that could be heads. */
export function blocksOf(grid: Grid): Block[] {
  const rows = withMerges(grid)
  const blocks: Block[] = []
  let from = 0
  while (from < rows.length) {
    const heads = headRows(rows, from, grid.merges)
    if (heads === null) break
    const end = nextBlock(rows, heads, grid.merges)
    blocks.push(blockOf(rows, from, heads, end, blocks[0]))
    from = end
  }
  return blocks
}

function filledIn(row: GridRow): number {
  return row.cells.reduce<number>((sum, cell) => sum + (textOf(cell) === '' ? 0 : 1), 0)
}

/** True for a row of labels: texts, years and periods, and no other number. */
function isHeadLike({ cells }: GridRow): boolean {
  let texts = 0
  for (const cell of cells) {
    const text = textOf(cell)
    if (text === '') continue
    if ((cellValue(cell).kind === 'number' || /^-?\d+,\d+$/.test(text)) && !isPeriod(cell)) return false
    if (text.length > 250) return false
    texts += 1
  }
  return texts > 0
}

interface HeadRows {
  readonly first: number
  readonly last: number
}

/** The rows of heads of the first table from a row on. */
function headRows(rows: readonly Filled[], from: number, merges: readonly Merge[]): HeadRows | null {
  const widths = rows
    .slice(from, from + SAMPLE)
    .map(filledIn)
    .filter((width) => width > 1)
    .sort((a, b) => a - b)
  const usual = widths[Math.floor(widths.length / 2)] ?? 0
  const needed = Math.max(2, Math.ceil(usual * 0.4))
  for (let at = from; at < Math.min(rows.length, from + LOOKED_AT); at += 1) {
    const row = rows[at]
    if (
      !row ||
      filledIn(row) < needed ||
      !isHeadLike(row) ||
      isOneText(row) ||
      isFact(row, needed, nextFilled(rows, at))
    )
      continue
    const full = fullerHead(rows, at, usual)
    return { first: above(rows, full, from, merges), last: below(rows, full, merges) }
  }
  return null
}

/** A fuller row of labels soon below one that is only partly filled: what stands above it is a title or an upper row of heads. */
function fullerHead(rows: readonly Filled[], at: number, usual: number): number {
  const row = rows[at]
  if (!row || filledIn(row) >= usual * 0.75) return at
  for (let next = at + 1; next < Math.min(rows.length, at + 4); next += 1) {
    const below = rows[next]
    if (!below || !isHeadLike(below)) return at
    const isFuller = filledIn(below) >= usual * 0.75 && filledIn(below) > filledIn(row)
    const [body] = rows.slice(next + 1)
    if (isFuller && body && !isHeadLike(body)) return next
  }
  return at
}

/** True for a title that reaches over the whole table. */
function isOneText({ cells }: GridRow): boolean {
  return new Set(cells.map(textOf).filter((text) => text !== '')).size < 2
}

function nextFilled(rows: readonly Filled[], at: number): Filled | undefined {
  return rows.slice(at + 1, at + 5).find(({ own }) => own.length > 0)
}

/** True for `Unit: | Percentage` and for `State: Kano | LGA: Dala`. */
function isFact(row: Filled, width: number, next: Filled | undefined): boolean {
  const texts = row.own.map((column) => textOf(row.cells[column]))
  if (texts.some((text) => /^[A-Za-z][^:]{1,40}:$/.test(text))) return true
  if (texts.length > 1 && texts.every((text) => /^[A-Za-z][^:]{1,40}:\s*\S/.test(text))) return true
  // Heads may be such words too: figures stand below them.
  if (arePairs(texts) && next !== undefined && isHeadLike(next)) return true
  const isPair = row.own[0] === 0 && row.own[1] === 1 && row.own.length === 2 && width > 3
  return (
    isPair && /^(indicator|unit|source|period|year|state|lga|ward|facility|month)\b/i.test(texts[0] ?? '')
  )
}

function above(rows: readonly Filled[], at: number, from: number, merges: readonly Merge[]): number {
  let first = at
  const width = filledIn(rows[at] ?? { line: 0, cells: [] })
  while (first > from && at - first < LONGEST_HEAD) {
    const row = rows[first - 1]
    const next = rows[first]
    if (!row || !next || row.line !== next.line - 1 || !isHeadLike(row) || isFact(row, width, next)) break
    const isTitle = row.own.length === 1 && !isPartialHead(row, width, merges)
    if (isTitle || isOverNames(row, width, merges) || (isOneText(row) && row.own.length > 1)) break
    first -= 1
  }
  return first
}

/** True for a row with contents in its first two columns alone, over a wider table: a title in two cells. */
function isOverNames({ line, own }: Filled, width: number, merges: readonly Merge[]): boolean {
  const isMerged = merges.some(({ top, left, right }) => top === line && right > left)
  return own[0] === 0 && (own.at(-1) ?? 0) < 2 && width > 3 && !isMerged
}

/** True for a single label over some of the columns: `Mother's age` over its age groups. */
function isPartialHead(row: Filled, width: number, merges: readonly Merge[]): boolean {
  const column = row.own[0] ?? 0
  if (textOf(row.cells[column]).length > 60) return false
  const merge = merges.find(({ top, left }) => top === row.line && left === column)
  if (merge) return column > 0 || merge.right - merge.left + 1 < width
  return column > 1
}

function below(rows: readonly Filled[], at: number, merges: readonly Merge[]): number {
  let last = at
  while (last - at < LONGEST_HEAD) {
    const row = rows[last]
    const next = rows[last + 1]
    if (!row || !next || !isHeadLike(next)) break
    const isJoined = merges.some(({ top, bottom }) => top <= row.line && bottom >= next.line)
    if (!isJoined && !fillsGaps(row, next) && !isOfUnits(next) && !isOfMonths(next)) break
    last += 1
  }
  return last
}

/** True for a row of months or quarters and nothing else, which stand below their years. */
function isOfMonths({ own, cells }: Filled): boolean {
  return own.length > 1 && own[0] !== 0 && own.every((column) => isPartOfYear(textOf(cells[column])))
}

/** True where a row of labels stands in the gaps of the one above: years below the names of indicators. */
function fillsGaps(row: Filled, next: Filled): boolean {
  const isOther = textOf(next.cells[0]) !== textOf(row.cells[0])
  if (next.own[0] === 0 && row.own[0] === 0 && isOther) return false
  // The first column alone may be a gap over the names of rows.
  const gaps = next.own.filter((column) => column > 0 && !row.own.includes(column))
  return gaps.length > 0 && next.own.length >= row.own.length
}

/** Where the next table of the sheet begins: at a row of heads over several columns, or at the same heads again. */
function nextBlock(rows: readonly Filled[], heads: HeadRows, merges: readonly Merge[]): number {
  const wide = new Set(merges.filter(({ left, right }) => right > left + 1).map(({ top }) => top))
  const labels = labelsOf(rows[heads.last])
  for (let at = heads.last + 2; at < rows.length; at += 1) {
    const row = rows[at]
    if (!row) continue
    const isAgain = labels.length > 2 && isSameHead(row, labels)
    // The look at every cell comes last: it is dear, and sheets are long.
    if (!isAgain && !wide.has(row.line)) continue
    if (!isHeadLike(row)) continue
    if (isAgain) return startOfHead(rows, at, heads.last + 1)
    if (hasFiguresBelow(rows, at)) return at
  }
  return rows.length
}

function hasFiguresBelow(rows: readonly Filled[], at: number): boolean {
  return rows
    .slice(at + 1, at + 6)
    .some((row) => row.cells.filter((cell) => cellValue(cell).kind === 'number').length > 1)
}

function labelsOf(row: Filled | undefined): readonly (readonly [column: number, label: string])[] {
  return (row?.cells ?? []).flatMap((cell, column) =>
    textOf(cell) === '' ? [] : [[column, textOf(cell)] as const],
  )
}

function isSameHead(row: Filled, labels: readonly (readonly [number, string])[]): boolean {
  const same = labels.filter(([column, label]) => textOf(row.cells[column]) === label).length
  return same >= labels.length * 0.6
}

/** The first of the rows of heads that end at a row; `least`: the row below the heads before, or the same table would begin again for ever. */
function startOfHead(rows: readonly Filled[], at: number, least: number): number {
  let first = at
  while (
    first > least &&
    rows[first - 1]?.line === (rows[first]?.line ?? 0) - 1 &&
    isHeadLike(rows[first - 1] as Filled)
  ) {
    first -= 1
  }
  return first
}

function blockOf(
  rows: readonly Filled[],
  from: number,
  { first, last }: HeadRows,
  end: number,
  before: Block | undefined,
): Block {
  const titles: string[] = []
  const facts = new Map<string, string>()
  for (const row of rows.slice(from, first)) takeTitle(row, titles, facts)
  const heads = headsOf(rows.slice(first, last + 1))
  const open = heads.findIndex((labels) => labels.length > 0)
  return {
    heads,
    rows: rows.slice(last + 1, end),
    titles,
    facts,
    isContinuation: before !== undefined && open > 0 && (before.heads[0]?.length ?? 0) > 0,
  }
}
