import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { noInterval } from '#domain/reference/no-interval.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import {
  cited,
  decimal,
  figure,
  indicatorName,
  placeName,
  sentences,
  sourceName,
} from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { isOrdered } from './dimension.ts'
import { dimensionName } from './dimension-name.ts'
import type { Category } from './group-filter.ts'
import type { GroupInequality } from './group-inequality.ts'

/**
 * The subject of the sentences: the groups of one source, place and period, in the order of the categories.
 */
export interface GroupsQuestion {
  readonly indicator: Indicator
  readonly source: DataSource
  readonly place: Location
  readonly dimension: string
  readonly groups: readonly { readonly category: Category; readonly point: Point }[]
  readonly found: GroupInequality
  readonly reference: ReferenceData
}

/** What opens the section in its two parts. */
export interface GroupsWords {
  /** At most two sentences. */
  readonly finding: Value
  /** What else is true of it; null where there is nothing. */
  readonly detail: Value | null
}

/**
 * The sentences that open the section: the two ends, the group in which the indicator is concentrated, and
 * the part of chance, which takes the second place where it may explain the difference. Ends are those of the order of advantage,
 * else the lowest and the highest. Source: methods
 * 6.
 */
export function groupsWords(question: GroupsQuestion): GroupsWords {
  const { indicator, source, place, groups } = question
  const ordered = isOrdered(question.dimension)
  const sorted = ordered ? groups : groups.toSorted((a, b) => a.point.value - b.point.value)
  const [first, last] = [sorted[0], sorted.at(-1)]
  const about = { dimension: dimensionName(question.dimension), indicator: indicatorName(indicator) }
  if (!first || !last) {
    return { finding: message('groups.none', { ...about, source: sourceName(source) }), detail: null }
  }
  const isProjected = first.point.flags.includes('projection')
  const subject = {
    ...about,
    place: placeName(place),
    cited: cited(source, first.point.period),
    projected: isProjected ? ('yes' as const) : ('no' as const),
  }
  const value = ({ point }: typeof first) => figure(point.value, asPublished(point, indicator))
  if (first === last) {
    const one = message('groups.one', { ...subject, figure: value(first), group: first.category.name })
    return { finding: one, detail: null }
  }
  const ends = message('groups.ends', {
    ...subject,
    ordered: ordered ? 'yes' : 'no',
    low: value(first),
    lowGroup: first.category.name,
    high: value(last),
    highGroup: last.category.name,
  })
  const [concentration, chance] = [concentrationSentence(question), chanceSentence(question)]
  const [second, ...more] = mayBeChance(question)
    ? [...chance, ...concentration]
    : [...concentration, ...chance]
  return {
    finding: sentences(second ? [ends, second] : [ends]),
    detail: more.length === 0 ? null : sentences(more),
  }
}

/** The interval of the difference between the ends includes none. */
function mayBeChance({ found }: GroupsQuestion): boolean {
  const interval = found.status === 'ok' ? found.measures.ci95.difference : null
  return interval !== null && interval[0] <= 0 && interval[1] >= 0
}

/** From here on a ratio says more than that one end is higher. */
const TELLING = 1.5

/** How many times as many people of every hundred, between the ends of an order; null where no share is counted, or chance may explain it. */
function timesAsMany(question: GroupsQuestion): number | null {
  const { indicator, dimension, groups, found } = question
  const [first, last] = [groups[0]?.point.value ?? 0, groups.at(-1)?.point.value ?? 0]
  if (indicator.factor !== 2 || !isOrdered(dimension) || found.status !== 'ok') return null
  const [low, high] = [Math.min(first, last), Math.max(first, last)]
  if (low <= 0 || high > 100 || high < TELLING * low) return null
  return mayBeChance(question) ? null : high / low
}

function concentrationSentence(question: GroupsQuestion): Message[] {
  const { found } = question
  if (found.status !== 'ok') return []
  const times = timesAsMany(question)
  const better = found.measures.concentration
  if (times !== null && (better === 'among_the_better-off' || better === 'among_the_worse-off')) {
    const side = better === 'among_the_better-off' ? 'better' : 'worse'
    return [message('groups.times', { times: decimal(times, 1), side })]
  }
  switch (found.measures.concentration) {
    case 'among_the_better-off':
      return [message('groups.better-off')]
    case 'among_the_worse-off':
      return [message('groups.worse-off')]
    case 'neither':
      return [message('groups.neither')]
    case 'not_distinguishable':
      return [message('groups.not-distinguishable')]
    default:
      return []
  }
}

function chanceSentence(question: GroupsQuestion): Message[] {
  const { found, groups, reference } = question
  if (found.status !== 'ok') return []
  if (found.measures.ci95.difference === null) {
    const without = groups.map(({ point }) => point).filter(({ lower }) => lower === null)
    const which = without.length < groups.length ? 'some' : 'all'
    return [message('groups.no-interval', { none: noInterval(reference, without), which })]
  }
  return [message(mayBeChance(question) ? 'groups.includes-none' : 'groups.excludes-zero')]
}
