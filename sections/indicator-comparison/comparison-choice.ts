import { instead, moves } from '#domain/choice/moves.ts'
import { filled } from '#domain/choice/slot.ts'
import { compareIndicators, type ComparisonQuestion } from '#domain/comparison/compared-indicators.ts'
import { MOST_INDICATORS } from '#domain/comparison/most-compared.ts'
import { hasFigures } from '#domain/choice/coverage.ts'
import { NATION } from '#domain/location/location.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { message, type Value } from '#domain/message/message.ts'
import { periodName } from '#domain/message/value.ts'
import { placesAbove, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { CompareBy } from '#domain/comparison/compare-by.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { IndicatorComparisonState } from './state.ts'

/** The part of a dashboard in a comparison. */
export interface ComparisonOffer {
  /** Indicators of the dashboard. */
  readonly indicators: readonly number[]
  /** Those that it begins with. */
  readonly defaults: readonly number[]
  readonly hasFigures: (indicator: number) => boolean
  /** Whether the chosen source has figures of it; null where no source is chosen. */
  readonly isOfSource: ((indicator: number) => boolean) | null
}

/**
 * The indicators to compare: those the reader chose, at most twenty; else the dashboard's own, after the one that was carried
 * from another section.
 */
export function comparedIds(
  { indicators, indicator }: Pick<IndicatorComparisonState, 'indicators' | 'indicator'>,
  offer: ComparisonOffer,
): number[] {
  const carried = offer.indicators.filter((id) => id === indicator)
  const wanted = indicators ?? [...carried, ...beginning(offer, carried)]
  return [...new Set(wanted)].filter(offer.hasFigures).slice(0, MOST_INDICATORS)
}

/** With a source the dashboard's first are those that it publishes, as many as the dashboard begins with; where it has no other, the usual ones, whose lack is said. */
function beginning(
  { indicators, defaults, isOfSource }: ComparisonOffer,
  carried: readonly number[],
): readonly number[] {
  if (!isOfSource) return defaults
  const published = [...new Set([...defaults, ...indicators])].filter(
    (id) => isOfSource(id) && !carried.includes(id),
  )
  return published.length === 0 ? defaults : published.slice(0, defaults.length)
}

/** The indicators that an address asks to compare in a dashboard. */
export function chosenIndicators({
  wanted,
  dashboard,
  catalogue,
}: SectionRequest<IndicatorComparisonState>): number[] {
  return comparedIds(wanted, {
    indicators: dashboard.indicators,
    defaults: dashboard.default_indicators,
    hasFigures: (id) => hasFigures(catalogue.coverage, id),
    isOfSource:
      wanted.source === null || wanted.everySource
        ? null
        : (id) => catalogue.coverage.get(id)?.has(wanted.source ?? 0) === true,
  })
}

export interface ComparisonResolution {
  readonly question: ComparisonQuestion
  /** Requests that could not be met, one sentence each. */
  readonly moved: readonly Value[]
  /** Over what it can be compared. */
  readonly modes: readonly CompareBy[]
}

/** The ground on which the choice is resolved; `table` holds the indicators, down to states. */
export interface ComparisonData {
  readonly indicators: readonly number[]
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly currentYear: number
}

/**
 * The question that has data, or as near to it as the data allow: a place without any figure gives way to the one around it, a
 * period without any to the newest of each indicator.
 */
export function resolveComparison(
  state: IndicatorComparisonState,
  data: ComparisonData,
  modes: readonly CompareBy[],
): ComparisonResolution {
  const by = modes.includes(state.by) ? state.by : 'period'
  const source = state.everySource ? null : state.source
  const location = by === 'period' ? placeOf(state.location ?? NATION, source, data) : NATION
  const question = { ...data, by, source, location, period: by === 'period' ? null : state.period }
  const isOfPeriod = question.period === null || compareIndicators(question).shown.length > 0
  const shown = isOfPeriod ? question : { ...question, period: null }
  const moved = moves(
    { location: by === 'period' ? state.location : null },
    { location },
    {
      reference: data.reference,
      lacks: { location: (of) => message('lacks.chosen', { of }) },
    },
  ).map(({ sentence }) => sentence)
  if (isOfPeriod || compareIndicators(shown).shown.length === 0) return { question: shown, moved, modes }
  const lack = message('lacks.chosen', { of: periodName(question.period ?? 0) })
  return {
    question: shown,
    moved: [...moved, instead(lack, message('indicator-comparison.newest-of-each'))],
    modes,
  }
}

/** The place or the smallest around it with a figure; where there is none, the place as it was asked for: the figure says what has figures. */
function placeOf(
  wanted: number,
  source: number | null,
  { reference, table, indicators }: ComparisonData,
): number {
  const has = (location: number) =>
    indicators.some(
      (indicator) =>
        pointsWhere(table, { indicator, location, ...(source !== null && { source }) }).length > 0,
    )
  const isKnown = reference.locations.has(wanted)
  return (
    filled({ asked: [...placesAbove(reference, wanted), NATION], among: [], has }) ??
    (isKnown ? wanted : NATION)
  )
}
