import type { IndicatorData } from '#contract/release-data.ts'
import type { LocalCountsFile } from '#contract/release-file.ts'
import type { Coverage } from '#domain/choice/coverage.ts'
import type { Level, Location } from '#domain/location/location.ts'
import { periodYear } from '#domain/period/period.ts'

/** How many figures one source has of one indicator, at one level and in one year. */
export interface Reach {
  readonly indicator: number
  readonly source: number
  readonly level: Level
  readonly year: number
  /** Null: there are some, and their number has not come yet. */
  readonly figures: number | null
}

/** What somebody chose to show; an empty list of sources, levels or years leaves none out. */
export interface Selection {
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  readonly levels: readonly Level[]
  readonly years: readonly number[]
}

/** What is known of an indicator: its file, and how many figures it has of LGAs and districts, once that has come. */
export interface KnownIndicator extends Pick<IndicatorData, 'id' | 'table' | 'lga'> {
  readonly local: LocalCountsFile['counts'] | null
}

/**
 * What an indicator has, by source, level and year, up to the current one: what lies ahead is not offered (specification 1 §5).
 * Before the counts of LGAs and districts have come these are only known to be there.
 */
export function reachOf(
  { id, table, lga, local }: KnownIndicator,
  locations: ReadonlyMap<number, Pick<Location, 'level'>>,
  coverage: Coverage,
  currentYear: number,
): readonly Reach[] {
  const found = new Map<string, Reach & { figures: number }>()
  for (let row = 0; row < table.length; row++) {
    const source = table.source[row] ?? 0
    const level = locations.get(table.location[row] ?? 0)?.level
    const year = periodYear(table.period[row] ?? 0)
    if (level === undefined || year > currentYear) continue
    const key = `${source} ${level} ${year}`
    const before = found.get(key) ?? { indicator: id, source, level, year, figures: 0 }
    found.set(key, { ...before, figures: before.figures + 1 })
  }
  if (local) {
    const counted = local.map(([source, level, year, figures]) => ({
      ...{ indicator: id, source, level, year, figures },
    }))
    return [...found.values(), ...counted.filter(({ year }) => year <= currentYear)]
  }
  const small = [...lga].flatMap(([source, periods]) => {
    const mask = coverage.get(id)?.get(source) ?? 0
    const levels = SMALL_LEVELS.filter((level) => mask & (1 << (level - 1)))
    const years = [...new Set(periods.map(periodYear))].filter((year) => year <= currentYear)
    return levels.flatMap((level) =>
      years.map((year): Reach => ({ indicator: id, source, level, year, figures: null })),
    )
  })
  return [...found.values(), ...small]
}

const SMALL_LEVELS: readonly Level[] = [4, 5]

/** What of it was chosen. `except`: a column that is looked at as if nothing were chosen in it. */
export function chosenReach(
  reach: readonly Reach[],
  { indicators, sources, levels, years }: Selection,
  except?: 'sources' | 'levels' | 'years',
): readonly Reach[] {
  const has = <T>(column: string, chosen: readonly T[], value: T) =>
    column === except || chosen.length === 0 || chosen.includes(value)
  return reach.filter(
    (each) =>
      indicators.includes(each.indicator) &&
      has('sources', sources, each.source) &&
      has('levels', levels, each.level) &&
      has('years', years, each.year),
  )
}

/** How many figures were chosen; `isWhole`: none has still to be counted. */
export function countFigures(
  reach: readonly Reach[],
  selection: Selection,
): { readonly figures: number; readonly isWhole: boolean } {
  const chosen = chosenReach(reach, selection)
  return {
    figures: chosen.reduce((sum, { figures }) => sum + (figures ?? 0), 0),
    isWhole: chosen.every(({ figures }) => figures !== null),
  }
}

/** By value of a column, how many of the chosen indicators have a figure there, of what is chosen in the other columns. */
export function indicatorsBy<Column extends 'source' | 'level' | 'year'>(
  reach: readonly Reach[],
  selection: Selection,
  column: Column,
): ReadonlyMap<Reach[Column], ReadonlySet<number>> {
  const except = ({ source: 'sources', level: 'levels', year: 'years' } as const)[column]
  // Sources say what they have of the indicators; levels and years what the sources have.
  const looked = column === 'source' ? { ...selection, levels: [], years: [] } : selection
  const found = new Map<Reach[Column], Set<number>>()
  for (const each of chosenReach(reach, looked, except)) {
    const own = found.get(each[column]) ?? new Set()
    found.set(each[column], own.add(each.indicator))
  }
  return found
}

/** A chosen indicator that has no figure in a chosen year. */
export interface MissingYear {
  readonly indicator: number
  readonly year: number
  /** The nearest year of which it has one, the later of two; null: it has none in what is chosen. */
  readonly nearest: number | null
}

/** Which chosen indicators lack which chosen years, as far as their files are here; the newest year first. */
export function missingYears(reach: readonly Reach[], selection: Selection): readonly MissingYear[] {
  const known = new Set(reach.map(({ indicator }) => indicator))
  const there = Map.groupBy(chosenReach(reach, selection, 'years'), ({ indicator }) => indicator)
  return selection.years
    .toSorted((a, b) => b - a)
    .flatMap((year) =>
      selection.indicators.flatMap((indicator): readonly MissingYear[] => {
        const years = (there.get(indicator) ?? []).map((each) => each.year)
        if (!known.has(indicator) || years.includes(year)) return []
        return [{ indicator, year, nearest: nearestTo(year, years) }]
      }),
    )
}

function nearestTo(year: number, years: readonly number[]): number | null {
  const [nearest] = years.toSorted((a, b) => Math.abs(a - year) - Math.abs(b - year) || b - a)
  return nearest ?? null
}

/** The selection without levels and years that no chosen indicator has: when an indicator goes, so does what only it had. */
export function withoutUnreached<S extends Selection>(selection: S, reach: readonly Reach[]): S {
  const own = reach.filter(({ indicator }) => selection.indicators.includes(indicator))
  return {
    ...selection,
    levels: selection.levels.filter((level) => own.some((each) => each.level === level)),
    years: selection.years.filter((year) => own.some((each) => each.year === year)),
  }
}
