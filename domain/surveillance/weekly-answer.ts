import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Location } from '#domain/location/location.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { plain, type Segment, strong } from '#domain/message/segment.ts'
import { formatNumber } from '#domain/number/format.ts'
import type { Measure } from '#domain/reference/curation.ts'
import { totalOf } from './place-totals.ts'
import { inSpan } from './span-words.ts'
import type { WeekCount } from './weekly-counts.ts'

/** The weeks that a sentence is about. */
export interface AnsweredWeeks {
  readonly measure: Measure
  readonly place: Location
  readonly source: DataSource | null
  readonly weeks: readonly WeekCount[]
}

/** Counts and weeks: how many, in how many of the weeks due there is a figure, and the highest week. */
export function weeklyAnswer({ measure, place, source, weeks }: AnsweredWeeks): readonly Segment[] {
  const counted = weeks.filter(({ point }) => point !== null)
  const total = totalOf(weeks, measure.nature)
  const where = `in ${placeWords(place)}`
  if (!source || total === null) {
    const when = weeks.length === 0 ? 'in the time asked for' : inSpan(weeks)
    return [plain(`No source has a weekly figure of ${measure.many} ${where} ${when}.`)]
  }
  const time = measure.nature === 'new' ? inSpan(weeks) : asOf(counted)
  return [
    plain(`${source.name} has `),
    strong(countWords(total, measure)),
    plain(` ${where} ${time}, with a figure for `),
    strong(`${counted.length} of ${weeks.length} weeks`),
    plain(` due.${highest(counted, measure)}`),
  ]
}

/** `12 confirmed cases of Lassa fever`. */
export function countWords(value: number, { one, many }: Pick<Measure, 'one' | 'many'>): string {
  return `${formatNumber(value, 0)} ${value === 1 ? one : many}`
}

function asOf(counted: readonly WeekCount[]): string {
  const newest = counted.at(-1)
  return newest ? `at the end of week ${newest.week} of ${newest.year}` : ''
}

function highest(counted: readonly WeekCount[], { nature }: Measure): string {
  const values = counted.map(({ value }) => value ?? 0)
  const most = Math.max(...values)
  const at = counted.filter(({ value }) => value === most)
  const [first] = at
  if (!first || most <= 0) return ''
  const what = nature === 'cumulative' ? 'The most new ones in one week' : 'The most in one week'
  const others = at.length === 1 ? '' : ` and ${at.length - 1} other${at.length === 2 ? '' : 's'}`
  const when = `week ${first.week} of ${first.year}${others}`
  return ` ${what} ${most === 1 ? 'was 1' : `were ${formatNumber(most, 0)}`}, in ${when}.`
}
