import { weeksIn } from '#domain/period/iso-weeks.ts'
import type { ReadPeriod } from '#exchange/reading/candidate.ts'
import { type Cell, type GridRow, textOf } from '#exchange/reading/cell.ts'
import { fullYear, isoWeek, monthNumber, partNumber, readPart, readPeriod } from '#exchange/values/period.ts'
import type { Layout } from './layout.ts'

/** The period of a row: of one column, of its parts in several, or of the whole table. */
export function periodIn(
  row: GridRow,
  { period, constants }: Pick<Layout, 'period' | 'constants'>,
): ReadPeriod {
  const cell = (column: number | undefined): Cell => (column === undefined ? '' : (row.cells[column] ?? ''))
  const around = /^\d{4}$/.test(constants.period ?? '') ? (constants.period ?? '') : ''
  const year = fullYear(textOf(cell(period.year)))
  const parts: readonly [number | undefined, (year: string, text: string) => string | null][] = [
    [period.week, (of, text) => weekText(of, partNumber(text))],
    [period.month, (of, text) => partText(of, monthNumber(text), '')],
    [period.quarter, (of, text) => quarterText(of, partNumber(text))],
  ]
  for (const [column, write] of parts) {
    const text = textOf(cell(column))
    if (text === '') continue
    // The cell may hold a whole period of its own: CY2011Q4, January 2020.
    const alone = readPeriod(text)
    if (alone.iso !== null && alone.iso.length > 4) return alone
    const of = year || yearOfDay(cell(period.day), partNumber(text), column === period.week) || around
    const written = write(of, text)
    if (of === '' && write(LONG_YEAR, text) !== null) return { text, iso: null, reason: 'no-year' }
    if (written !== null) return asRead(written, [of, text].filter((part) => part !== '').join(' '))
  }
  for (const column of period.whole) {
    const read = readPeriod(cell(column))
    if (read.reason === 'no-year') return partIn(read.text, year || around)
    if (read.reason !== 'absent') return read
  }
  if (year !== '') return readPeriod(year)
  const hasParts = parts.some(([column]) => column !== undefined)
  return readPeriod(hasParts ? '' : constants.period)
}

/** A part of a year that a cell or a head names, in the year that another one does; without one it waits for it. */
export function partIn(part: string, year: string): ReadPeriod {
  const iso = /^\d{4}$/.test(year) ? readPart(part, year) : null
  if (iso !== null) return { text: `${part} ${year}`, iso, reason: null }
  return { text: part, iso: null, reason: 'no-year' }
}

/** Any year with 53 weeks: whether a text is a part of a year is asked of it. */
const LONG_YEAR = '2020'

/** A week that its year does not have is refused, never moved into the next year. */
function weekText(year: string, week: number | null): string | null {
  if (!/^\d{4}$/.test(year) || week === null) return null
  return week >= 1 && week <= weeksIn(Number(year))
    ? `${year}-W${String(week).padStart(2, '0')}`
    : `${year} week ${week}`
}

function partText(year: string, part: number | null, sign: string): string | null {
  return /^\d{4}$/.test(year) && part !== null ? `${year}-${sign}${String(part).padStart(2, '0')}` : null
}

function quarterText(year: string, part: number | null): string | null {
  return /^\d{4}$/.test(year) && part !== null && part >= 1 && part <= 4 ? `${year}-Q${part}` : null
}

function asRead(written: string, text: string): ReadPeriod {
  return { ...readPeriod(written), text }
}

/** The year of a week or month that is given without one, by a day in it. */
function yearOfDay(cell: Cell, part: number | null, isWeek: boolean): string {
  const date = new Date(`${textOf(cell).slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  const of = isoWeek(date)
  return String(isWeek && of.week === part ? of.year : date.getUTCFullYear())
}
