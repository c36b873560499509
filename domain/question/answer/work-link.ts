import type { Indicator } from '#domain/indicator/indicator.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { headlineName, listOf, placeName } from '#domain/message/value.ts'
import { WORK_STATE } from '#domain/work-list/work-address.ts'
import { firstRank } from '#domain/work-list/work-aim.ts'
import type { AnswerLink, QuestionData } from './answer.ts'
import type { RoundPlaces } from './round.ts'

interface AskedOrder {
  readonly indicator: Indicator
  readonly where: RoundPlaces
  /** How many were asked for; null: no number. */
  readonly count: number | null
  /** The end that was asked for; null: both. */
  readonly isLowest: boolean | null
}

/** The most places that are asked for as ten of them. */
const TEN = 10

/** The work list of the places that a ranking is about, where it is about the end that asks for work: a list, a map and a sheet. */
export function workLinks({ reference }: QuestionData, asked: AskedOrder): AnswerLink[] {
  const { indicator, where, count, isLowest } = asked
  const isWork = isLowest === null || isLowest === (firstRank(indicator) === 'lowest')
  if ((where.level !== 3 && where.level !== 4) || !isWork) return []
  const within = where.within.length > 0 ? where.within : [NATION]
  // Inside of a state the places are its areas.
  const isAreas = where.level === 4 || within.some((id) => reference.locations.get(id)?.level === 3)
  const query = new URLSearchParams()
  WORK_STATE.write(query, {
    ...WORK_STATE.parse(query),
    ...{ indicators: [indicator.id], within, level: isAreas ? 'lga' : 'state' },
    share: count !== null && count > 1 && count <= TEN ? 'ten' : 'third',
  })
  const places = within.flatMap((id) => reference.locations.get(id) ?? [])
  return [
    {
      href: `/work-list?${query.toString().replaceAll('%2C', ',')}`,
      title: message('assistant.link-work', {
        indicator: headlineName(indicator),
        place: listOf(places.map(placeName)),
      }),
      view: null,
    },
  ]
}
