import { type Level, LEVELS, type Location } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { indicatorName, listOf, periodName, placeName, sourceName, whole } from '#domain/message/value.ts'
import { type ObservationTable, rowsWhere } from '#domain/observation/observation-table.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { MissingFigure } from './missing-figure.ts'

/** Where and when a source has figures of an indicator, as far as they are loaded. */
export interface SourceHolding {
  /** All levels that have a figure, also those of files that were not loaded. */
  readonly levels: ReadonlySet<Level>
  /** Periods of the place itself, ascending. */
  readonly here: readonly PeriodCode[]
  /** Periods of any place of its level, ascending. */
  readonly atLevel: readonly PeriodCode[]
}

/** Periods of all figures that a source has of an indicator, ascending, by place and by level. */
interface AllHeld {
  readonly reference: ReferenceData
  readonly byPlace: ReadonlyMap<number, readonly PeriodCode[]>
  readonly byLevel: ReadonlyMap<Level, readonly PeriodCode[]>
}

/** A figure asks for the same source many times, once for each of its holes. */
const KEPT = new WeakMap<ObservationTable, Map<string, AllHeld>>()

/** The source's figures of the indicator, looked at from the place. */
export function heldFor(
  { indicator, source, location }: MissingFigure,
  table: ObservationTable,
  reference: ReferenceData,
): SourceHolding {
  const key = `${indicator.id}:${source.id}`
  const kept = KEPT.get(table) ?? new Map<string, AllHeld>()
  const found = kept.get(key)
  const all =
    found?.reference === reference
      ? found
      : allHeld(rowsWhere(table, { indicator: indicator.id, source: source.id }), table, reference)
  KEPT.set(table, kept.set(key, all))
  return {
    levels: new Set(all.byLevel.keys()),
    here: all.byPlace.get(location.id) ?? [],
    atLevel: all.byLevel.get(location.level) ?? [],
  }
}

function allHeld(rows: readonly number[], table: ObservationTable, reference: ReferenceData): AllHeld {
  const byPlace = new Map<number, Set<PeriodCode>>()
  const byLevel = new Map<Level, Set<PeriodCode>>()
  for (const row of rows) {
    const [place, period] = [table.location[row] ?? 0, table.period[row] ?? 0]
    byPlace.set(place, (byPlace.get(place) ?? new Set()).add(period))
    const level = reference.locations.get(place)?.level
    if (level !== undefined) byLevel.set(level, (byLevel.get(level) ?? new Set()).add(period))
  }
  return { reference, byPlace: ascending(byPlace), byLevel: ascending(byLevel) }
}

function ascending<Key>(periods: ReadonlyMap<Key, ReadonlySet<PeriodCode>>): Map<Key, readonly PeriodCode[]> {
  return new Map([...periods].map(([key, some]) => [key, [...some].sort((a, b) => a - b)]))
}

/** The source's figures instead of the missing one: other levels, other places, other periods. */
export function notPublished(asked: MissingFigure, held: SourceHolding): Message {
  const { location, period } = asked
  const source = sourceName(asked.source)
  const place = placeName(location)
  if (held.levels.size === 0) {
    return message('gap.only-groups', { source, indicator: indicatorName(asked.indicator) })
  }
  if (!held.levels.has(location.level)) {
    const others = ([1, 2, 3, 4, 5] as const).filter((level) => held.levels.has(level)).map(placesAt)
    return message('gap.other-levels', { source, levels: listOf(others), level: placesAt(location.level) })
  }
  if (period === null && held.here.length > 0) return message('gap.later-years', { source, place })
  const asks = period === null ? null : periodName(period, asked.source)
  if (asks !== null && held.here.length > 0) {
    return message('gap.other-periods', { source, place, period: asks, periods: periodsOf(asked, held.here) })
  }
  if (asks !== null && !held.atLevel.includes(period ?? 0)) {
    const periods = periodsOf(asked, held.atLevel)
    return message('gap.level-periods', { source, level: placesAt(location.level), periods, period: asks })
  }
  return message('gap.other-places', { source, level: othersLike(location), place })
}

/** That a source has figures of smaller places alone, in the few words of a cell; null: of others too. */
export function smallerOnly({ location }: MissingFigure, { levels }: SourceHolding): Message | null {
  const held = ([1, 2, 3, 4, 5] as const).filter((level) => levels.has(level))
  if (held.length === 0 || held.some((level) => level <= location.level)) return null
  return message('gap.only-levels', { levels: listOf(held.map(placesAt)) })
}

/** Periods are written out up to this many. */
const LISTED = 6

function periodsOf({ source }: MissingFigure, periods: readonly PeriodCode[]): Value {
  const name = (period: PeriodCode) => periodName(period, source)
  const [first = 0, last = first] = [periods[0], periods.at(-1)]
  if (periods.length <= LISTED) return listOf(periods.map(name))
  return message('gap.periods', { first: name(first), last: name(last), count: whole(periods.length) })
}

/** `the nation`, `zones`, `LGAs`. */
function placesAt(level: Level): Message {
  return message('gap.places', { level: LEVELS[level] })
}

function othersLike({ level }: Location): Message {
  return level === 1 ? message('gap.other-nations') : placesAt(level)
}
