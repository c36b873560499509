import { message } from '#domain/message/message.ts'
import type { Cell, Grid, GridRow } from '#exchange/reading/cell.ts'
import type { Budget } from '#exchange/reading/limits.ts'
import { Unreadable } from '#exchange/reading/unreadable.ts'
import { dateText, isDateFormat, isMonthFormat } from './date-format.ts'
import { isPercentFormat, percentText } from './percent-format.ts'

/** The sheets of an old .xls file. Its reader is large, so it is loaded with the first such file. Throws Unreadable. */
export async function xlsGrids(bytes: Uint8Array, budget: Budget): Promise<Grid[]> {
  const { read, utils } = await import('@e965/xlsx')
  let book: ReturnType<typeof read>
  try {
    book = read(bytes, {
      type: 'array',
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      sheetStubs: false,
    })
  } catch {
    throw new Unreadable(message('exchange.broken-workbook'))
  }
  const isFrom1904 = book.Workbook?.WBProps?.date1904 === true
  const hidden = new Set((book.Workbook?.Sheets ?? []).flatMap((sheet) => (sheet.Hidden ? [sheet.name] : [])))
  return book.SheetNames.filter((name) => !hidden.has(name)).map((name) => {
    const sheet = book.Sheets[name] ?? {}
    const range = utils.decode_range(sheet['!ref'] ?? 'A1:A1')
    const rows: GridRow[] = []
    for (let row = range.s.r; row <= range.e.r; row += 1) {
      const cells: Cell[] = []
      for (let column = 0; column <= range.e.c; column += 1) {
        const cell = sheet[utils.encode_cell({ r: row, c: column })]
        cells.push(cell === undefined ? '' : cellOf(cell, isFrom1904))
      }
      if (cells.every((cell) => cell === '')) continue
      budget.row(cells.length)
      rows.push({ line: row + 1, cells })
    }
    const merges = (sheet['!merges'] ?? []).map(({ s, e }) => ({
      top: s.r + 1,
      left: s.c,
      bottom: e.r + 1,
      right: e.c,
    }))
    return { sheet: name, rows, merges }
  })
}

/** A cell as the library gives it: its type, its content, its text as shown, its format. */
interface LibraryCell {
  readonly t: string
  readonly v?: string | number | boolean | Date | undefined
  readonly w?: string | undefined
  readonly z?: string | number | undefined
}

function cellOf({ t, v, w, z }: LibraryCell, isFrom1904: boolean): Cell {
  if (v === undefined) return ''
  if (t === 'n' && typeof v === 'number') {
    const format = typeof z === 'string' ? z : undefined
    if (format !== undefined && isPercentFormat(0, format)) return percentText(v)
    if (format !== undefined && isMonthFormat(0, format)) return dateText(v, 'month', isFrom1904)
    return format !== undefined && isDateFormat(0, format) ? dateText(v, 'day', isFrom1904) : v
  }
  if (t === 'e') return w ?? ''
  return typeof v === 'boolean' ? String(v) : v instanceof Date ? v.toISOString().slice(0, 10) : v
}
