import { comparedPlaces } from '#domain/comparison/compared-places.ts'
import { type Coverage, hasFigures } from '#domain/choice/coverage.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { message, type Value } from '#domain/message/message.ts'
import { sourceName, whole } from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { CompareBy } from '#domain/comparison/compare-by.ts'
import { indicatorOptions, type Option, periodList, sourceList } from '#sections/definition/options.ts'
import { plainOption } from '#sections/controls/plain-option.ts'

/** The material of the lists before any figure is loaded. */
export interface ComparisonLists {
  readonly reference: ReferenceData
  readonly coverage: Coverage
  /** Indicators and sources of the dashboard. */
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  readonly chosen: readonly number[]
  /** Null: all sources. */
  readonly source: number | null
  readonly by: CompareBy
}

/** Value of the entry for all sources; ids begin at 1. */
export const ALL_SOURCES = '0'

/** Value of the entry for no period in particular. */
export const NEWEST = ''

const LEVEL_MASKS: Readonly<Record<CompareBy, number>> = { period: 7, national: 1, zones: 2, states: 4 }

/** The name of a mode as it stands in its control. */
export function modeName(by: CompareBy): Value {
  return message('indicator-comparison.by', { by })
}

/** Modes; one for which no chosen indicator has figures cannot be chosen. */
export function modeOptions(modes: readonly CompareBy[], lists: ComparisonLists): Option[] {
  return modes.map((by) => {
    const some = lists.chosen.length === 0 || lists.chosen.some((id) => covers(id, { ...lists, by }))
    return plainOption(by, modeName(by), {
      reason: some ? null : message('indicator-comparison.none-by', { by }),
    })
  })
}

/** `All`, then the sources that have indicators of the dashboard, by class, with how many of the chosen each has. */
export function comparisonSourceOptions(lists: ComparisonLists): Option[] {
  const { reference, chosen } = lists
  const has = (source: number) => (id: number) => covers(id, { ...lists, source })
  const sources = lists.sources.filter((id) =>
    lists.indicators.some((indicator) => lists.coverage.get(indicator)?.has(id)),
  )
  return [
    plainOption(ALL_SOURCES, message('indicator-comparison.all'), {
      hint: message('indicator-comparison.best'),
    }),
    ...sourceList(sources, reference, (id) => ({
      hint: message('indicator-comparison.of-chosen', {
        count: whole(chosen.filter(has(id)).length),
        all: whole(chosen.length),
      }),
    })),
  ]
}

/** Indicators of the source, or all of the dashboard's; chosen ones that do not fit stay, so that they can be taken away. */
export function comparisonIndicatorOptions(lists: ComparisonLists): Option[] {
  const { reference, coverage, chosen, source, indicators } = lists
  const isOf = (id: number) => source === null || (coverage.get(id)?.has(source) ?? false)
  const ids = new Set([...indicators.filter(isOf), ...chosen])
  const from = source === null ? undefined : byId(reference.sources, source)
  return indicatorOptions(
    [...ids],
    reference,
    (id) => hasFigures(coverage, id),
    (id) => {
      if (from && !isOf(id)) {
        return { reason: message('indicator-comparison.not-published', { source: sourceName(from) }) }
      }
      return covers(id, lists) ? {} : { hint: message('indicator-comparison.not-by', { by: lists.by }) }
    },
  )
}

function covers(indicator: number, { coverage, source, by }: ComparisonLists): boolean {
  const levels = coverage.get(indicator)
  if (!levels) return false
  const masks = source === null ? [...levels.values()] : [levels.get(source) ?? 0]
  return masks.some((mask) => (mask & LEVEL_MASKS[by]) !== 0)
}

/** The material of the lists of periods and places. */
export interface ComparisonFigures {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicators: readonly number[]
  readonly source: number | null
  readonly by: CompareBy
}

/** The newest of each, then every period in which a chosen indicator has figures, newest first, with how many have. */
export function comparisonPeriodOptions(figures: ComparisonFigures): Option[] {
  const { table, reference, indicators, source, by } = figures
  const locations = new Set(comparedPlaces(reference, by).map(({ id }) => id))
  const having = new Map<number, Set<number>>()
  for (const indicator of indicators) {
    for (const { period } of pointsWhere(table, {
      indicator,
      locations,
      ...(source !== null && { source }),
    })) {
      having.set(period, (having.get(period) ?? new Set()).add(indicator))
    }
  }
  const from = source === null ? undefined : byId(reference.sources, source)
  return [
    plainOption(NEWEST, message('indicator-comparison.newest')),
    ...periodList(
      [...having.keys()].sort((a, b) => b - a),
      from,
      (period) => ({
        hint: message('indicator-comparison.of', {
          count: whole(having.get(period)?.size ?? 0),
          all: whole(indicators.length),
        }),
      }),
    ),
  ]
}
