import { comparedPlaces } from '#domain/comparison/compared-places.ts'
import { CLASSIFICATIONS } from '#domain/data-source/data-source.ts'
import { LEVELS, type Location, NATION } from '#domain/location/location.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { isoPeriod, periodLabel } from '#domain/period/period.ts'
import { childrenOf, known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { CompareBy } from '#domain/comparison/compare-by.ts'
import { indicatorOptions, type Option } from '#sections/definition/options.ts'
import { plainOption } from '#sections/controls/plain-option.ts'

/** Indicator → source → bit mask of levels with figures: national 1, zonal 2, state 4. */
type Coverage = ReadonlyMap<number, ReadonlyMap<number, number>>

/** What the lists are drawn from before any figure is loaded. */
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

const NAMES: Readonly<Record<CompareBy, string>> = {
  period: 'Period',
  national: 'National',
  zones: 'Zonal',
  states: 'State',
}

const LEVEL_MASKS: Readonly<Record<CompareBy, number>> = { period: 7, national: 1, zones: 2, states: 4 }

/** The name of a mode as it stands in its control. */
export function modeName(by: CompareBy): string {
  return NAMES[by]
}

/** Modes; one for which no chosen indicator has figures cannot be chosen. */
export function modeOptions(modes: readonly CompareBy[], lists: ComparisonLists): Option[] {
  const kinds: Readonly<Record<CompareBy, string>> = {
    period: 'any place',
    national: 'the nation',
    zones: 'zones',
    states: 'states',
  }
  return modes.map((by) => {
    const some = lists.chosen.length === 0 || lists.chosen.some((id) => covers(id, { ...lists, by }))
    return plainOption(by, NAMES[by], {
      reason: some ? null : `No chosen indicator has figures for ${kinds[by]}`,
    })
  })
}

/** `All`, then the sources that have indicators of the dashboard, by class, with how many of the chosen each has. */
export function comparisonSourceOptions(lists: ComparisonLists): Option[] {
  const { reference, chosen } = lists
  const has = (source: number) => (id: number) => covers(id, { ...lists, source })
  const sources = lists.sources
    .flatMap((id) => reference.sources.get(id) ?? [])
    .filter(({ id }) => lists.indicators.some((indicator) => lists.coverage.get(indicator)?.has(id)))
    .toSorted(
      (a, b) =>
        CLASSIFICATIONS.indexOf(a.classification) - CLASSIFICATIONS.indexOf(b.classification) ||
        a.name.localeCompare(b.name),
    )
  return [
    plainOption(ALL_SOURCES, 'All', { hint: 'each indicator in its best source' }),
    ...sources.map(({ id, name, classification }) =>
      plainOption(String(id), name, {
        group: classification,
        classification,
        hint: `${chosen.filter(has(id)).length} of ${chosen.length} chosen`,
      }),
    ),
  ]
}

/** Indicators of the source, or all of the dashboard's; chosen ones that do not fit stay, so that they can be taken away. */
export function comparisonIndicatorOptions(lists: ComparisonLists): Option[] {
  const { reference, coverage, chosen, source, indicators } = lists
  const isOf = (id: number) => source === null || (coverage.get(id)?.has(source) ?? false)
  const ids = new Set([...indicators.filter(isOf), ...chosen])
  const name = source === null ? '' : known(reference.sources, source).name
  const options = indicatorOptions([...ids], reference, (id) => (coverage.get(id)?.size ?? 0) > 0)
  return options.map((option) => {
    const id = Number(option.value)
    if (!isOf(id)) return { ...option, reason: `${name} does not publish it` }
    return covers(id, lists) ? option : { ...option, hint: `not ${NAMES[lists.by].toLowerCase()}` }
  })
}

function covers(indicator: number, { coverage, source, by }: ComparisonLists): boolean {
  const levels = coverage.get(indicator)
  if (!levels) return false
  const masks = source === null ? [...levels.values()] : [levels.get(source) ?? 0]
  return masks.some((mask) => (mask & LEVEL_MASKS[by]) !== 0)
}

/** What the lists of periods and places are drawn from. */
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
  const labels = source === null ? {} : known(reference.sources, source).periodLabels
  return [
    plainOption(NEWEST, 'Newest of each'),
    ...[...having]
      .sort(([a], [b]) => b - a)
      .map(([period, ids]) =>
        plainOption(isoPeriod(period), periodLabel(period, labels), {
          hint: `${ids.size} of ${indicators.length}`,
        }),
      ),
  ]
}

/** The nation, its zones and their states; places without a figure of any chosen indicator cannot be chosen. */
export function comparisonPlaceOptions(figures: ComparisonFigures): Option[] {
  const { table, reference, indicators, source } = figures
  const ids = new Set(indicators)
  const withFigures = new Set<number>()
  for (const point of pointsWhere(table, source === null ? {} : { source })) {
    if (ids.has(point.indicator)) withFigures.add(point.location)
  }
  const option = (place: Location, depth: number) =>
    plainOption(String(place.id), place.name, {
      depth,
      hint: depth === 0 ? '' : LEVELS[place.level],
      reason: withFigures.has(place.id) ? null : 'No figure of the chosen indicators',
    })
  const nation = known(reference.locations, NATION)
  return [
    option(nation, 0),
    ...childrenOf(reference, NATION, 2).flatMap((zone) => [
      option(zone, 1),
      ...childrenOf(reference, zone.id, 3).map((state) => option(state, 2)),
    ]),
  ]
}
