import { escapeXml } from '#charts/drawing/svg-text.ts'
import type { SlideChart } from './deck.ts'
import { relationshipsPart, NAMESPACES, xmlPart } from './xml.ts'

/** A column of the sheet of a chart, by its letters. */
export type Letters = string

/** Where a series stands in the sheet; the columns of its interval are null where no value has one. */
export interface SeriesColumns {
  readonly value: Letters
  readonly interval: { readonly below: Letters; readonly above: Letters } | null
}

interface Column {
  readonly head: string
  readonly cells: readonly (number | null)[]
}

/** The sheet whose numbers a chart shows: categories, then each series with its bounds and how far they are from it. */
export interface ChartSheet {
  readonly series: readonly SeriesColumns[]
  /** The columns of the targets: one value in every row. */
  readonly targets: readonly Letters[]
  /** The files of a workbook. */
  readonly files: Readonly<Record<string, string>>
}

/** The sheet of a chart, for the program in which somebody changes its numbers. */
export function chartSheet(chart: SlideChart): ChartSheet {
  const columns: Column[] = []
  const add = (head: string, cells: Column['cells']) => {
    columns.push({ head, cells })
    return lettersOf(columns.length)
  }
  const series = chart.series.map(({ name, values, bounds }): SeriesColumns => {
    const value = add(name, values)
    if (bounds.every((one) => one === null)) return { value, interval: null }
    const { lower, upper, below, above } = chart.heads
    add(
      `${name}: ${lower}`,
      bounds.map((one) => one?.lower ?? null),
    )
    add(
      `${name}: ${upper}`,
      bounds.map((one) => one?.upper ?? null),
    )
    const far = distances({ values, bounds })
    return {
      value,
      interval: {
        below: add(
          `${name}: ${below}`,
          far.map(({ minus }) => minus),
        ),
        above: add(
          `${name}: ${above}`,
          far.map(({ plus }) => plus),
        ),
      },
    }
  })
  const targets = chart.targets.map(({ name, value }) =>
    add(
      name,
      chart.categories.map(() => value),
    ),
  )
  return { series, targets, files: workbook(chart.categories, columns) }
}

/** How far the ends of the intervals are from their values; zero where there is no interval. */
export function distances({ values, bounds }: Pick<SlideChart['series'][number], 'values' | 'bounds'>) {
  return values.map((value, at) => {
    const bound = bounds[at]
    if (value === null || !bound) return { minus: 0, plus: 0 }
    return { minus: rounded(value - bound.lower), plus: rounded(bound.upper - value) }
  })
}

/** Without the last digits that a difference of two numbers brings along. */
function rounded(difference: number): number {
  return Number(difference.toPrecision(12))
}

const ALPHABET = 26
const LETTER_A = 65

/** The letters of a column; 0 is the first. */
export function lettersOf(column: number): Letters {
  const own = String.fromCharCode(LETTER_A + (column % ALPHABET))
  return column < ALPHABET ? own : lettersOf(Math.floor(column / ALPHABET) - 1) + own
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

function workbook(
  categories: readonly string[],
  columns: readonly Column[],
): Readonly<Record<string, string>> {
  const heads = [
    textCell('A1', ''),
    ...columns.map(({ head }, at) => textCell(`${lettersOf(at + 1)}1`, head)),
  ]
  const rows = categories.map((category, at) => {
    const row = at + 2
    const cells = columns.map(({ cells: all }, column) =>
      numberCell(`${lettersOf(column + 1)}${row}`, all[at] ?? null),
    )
    return `<row r="${row}">${textCell(`A${row}`, category)}${cells.join('')}</row>`
  })
  return {
    '[Content_Types].xml': xmlPart(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': relationshipsPart([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }]),
    'xl/workbook.xml': xmlPart(
      `<workbook xmlns="${MAIN}" xmlns:r="${NAMESPACES.r}"><sheets><sheet name="${SHEET}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relationshipsPart([
      { id: 'rId1', type: 'worksheet', target: 'worksheets/sheet1.xml' },
    ]),
    'xl/worksheets/sheet1.xml': xmlPart(
      `<worksheet xmlns="${MAIN}"><sheetData><row r="1">${heads.join('')}</row>${rows.join('')}</sheetData></worksheet>`,
    ),
  }
}

/** The name of the sheet, by which charts point at it. */
export const SHEET = 'Sheet1'

function textCell(at: string, text: string): string {
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

function numberCell(at: string, value: number | null): string {
  return value === null ? '' : `<c r="${at}"><v>${value}</v></c>`
}
