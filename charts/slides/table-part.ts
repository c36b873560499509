import { tokens } from '#charts/tokens.ts'
import type { SlideTable } from './deck.ts'
import { emu, fittingSize, textHeight, textInches } from './measures.ts'
import { type Box, fill, run, transform } from './xml.ts'

const { ink, ink2, line, subtle } = tokens.light
/** Sizes of letters, in points. */
const SIZES = [14, 12, 11, 10, 9, 8] as const
/** White inside a cell, in inches. */
const [BESIDE, ABOVE] = [0.07, 0.03]
/** A word that is longer than this share of the table is broken. */
const LONGEST_WORD = 0.4

/** A table that can be edited; a number stands on one line in it. */
export function tablePart(table: SlideTable, box: Box, id: number, name: string): string {
  const { size, widths } = tablePlan(table, box)
  const grid = widths.map((width) => `<a:gridCol w="${emu(width)}"/>`).join('')
  const hasHeads = table.heads.some((head) => head !== '')
  const rows = [
    ...(hasHeads ? [rowPart(table.heads, true)] : []),
    ...table.rows.map((row) => rowPart(row, false)),
  ]
  function rowPart(cells: readonly string[], isHead: boolean): string {
    const row = widths.map((_, at) =>
      cellPart(cells[at] ?? '', { size, isHead, isNumeric: table.numeric[at] === true }),
    )
    return `<a:tr h="${emu(rowHeight(cells, { size, widths, isHead }))}">${row.join('')}</a:tr>`
  }
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="${name}"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${transform('p', box)}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr${hasHeads ? ' firstRow="1"' : ''}/><a:tblGrid>${grid}</a:tblGrid>${rows.join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
}

/** How many of the rows, from the first, a height has room for; one at least. */
export function rowsThatFit(table: SlideTable, box: Pick<Box, 'width' | 'height'>): number {
  const plan = tablePlan(table, { ...box, height: Number.POSITIVE_INFINITY }, 11)
  let left = box.height - rowHeight(table.heads, { ...plan, isHead: true })
  const index = table.rows.findIndex((row) => {
    left -= rowHeight(row, { ...plan, isHead: false })
    return left < 0
  })
  return index === -1 ? table.rows.length : Math.max(1, index)
}

interface TablePlan {
  readonly size: number
  readonly widths: readonly number[]
}

/** The largest letters, and widths at which every number and every row has room. */
function tablePlan(
  table: SlideTable,
  box: Pick<Box, 'width' | 'height'>,
  largest = SIZES[0] as number,
): TablePlan {
  const sizes = SIZES.filter((size) => size <= largest)
  const size = fittingSize(sizes, (one) => {
    const needs = leastWidths(table, one, box.width)
    const widths = spread(table, needs, one, box.width)
    const heights = [rowHeight(table.heads, { size: one, widths, isHead: true })].concat(
      table.rows.map((row) => rowHeight(row, { size: one, widths, isHead: false })),
    )
    return sum(needs) <= box.width && sum(heights) <= box.height
  })
  return { size, widths: spread(table, leastWidths(table, size, box.width), size, box.width) }
}

function leastWidths({ heads, rows, numeric }: SlideTable, size: number, across: number): readonly number[] {
  const columns = Math.max(heads.length, ...rows.map((row) => row.length))
  return Array.from({ length: columns }, (_, at) => {
    const cells = rows.flatMap((row) => (row[at] ?? '').split('\n'))
    const kept = numeric[at] === true ? cells : cells.flatMap((cell) => cell.split(' '))
    const widest = Math.max(0, ...kept.map((text) => textInches(text, size)))
    const ofHead = Math.max(0, ...(heads[at] ?? '').split(' ').map((text) => textInches(text, size, true)))
    const inWords = numeric[at] === true ? widest : Math.min(widest, LONGEST_WORD * across)
    return Math.max(inWords, ofHead) + 2 * BESIDE
  })
}

/** What the table has left goes to the columns by how much longer their texts are. */
function spread(
  { rows }: SlideTable,
  least: readonly number[],
  size: number,
  across: number,
): readonly number[] {
  const lack = least.map((width, at) => {
    const natural = Math.max(
      0,
      ...rows.flatMap((row) => (row[at] ?? '').split('\n')).map((text) => textInches(text, size, true)),
    )
    return Math.max(0.01, natural + 2 * BESIDE - width)
  })
  const left = across - sum(least)
  if (left <= 0) return least.map((width) => (width * across) / sum(least))
  return least.map((width, at) => width + (left * (lack[at] ?? 0)) / sum(lack))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

function rowHeight(
  cells: readonly string[],
  { size, widths, isHead }: TablePlan & { readonly isHead: boolean },
): number {
  const heights = widths.map((width, at) => {
    const lines = (cells[at] ?? '').split('\n')
    return sum(lines.map((text) => textHeight(text, size, Math.max(0.2, width - 2 * BESIDE), isHead)))
  })
  return Math.max(...heights, textHeight('', size, 1)) + 2 * ABOVE
}

interface CellLook {
  readonly size: number
  readonly isHead: boolean
  readonly isNumeric: boolean
}

function cellPart(text: string, { size, isHead, isNumeric }: CellLook): string {
  const side = isNumeric ? 'r' : 'l'
  const paragraphs = text.split('\n').map((line, at) => {
    const words = isNumeric && !isHead ? line.replaceAll(' ', '\u00a0') : line
    const look = { size: at === 0 ? size : size - 1, colour: at === 0 ? ink : ink2, isBold: isHead }
    return `<a:p><a:pPr algn="${side}"/>${words === '' ? '' : run(words, look)}<a:endParaRPr lang="en" sz="${size * 100}"/></a:p>`
  })
  const none = (edge: string) => `<a:${edge} w="0"><a:noFill/></a:${edge}>`
  const below = `<a:lnB w="6350">${fill(line)}</a:lnB>`
  return `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraphs.join('')}</a:txBody><a:tcPr marL="${emu(BESIDE)}" marR="${emu(BESIDE)}" marT="${emu(ABOVE)}" marB="${emu(ABOVE)}" anchor="ctr">${none('lnL')}${none('lnR')}${none('lnT')}${below}${isHead ? fill(subtle) : '<a:noFill/>'}</a:tcPr></a:tc>`
}
