import { isWithin, NUMBER_BOUNDS, type NumberKind } from '#domain/number/bounds.ts'
import { LAST_PROJECTED_YEAR, periodTrouble } from '#domain/observation/period-bounds.ts'
import type { PointKey } from '#domain/observation/point.ts'
import { periodCode } from '#domain/period/period.ts'
import type { KnownIds } from './known-ids.ts'
import { type Row, told } from './row.ts'

/** The names of numbers in the sentence that refuses one. */
const CALLED: Readonly<Record<NumberKind, string>> = {
  percent: 'A percentage',
  'per-1000': 'A rate per 1,000',
  'per-100000': 'A rate per 100,000',
  count: 'A count',
  money: 'An amount of money',
  other: 'A number of this indicator',
}

/** Refuses a number that no figure of its kind can be. Unknown ids are refused elsewhere. */
export function refuseImpossible(
  row: Row,
  column: string,
  value: number | null,
  kind: NumberKind | undefined,
): void {
  if (value === null || kind === undefined) return
  const bounds = NUMBER_BOUNDS[kind]
  if (isWithin(value, bounds)) return
  if (value < 0 && bounds.least === 0) {
    row.refuse(column, `${CALLED[kind]} cannot be below zero.`)
    return
  }
  const [end, limit] = value > bounds.most ? ['most', bounds.most] : ['least', bounds.least]
  const why = kind === 'count' ? ', ten times the people of the nation' : ''
  row.refuse(
    column,
    `${told(row.text(column))} cannot be right: ${CALLED[kind].toLowerCase()} is at ${end} ${limit.toLocaleString('en-GB')} here${why}. Look for a slip in the digits or the unit.`,
  )
}

/** Refuses a figure of a time that its source cannot know. */
export function refuseAhead(row: Row, { source, period }: PointKey, known: KnownIds): void {
  const classification = known.sources.get(source)
  if (classification === undefined) return
  const figure = {
    period,
    classification,
    isPartial: row.list('flag').includes('partial_period'),
    referenceEnd: periodCode(row.text('reference_end')),
  }
  const trouble = periodTrouble(figure, known.today)
  if (trouble === null) return
  const text = row.text('period')
  const from = classification === 'Survey' ? 'A survey' : 'A routine source'
  if (trouble === 'too-far') {
    row.refuse(
      'period',
      `${text} is too far ahead: projections end in ${LAST_PROJECTED_YEAR}. Correct the period.`,
    )
  } else if (trouble === 'ahead') {
    row.refuse('period', `${from} has no figure of ${text}, which has not begun. Correct the period.`)
  } else if (classification === 'Survey') {
    row.refuse(
      'period',
      `${text} is not over. Name the end of the fieldwork in reference_end, such as 2018-12, or wait until the period is over.`,
    )
  } else {
    row.refuse(
      'period',
      `${text} is not over. Give the flag partial_period to what counts a part of it, or wait until it is over.`,
    )
  }
}
