import { midSentence } from '#domain/message/indicator-words.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { periodLabel } from '#domain/period/period.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Availability } from '#domain/choice/availability.ts'
import { resolveChoice } from '#domain/choice/resolve.ts'
import { dimensionWords, sortedDimensions } from './dimension.ts'
import { groupAvailability } from './group-availability.ts'
import type { GroupFigure } from './group-figure.ts'
import { groupsWhere } from './group-filter.ts'

/** What the reader asked for; null where nothing was said. */
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
  /** What could not stay where the reader put it, one sentence each. */
  readonly moved: readonly string[]
}

interface Context {
  readonly figures: readonly GroupFigure[]
  readonly reference: ReferenceData
  readonly isCount: boolean
  readonly projected: (source: number) => ReadonlySet<PeriodCode>
}

/**
 * The figures of groups that come nearest to what was wanted; null when the indicator has none. The dimension is decided
 * first: the wanted one, else the first that the wanted source has. Source, place and period follow the one resolver.
 */
export function resolveGroups(
  wanted: WantedGroups,
  indicator: number,
  { figures, reference, isCount, projected }: Context,
): GroupResolution | null {
  const dimensions = offered(figures, isCount)
  const ofSource = offered(
    figures.filter(({ source }) => source === wanted.source),
    isCount,
  )
  const asked = dimensions.find((dimension) => dimension === wanted.dimension)
  const dimension = asked ?? ofSource[0] ?? dimensions[0]
  if (dimension === undefined) return null
  const availability = groupAvailability(groupsWhere(figures, { dimension }), projected)
  const { choice } = resolveChoice(wanted, { indicator, availability, reference, preferredSource: null })
  if (choice.period === null) return null
  const found: GroupChoice = { ...choice, dimension, period: choice.period }
  return { choice: found, availability, dimensions, moved: movedSentences(wanted, found, reference) }
}

/** Counts of people begin with the pyramid; all other figures with wealth. */
function offered(figures: readonly GroupFigure[], isCount: boolean): string[] {
  const sorted = sortedDimensions(figures.map(({ dimension }) => dimension))
  return isCount ? sorted.toSorted((a, b) => Number(b === 'age_sex') - Number(a === 'age_sex')) : sorted
}

function movedSentences(wanted: WantedGroups, choice: GroupChoice, reference: ReferenceData): string[] {
  const source = known(reference.sources, choice.source)
  const subject = midSentence(known(reference.indicators, choice.indicator).shortName)
  const { by } = dimensionWords(choice.dimension)
  const moved: string[] = []
  if (wanted.dimension !== null && wanted.dimension !== choice.dimension) {
    const name = dimensionWords(wanted.dimension).by
    moved.push(`No source has ${subject} by ${name}; it is shown by ${by} instead.`)
  }
  if (wanted.source !== null && wanted.source !== choice.source) {
    const name = reference.sources.get(wanted.source)?.name ?? 'The source asked for'
    moved.push(`${name} has no figures of ${subject} by ${by}; ${source.name} is shown instead.`)
  }
  if (wanted.location !== null && wanted.location !== choice.location) {
    const name = reference.locations.get(wanted.location)?.name ?? 'the place asked for'
    const shown = known(reference.locations, choice.location).name
    moved.push(`${source.name} has no figures by ${by} for ${name}; ${shown} is shown instead.`)
  }
  if (wanted.period !== null && wanted.period !== choice.period) {
    const label = (period: PeriodCode) => periodLabel(period, source.periodLabels)
    moved.push(
      `${source.name} has no figures by ${by} for ${label(wanted.period)}; ${label(choice.period)} is shown instead.`,
    )
  }
  return moved
}
