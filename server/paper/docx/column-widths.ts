import { measuredWidth } from '#charts/plot/measured-width.ts'
import type { PaperTable } from '../document/paper-document.ts'
import { TWIPS } from './styles.ts'

/** Size of letters in cells, and white beside them, in CSS pixels. */
const TYPE = 11.5
const BESIDE = 12
/** The least that a column of long texts is given of the line. */
const LEAST_SHARE = 0.25

/** Each column as wide as its longest text; those of long texts share what is left. In twentieths of a point, `across` together. */
export function columnWidths({ columns, rows }: PaperTable, across: number): number[] {
  const natural = columns.map(({ head }, at) => {
    const texts = [head, ...rows.map((row) => row[at] ?? '')]
    return (Math.max(...texts.map((text) => measuredWidth(text, TYPE, 400))) + BESIDE) * TWIPS
  })
  const long = columns.filter(({ wraps }) => wraps).length
  const short = natural.reduce((sum, width, at) => (columns[at]?.wraps ? sum : sum + width), 0)
  const left = Math.max(across - short, long * LEAST_SHARE * across)
  const wanted = natural.map((width, at) => (columns[at]?.wraps ? left / long : width))
  const all = wanted.reduce((sum, width) => sum + width, 0)
  return wanted.map((width) => Math.floor((width / all) * across))
}
