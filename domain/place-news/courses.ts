import { changedSince } from '#domain/brief/change-since.ts'
import type { PlaceData } from '#domain/brief/question.ts'
import { type ChangeVerdict, changesTogether, isTold } from '#domain/comparison/change.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf, periodName, placeName } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected, isWhole } from '#domain/observation/settled.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'

/** The figures of one source at a place over the years, and what changed at the end. */
export interface Course {
  readonly place: Location
  /** By period; none where nobody has any. */
  readonly points: readonly Point[]
  readonly change: { readonly before: Point; readonly now: Point; readonly verdict: ChangeVerdict } | null
}

/** Places over time by one indicator of one source; their last changes are judged together. */
export function coursesOf(
  places: readonly Location[],
  {
    indicator,
    source,
    data,
  }: { readonly indicator: Indicator; readonly source: number; readonly data: PlaceData },
): readonly Course[] {
  const table = data.tableOf(indicator.id)
  const series = places.map((place) =>
    pointsWhere(table, { indicator: indicator.id, source, location: place.id }).filter(
      (point) =>
        periodKind(point.period) === 'year' &&
        periodYear(point.period) <= data.currentYear &&
        isWhole(point) &&
        !isProjected(point) &&
        point.coordinates.supersededBy === null,
    ),
  )
  const changes = series.map((points) => {
    const last = points.at(-1)
    return last ? changedSince(last, { table, indicator }) : null
  })
  const held = changes.filter((one) => one !== null)
  const verdicts = new Map(
    changesTogether(held, data.reference).map((verdict, at) => [held[at], verdict] as const),
  )
  return places.map((place, at) => {
    const own = changes[at] ?? null
    return {
      ...{ place, points: series[at] ?? [] },
      change: own && { before: own.before, now: own.now, verdict: verdicts.get(own) ?? 'untested' },
    }
  })
}

/** In which of the places something changed by more than chance. */
export function coursesFinding(courses: readonly Course[], data: PlaceData): Value {
  const told = courses.filter(({ change }) => change && isTold(change.verdict))
  const others = courses.filter((course) => !told.includes(course))
  const first = told[0]?.change
  const tested = courses.filter(({ change }) => change && change.verdict !== 'untested')
  if (tested.length === 0) return message('place-news.like-finding-untested')
  if (!first) return message('place-news.like-finding-none', { count: tested.length })
  const period = periodName(first.before.period, byId(data.reference.sources, first.before.source))
  if (others.length === 0) return message('place-news.like-finding-all', { count: courses.length, period })
  const names = (some: readonly Course[]) => listOf(some.map(({ place }) => placeName(place)))
  return message('place-news.like-finding-some', { period, places: names(told), others: names(others) })
}
