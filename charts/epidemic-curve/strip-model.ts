import type { Language } from '#domain/message/language.ts'
import { message, type Value } from '#domain/message/message.ts'
import type { Location } from '#domain/location/location.ts'
import { type PlaceTotals, placeTotals, totalOf } from '#domain/surveillance/place-totals.ts'
import { weekName } from '#domain/surveillance/span-words.ts'
import { NO_REPORT } from '#domain/surveillance/week-gap.ts'
import type { WeekCount } from '#domain/surveillance/weekly-counts.ts'
import { type CountShade, countShades } from './count-shades.ts'
import { type EpidemicSubject, epidemicSubject } from './subject.ts'
import type { EpidemicCurveInput } from './view.ts'

/** The id of the mark of a cell. */
export const stripMark = ({ totals, columns }: StripModel, { row, column }: StripCell) =>
  `cell:${totals.places[row]?.place.id}:${columns[column] ?? column}`

/** The count of one place in one week or year. */
export interface StripCell {
  readonly row: number
  readonly column: number
  readonly value: number
  readonly time: Value
}

/** States by weeks of one year, or by years. */
export interface StripModel {
  readonly subject: EpidemicSubject
  readonly language: Language
  readonly totals: PlaceTotals
  readonly cells: readonly StripCell[]
  readonly shades: readonly CountShade[]
  /** Years, or the weeks of the year that were due. */
  readonly columns: readonly number[]
  /** Columns of which no report is in the data. */
  readonly silent: readonly number[]
  /** The place that the view names, when it is one of the rows. */
  readonly marked: Location
  readonly year: number | null
}

export function stripModel(input: EpidemicCurveInput): StripModel {
  const subject = epidemicSubject(input)
  const totals = placeTotals(subject.question, subject.years, input.reference)
  const weeks = totals.places[0]?.weeks ?? []
  const years = [...new Set(weeks.map(({ year }) => year))]
  const [first] = years
  const year = years.length === 1 && first !== undefined ? first : null
  const cells = totals.places.flatMap((entry, row) =>
    year === null ? yearCells(entry.weeks, row, years, subject) : weekCells(entry.weeks, row),
  )
  return {
    subject,
    language: input.language,
    totals,
    cells,
    shades: countShades(cells.map(({ value }) => value)),
    columns: year === null ? years : weeks.map(({ week }) => week),
    silent: year === null ? [] : weeks.flatMap(({ gap }, column) => (gap === NO_REPORT ? [column] : [])),
    marked: subject.place,
    year,
  }
}

function weekCells(weeks: readonly WeekCount[], row: number): StripCell[] {
  return weeks.flatMap((week, column) =>
    week.value === null
      ? []
      : [{ row, column, value: week.value, time: message('weeks.title', { week: weekName(week) }) }],
  )
}

function yearCells(
  weeks: readonly WeekCount[],
  row: number,
  years: readonly number[],
  { question }: EpidemicSubject,
): StripCell[] {
  return years.flatMap((year, column) => {
    const own = weeks.filter((week) => week.year === year)
    const value = totalOf(own, question.measure.nature)
    return value === null ? [] : [{ row, column, value, time: String(year) }]
  })
}
