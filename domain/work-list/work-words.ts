import { type Location, NATION } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, figure, headlineName, listOf, placeName, sentences } from '#domain/message/value.ts'
import { byId, type ReferenceData, stateAround } from '#domain/reference/reference-data.ts'
import { firstRank, type WorkAim } from './work-aim.ts'
import type { WorkColumn, WorkList } from './work-list.ts'
import type { WorkArea } from './work-rounds.ts'
import type { WorkStanding } from './work-standing.ts'

/** A list with what was asked of it, as its sentences need it. */
export interface SaidList {
  readonly list: WorkList
  readonly aim: WorkAim
  readonly reference: Pick<ReferenceData, 'locations'>
}

/** The level of a list in words. */
export function workLevel({ level }: Pick<WorkArea, 'level'>): 'lga' | 'state' {
  return level === 4 ? 'lga' : 'state'
}

/** Where a list is about: the place that was chosen, or all of several by name. */
export function workWhere({ within }: WorkArea, { locations }: Pick<ReferenceData, 'locations'>): Value {
  const places = within.flatMap((id) => locations.get(id) ?? [])
  return listOf(places.map(placeName))
}

/** `Where first? Penta 3 coverage in the North-West`. */
export function workTitle({
  list,
  reference,
}: {
  readonly list: Pick<WorkList, 'area' | 'columns' | 'without'>
  readonly reference: SaidList['reference']
}): Message {
  const place = workWhere(list.area, reference)
  const [only, ...others] = [...list.columns.map(({ indicator }) => indicator), ...list.without]
  return only && others.length === 0
    ? message('work-list.title', { indicator: headlineName(only), place })
    : message('work-list.title-many', { count: others.length + 1, place })
}

/** The places that come first, inside a sentence: `the lowest third`, `those below 25%`. */
export function workFirst({ columns }: Pick<WorkList, 'columns'>, aim: WorkAim): Message {
  const [only, ...others] = columns
  if (!only || others.length > 0) return message('work-list.first-many')
  const end = firstRank(only.indicator)
  return aim.kind === 'line'
    ? message('work-list.first-beyond', { end, limit: figure(aim.value, only.indicator) })
    : message('work-list.first', { kind: aim.share, end })
}

/** How many places of a list are of a class. */
export function countOf({ rows }: Pick<WorkList, 'rows'>, standing: WorkStanding): number {
  return rows.filter((row) => row.standing === standing).length
}

/** True where no indicator has a round by whose intervals places can be told from each other. */
export function cannotRank({ columns }: Pick<WorkList, 'columns'>): boolean {
  return columns.every(({ round }) => !round.canRank)
}

/** What the list says in two sentences; why there is none where it is empty. */
export function workLead(said: SaidList): Value {
  const { list, aim, reference } = said
  const level = workLevel(list.area)
  const place = workWhere(list.area, reference)
  const [column] = list.columns
  if (!column) {
    const indicator = listOf(list.without.map(headlineName))
    return message('work-list.none', { indicator, level, place })
  }
  if (cannotRank(list)) return message('work-list.no-intervals', { cited: citedRound(column), level, place })
  const { count, state } = fullestState(said)
  return sentences([
    message('work-list.lead-surely', {
      ...{ surely: countOf(list, 'surely'), count: list.rows.length, level, place },
      ...{ first: workFirst(list, aim), most: count, state: state ? placeName(state) : '' },
    }),
    message('work-list.lead-others', {
      perhaps: countOf(list, 'perhaps'),
      unclear: countOf(list, 'unclear'),
    }),
    ...(list.without.length > 0
      ? [message('work-list.none-also', { indicators: listOf(list.without.map(headlineName)) })]
      : []),
  ])
}

/** A state that has most of several sure areas, where the list is about more than one state. */
function fullestState({ list, reference }: SaidList): {
  readonly count: number
  readonly state: Location | null
} {
  const none = { count: 0, state: null }
  if (list.area.level !== 4) return none
  const sure = list.rows.filter(({ standing }) => standing === 'surely')
  const states = new Set(
    list.rows.map(({ place }) => stateAround(reference.locations, place.id)?.id ?? NATION),
  )
  const [first] = [
    ...Map.groupBy(sure, ({ place }) => stateAround(reference.locations, place.id)?.id ?? NATION),
  ].toSorted(([, a], [, b]) => b.length - a.length)
  if (!first || states.size < 2 || first[1].length * 2 <= sure.length || sure.length < 2) return none
  return { count: first[1].length, state: byId(reference.locations, first[0]) }
}

/** The source and the year of a column. */
export function citedRound({ round: { source, period } }: WorkColumn): Value {
  return cited(source, period)
}

const CLASSES = {
  surely: 'work-list.short-surely',
  perhaps: 'work-list.short-perhaps',
  unclear: 'work-list.short-unclear',
  rest: 'work-list.short-rest',
} as const

/** A class in a word or two. */
export function standingWord(standing: WorkStanding): Message {
  return message(CLASSES[standing])
}

/** The heading of a class. */
export function standingTitle(standing: WorkStanding, first: Message): Message {
  if (standing === 'surely') return message('work-list.class-surely', { first })
  if (standing === 'rest') return message('work-list.class-rest', { first })
  return message(standing === 'perhaps' ? 'work-list.class-perhaps' : 'work-list.class-unclear')
}

/** What the map of a list shows, for readers who do not see it. */
export function workMapAbout({ list, aim, reference }: SaidList, pins: number): Message {
  return message('work-list.map-about', {
    ...{ place: workWhere(list.area, reference), first: workFirst(list, aim), pins },
    ...{ surely: countOf(list, 'surely'), perhaps: countOf(list, 'perhaps') },
    unclear: countOf(list, 'unclear'),
  })
}

/** How the classes are made, below a list. */
export function workMethod({ list, aim }: SaidList, release: number): Value {
  const [column] = list.columns
  if (!column) return ''
  const end = firstRank(column.indicator)
  const percent = column.indicator.factor === 2 ? 'yes' : 'no'
  return sentences([
    aim.kind === 'line' ? message('work-list.how-line') : message('work-list.how', { end }),
    message('work-list.how-unclear', { percent }),
    message('work-list.source-line', {
      cited: listOf(list.columns.map(citedRound)),
      number: String(release),
    }),
  ])
}
