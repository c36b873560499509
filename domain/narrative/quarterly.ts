import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { figure, indicatorName, listOf, percentage, placeName, sentences } from '#domain/message/value.ts'
import { periodYear } from '#domain/period/period.ts'
import type { QuarterChange } from '#domain/quarters/quarter-change.ts'
import type { QuarterRow } from '#domain/quarters/quarter-rows.ts'
import { changeSaid, doubtSaid, monthsSaid } from '#domain/quarters/quarter-words.ts'
import { supported } from '#domain/quarters/supported.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** One count in a quarter: at the place itself, and at the places that its rows show. */
export interface QuarterAnswer {
  readonly indicator: Indicator
  readonly own: QuarterRow
  readonly parts: readonly QuarterRow[]
  readonly reference: ReferenceData
}

/** A part with at least this share of the whole is named. */
const MOST_OF = 0.5
/** The rest stands in the table. */
const MOST_DOUBTS = 2

/**
 * The count of the quarter, against the same quarter of the year before and the quarter before, the claims
 * that the reports do not support, and in how many of the places below it fell.
 */
export function quarterlyAnswer(answers: readonly QuarterAnswer[]): Value {
  return sentences(
    answers.flatMap((answer, at) => [...countSaid(answer), ...(at === 0 ? fallen(answer) : [])]),
  )
}

function countSaid(answer: QuarterAnswer): Message[] {
  const { indicator, own, parts } = answer
  const about = { indicator: indicatorName(indicator), place: placeName(own.place) }
  if (!own.now) return [message('quarters.lead-none', about)]
  const said = { ...about, figure: figure(own.now.value, indicator) }
  const now = own.now.whole
    ? message('quarters.lead-now', said)
    : message('quarters.lead-so-far', { ...said, months: monthsSaid(own.now) })
  const most = parts.find((part) => part.now && own.now && part.now.value >= MOST_OF * own.now.value)
  const share = (100 * (most?.now?.value ?? 0)) / own.now.value
  return [
    now,
    ...compared(own.year, answer, 'year'),
    ...compared(own.before, answer, 'before'),
    ...(most && parts.length > 2
      ? [message('quarters.lead-most', { place: placeName(most.place), share: percentage(share) })]
      : []),
  ]
}

function compared(
  change: QuarterChange | null,
  { reference, own }: QuarterAnswer,
  against: 'year' | 'before',
): Message[] {
  if (change?.state !== 'change') return []
  const whole = own.now?.whole !== false
  const words = against === 'year' && !whole ? ('months' as const) : against
  const said = { change: changeSaid(change), against: words, year: String(periodYear(change.base)) }
  if (change.doubts.length === 0) return [message('quarters.lead-change', said)]
  const doubts = listOf(
    change.doubts.slice(0, MOST_DOUBTS).map((doubt) => doubtSaid(doubt, reference)),
    'apart',
  )
  return [message('quarters.lead-doubt', { ...said, doubts })]
}

/** In how many of the places with a comparison that the reports support it fell since the year before. */
function fallen({ own, parts }: QuarterAnswer): Message[] {
  const level = lowest(parts)
  const judged = parts.filter(({ place }) => place.level === level).flatMap(({ year }) => supported(year))
  if (judged.length < 2 || own.year?.state !== 'change') return []
  const count = judged.filter((course) => course === 'down').length
  return [
    message('quarters.lead-fallen', {
      count,
      all: judged.length,
      places: level === 2 ? 'zones' : level === 3 ? 'states' : 'lgas',
      year: String(periodYear(own.year.base)),
    }),
  ]
}

function lowest(parts: readonly QuarterRow[]): number {
  return Math.max(0, ...parts.map(({ place }) => place.level))
}
