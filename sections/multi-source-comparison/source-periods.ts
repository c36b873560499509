import { bySettled, type Settled, settledBy } from '#domain/observation/settled.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { message, type Value } from '#domain/message/message.ts'
import { NATION } from '#domain/location/location.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { locationsAt, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { LgaCoverage } from '#domain/choice/availability.ts'

/** The levels for which one source has figures in one period; `zones` and `states` are counts of places. */
export interface SourcePeriod {
  readonly source: number
  readonly period: PeriodCode
  readonly national: boolean
  readonly zones: number
  readonly states: number
  readonly lgas: boolean
  /** How far the best settled of its figures is. */
  readonly settled: Settled
}

/** Every pair of source and period with figures of an indicator, the newest first. LGAs are known from their own file. */
export function sourcePeriods(
  table: ObservationTable,
  lga: LgaCoverage,
  indicator: number,
  reference: ReferenceData,
): SourcePeriod[] {
  const found = new Map<string, SourcePeriod>()
  const at = (source: number, period: PeriodCode) =>
    found.get(`${source}:${period}`) ?? nothing(source, period)
  const keep = (entry: SourcePeriod) => found.set(`${entry.source}:${entry.period}`, entry)
  for (let row = 0; row < table.length; row++) {
    if (table.indicator[row] !== indicator) continue
    const entry = at(table.source[row] ?? 0, table.period[row] ?? 0)
    const place = table.location[row] ?? NATION
    const level = reference.locations.get(place)?.level
    keep({
      ...entry,
      national: entry.national || place === NATION,
      zones: entry.zones + Number(level === 2),
      states: entry.states + Number(level === 3),
      settled: better(entry.settled, settledBy(table.flags[row] ?? [])),
    })
  }
  for (const [source, periods] of lga) {
    for (const period of periods) {
      const entry = at(source, period)
      const isNew = !found.has(`${source}:${period}`)
      keep({ ...entry, lgas: true, settled: isNew ? 'whole' : entry.settled })
    }
  }
  return [...found.values()].sort((a, b) => b.period - a.period || a.source - b.source)
}

function nothing(source: number, period: PeriodCode): SourcePeriod {
  return { source, period, national: false, zones: 0, states: 0, lgas: false, settled: 'projected' }
}

function better(a: Settled, b: Settled): Settled {
  return bySettled(a, b) <= 0 ? a : b
}

/** True when at least half of the states have a figure: fewer make no map. */
export function makesStateMap({ states }: SourcePeriod, reference: ReferenceData): boolean {
  const all = locationsAt(reference, 3).length
  return states > 0 && states * 2 >= all
}

/** The levels of a period: all but one, or one alone. */
export type LevelGap = 'but_nation' | 'but_states' | 'lgas' | 'nation'

/** The levels that a source lacks in a period; null when it has the nation and states. */
export function levelGap({ national, zones, states, lgas }: SourcePeriod): LevelGap | null {
  if (states > 0) return national ? null : 'but_nation'
  if (zones > 0) return 'but_states'
  if (lgas) return national ? 'but_states' : 'lgas'
  return 'nation'
}

/** The same for the list of periods: `national only`, `LGAs only`; empty when nothing lacks. */
export function levelHint(entry: SourcePeriod): Value {
  const has = levelGap(entry)
  return has === null ? '' : message('multi-source.levels', { has })
}
