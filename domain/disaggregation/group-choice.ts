import { noSourceOf } from '#domain/frame/none.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { indicatorName, sourceName } from '#domain/message/value.ts'
import { NATION } from '#domain/location/location.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { type Availability, newestPeriod } from '#domain/choice/availability.ts'
import { moves } from '#domain/choice/moves.ts'
import { resolveChoice } from '#domain/choice/resolve.ts'
import type { SettledAt } from '#domain/choice/settled-periods.ts'
import { filled } from '#domain/choice/slot.ts'
import { sortedDimensions } from './dimension.ts'
import { dimensionName } from './dimension-name.ts'
import { groupAvailability } from './group-availability.ts'
import type { GroupFigure } from './group-figure.ts'
import { groupsWhere } from './group-filter.ts'

/** The reader's wishes; null where nothing was said. */
export interface WantedGroups {
  readonly dimension: string | null
  readonly source: number | null
  readonly location: number | null
  readonly period: PeriodCode | null
}

/** A choice that has figures of groups. */
export interface GroupChoice {
  readonly indicator: number
  readonly dimension: string
  readonly source: number
  readonly location: number
  readonly period: PeriodCode
}

export interface GroupResolution {
  readonly choice: GroupChoice
  /** Of the chosen dimension. */
  readonly availability: Availability
  /** Dimensions of the indicator, as offered. */
  readonly dimensions: readonly string[]
  /** The parts that could not stay where the reader put them, one sentence each. */
  readonly moved: readonly Message[]
}

interface Context {
  readonly figures: readonly GroupFigure[]
  readonly reference: ReferenceData
  readonly isCount: boolean
  readonly settled: SettledAt
}

/**
 * The figures of groups that come nearest to the wish; null when the indicator has none. The dimension is
 * decided first: the wanted one, else the first that the wanted source has. Source, place and period follow
 * the one resolver.
 */
export function resolveGroups(
  wanted: WantedGroups,
  indicator: number,
  { figures, reference, isCount, settled }: Context,
): GroupResolution | null {
  const dimensions = offered(figures, isCount)
  const ofSource = offered(
    figures.filter(({ source }) => source === wanted.source),
    isCount,
  )
  const dimension = filled({
    asked: [wanted.dimension, ofSource[0]],
    among: dimensions,
    prefers: [isRecentIn(figures)],
  })
  if (dimension === null) return null
  const availability = groupAvailability(groupsWhere(figures, { dimension }), settled)
  const preferredSource = newestSource(availability, wanted.location ?? NATION)
  const { choice } = resolveChoice(wanted, { indicator, availability, reference, preferredSource })
  if (choice.period === null) return null
  const found: GroupChoice = { ...choice, dimension, period: choice.period }
  return { choice: found, availability, dimensions, moved: movedFrom(wanted, found, reference) }
}

/** Years by which the groups of a dimension may be older than the newest ones of the indicator and go before them all the same. */
const OLDEST_BEFORE = 5

/** Whether the newest figures of a dimension are about as new as the newest of all: 1, else 0. */
function isRecentIn(figures: readonly GroupFigure[]): (dimension: string) => number {
  const newestOf = (some: readonly GroupFigure[]) => Math.max(...some.map(({ period }) => periodYear(period)))
  const oldest = newestOf(figures) - OLDEST_BEFORE
  return (dimension) => Number(newestOf(groupsWhere(figures, { dimension })) >= oldest)
}

/** The source with the newest groups at a place, where one is newer than the others; null: the one resolver decides. */
function newestSource(availability: Availability, location: number): number | null {
  const [first, second] = availability.sources
    .filter((source) => availability.covers(source, location))
    .map((source) => ({ source, period: newestPeriod(availability, source, location) ?? 0 }))
    .toSorted((one, other) => other.period - one.period)
  return first && first.period > (second?.period ?? 0) ? first.source : null
}

/** Counts of people begin with the pyramid; all other figures with wealth. */
function offered(figures: readonly GroupFigure[], isCount: boolean): string[] {
  const sorted = sortedDimensions(figures.map(({ dimension }) => dimension))
  return isCount ? sorted.toSorted((a, b) => Number(b === 'age_sex') - Number(a === 'age_sex')) : sorted
}

function movedFrom(
  { dimension: wanted, source, location, period }: WantedGroups,
  choice: GroupChoice,
  reference: ReferenceData,
): Message[] {
  const dimension = dimensionName(choice.dimension)
  const indicator = indicatorName(byId(reference.indicators, choice.indicator))
  const from = sourceName(byId(reference.sources, choice.source))
  const ofSource = (of: Value) => message('lacks.by-group', { source: from, dimension, of })
  const lacks = {
    source: (asked: Value) => message('lacks.by-group', { source: asked, dimension, of: indicator }),
    location: ofSource,
    period: ofSource,
  }
  const others =
    wanted === null || wanted === choice.dimension
      ? []
      : [
          message('disaggregation.moved-dimension', {
            ...{ indicator, asked: dimensionName(wanted), dimension, none: noSourceOf(reference) },
          }),
        ]
  const moved = moves({ source, location, period }, choice, { reference, lacks })
  return [...others, ...moved.map(({ sentence }) => sentence)]
}
