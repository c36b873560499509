import type { Kind } from '#charts/kind/define-kind.ts'
import type { View } from '#charts/view.ts'
import type { Coverage } from '#domain/choice/coverage.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodKind } from '#domain/period/period.ts'
import type { Curation } from '#domain/reference/curation.ts'

/** Kinds that show indicators of one sort only, and which these are: other indicators leave them empty whatever is chosen beside. */
const ONLY: { readonly [Name in View['kind']]?: (curation: Curation) => readonly number[] } = {
  'epidemic-curve': ({ diseases }) =>
    diseases.flatMap(({ measures }) => measures.map(({ indicator }) => indicator)),
  quarters: ({ routineCounts }) => routineCounts.map(({ indicator }) => indicator),
  pyramid: ({ population }) => (population ? [population.indicator] : []),
}

/** Of indicators in their order those that a kind can show; all of them where it shows any, or where none of its own is there. */
export function fittingIndicators(
  { name }: Pick<Kind, 'name'>,
  among: readonly number[],
  curation: Curation,
): readonly number[] {
  const only = new Map(Object.entries(ONLY)).get(name)
  if (!only) return among
  const fitting = only(curation)
  const own = among.filter((id) => fitting.includes(id))
  return own.length > 0 ? own : among
}

/** False where a kind shows indicators of another sort only. */
export function canShow(
  { name }: Pick<Kind, 'name'>,
  indicators: readonly number[],
  curation: Curation,
): boolean {
  const fitting = new Map(Object.entries(ONLY)).get(name)?.(curation)
  return !fitting || indicators.every((id) => fitting.includes(id))
}

/** Kinds that hold indicators of one source against each other, state by state. */
const AGAINST: readonly string[] = ['correlation-matrix', 'scatter']
/** Bit of the coverage that stands for figures of states. */
const OF_STATES = 4

/**
 * The first indicators, in their order, that one source has for the states, and that source before others; null for a kind that does
 * not hold them against each other, or where no source has two.
 */
export function heldAgainst(
  { name }: Pick<Kind, 'name'>,
  among: readonly number[],
  coverage: Coverage,
): { readonly indicators: readonly number[]; readonly source: number } | null {
  if (!AGAINST.includes(name)) return null
  const ofStates = (indicator: number) =>
    [...(coverage.get(indicator) ?? [])].flatMap(([source, levels]) => (levels & OF_STATES ? [source] : []))
  for (const [at, first] of among.entries()) {
    const own = ofStates(first)
    for (const second of among.slice(at + 1)) {
      const source = ofStates(second).find((id) => own.includes(id))
      if (source !== undefined) return { indicators: [first, second], source }
    }
  }
  return null
}

/** True where the figures themselves say which sources fit a kind. */
export function asksFigures({ name }: Pick<Kind, 'name'>): boolean {
  return name === 'quarters' || MEETING.includes(name)
}

/** Kinds that draw where two sources have figures of the same. */
const MEETING: readonly string[] = ['source-scatter', 'bland-altman']

/** Of sources in their order those with figures that a kind is made of: of quarters those by month. */
export function fittingSources(
  { name }: Pick<Kind, 'name'>,
  among: readonly number[],
  held: { readonly table: ObservationTable; readonly indicator: number },
): readonly number[] {
  if (name === 'quarters') {
    const monthly = new Set(
      pointsWhere(held.table, { indicator: held.indicator })
        .filter(({ period }) => periodKind(period) === 'month')
        .map(({ source }) => source),
    )
    return highestFirst(among, (source) => Number(monthly.has(source)))
  }
  return MEETING.includes(name) ? meeting(among, held) : among
}

/** The two sources with most figures of the same places and periods first; the first in their order of equals. */
function meeting(
  among: readonly number[],
  { table, indicator }: { readonly table: ObservationTable; readonly indicator: number },
): readonly number[] {
  const keyOf = ({ location, period }: Point) => `${location} ${period}`
  const held = new Map(
    among.map((source) => [source, new Set(pointsWhere(table, { indicator, source }).map(keyOf))]),
  )
  const pairs = among.flatMap((first, at) =>
    among.slice(at + 1).map((second) => {
      const others = held.get(second) ?? new Set()
      return {
        pair: [first, second],
        shared: [...(held.get(first) ?? [])].filter((key) => others.has(key)).length,
      }
    }),
  )
  const [best] = highestFirst(pairs, ({ shared }) => shared)
  if (!best || best.shared === 0) return among
  return [...best.pair, ...among.filter((source) => !best.pair.includes(source))]
}

/** The highest first; equals in the order in which they are given. */
function highestFirst<One>(items: readonly One[], rankOf: (one: One) => number): readonly One[] {
  return items.toSorted((a, b) => rankOf(b) - rankOf(a))
}
