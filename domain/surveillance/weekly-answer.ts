import { noSourceOf } from '#domain/frame/none.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { placeName, sentences, sourceName, term, whole } from '#domain/message/value.ts'
import type { Measure } from '#domain/reference/curation.ts'
import { totalOf } from './place-totals.ts'
import { inSpan, weekName } from './span-words.ts'
import { LATE_REPORT } from './week-gap.ts'
import { isOutOfCourse, type WeekCount } from './weekly-counts.ts'

/** The weeks that a sentence is about. */
export interface AnsweredWeeks {
  readonly measure: Measure
  readonly place: Location
  readonly source: DataSource | null
  readonly weeks: readonly WeekCount[]
  readonly reference: Pick<ReferenceData, 'scope' | 'sources'>
}

/** Counts and weeks: how many, in how many of the weeks due there is a figure, and the highest week. */
export function weeklyAnswer({ measure, place, source, weeks, reference }: AnsweredWeeks): Value {
  const counted = weeks.filter(({ point, gap }) => point !== null && gap !== LATE_REPORT)
  const total = totalOf(weeks, measure.nature)
  const where = placeName(place)
  if (!source || total === null) {
    const time = weeks.length === 0 ? message('weeks.any-time') : inSpan(weeks)
    return message('weeks.none', {
      none: noSourceOf(reference),
      many: term(measure.many),
      place: where,
      time,
    })
  }
  const answer = message('weeks.answer', {
    source: sourceName(source),
    total: countWords(total, measure),
    place: where,
    time: measure.nature === 'new' ? inSpan(weeks) : asOf(counted),
    counted: String(counted.length),
    all: String(weeks.length),
    whole: counted.length === weeks.length ? 'yes' : 'no',
  })
  return sentences([answer, ...highest(counted, measure)])
}

/** `12 confirmed cases of Lassa fever`. */
export function countWords(value: number, { one, many }: Pick<Measure, 'one' | 'many'>): Message {
  return message('weeks.counted', { number: whole(value), what: term(value === 1 ? one : many) })
}

function asOf(counted: readonly WeekCount[]): Value {
  const newest = counted.at(-1)
  return newest ? message('weeks.as-of', { week: weekName(newest) }) : ''
}

/** A count that late reports were added to is no highest week. */
function highest(counted: readonly WeekCount[], { nature }: Measure): Message[] {
  const usual = counted.filter(({ point }) => point !== null && !isOutOfCourse(point))
  const values = usual.map(({ value }) => value ?? 0)
  const most = Math.max(...values)
  const at = usual.filter(({ value }) => value === most)
  const [first] = at
  if (!first || most <= 0) return []
  const when = message('weeks.with-others', { week: weekName(first), others: at.length - 1 })
  return [message('weeks.most', { nature, count: most, when })]
}
