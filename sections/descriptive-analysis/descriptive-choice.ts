import { message, type Value } from '#domain/message/message.ts'
import { placeName, sourceName } from '#domain/message/value.ts'
import { NATION } from '#domain/location/location.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { firstSettled } from '#domain/observation/settled.ts'
import { isYear, type PeriodCode } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { LgaCoverage } from '#domain/choice/availability.ts'
import { ACROSS, type Across } from '#domain/spread/across.ts'
import type { DescriptiveState } from './state.ts'
import { areaOf } from '#domain/spread/described-set.ts'
import { instead, moves } from '#domain/choice/moves.ts'
import { filled } from '#domain/choice/slot.ts'
import { type ResolveContext, resolveChoice } from '#domain/choice/resolve.ts'

/** A choice of figures to describe that has data. */
export interface DescriptiveChoice {
  readonly indicator: number
  readonly source: number
  readonly location: number
  readonly period: PeriodCode | null
  readonly across: Across
}

/** The ground on which a choice of Descriptive Analysis is resolved. `table` holds the indicator's figures. */
export interface DescriptiveContext extends ResolveContext {
  readonly table: ObservationTable
  readonly lga: LgaCoverage
}

/** A choice that has data, what had to move, and what else the source could be described over. */
export interface DescriptiveResolution {
  readonly choice: DescriptiveChoice
  readonly moved: readonly Value[]
  readonly offered: readonly Across[]
  /** Periods with figures of the level that is described, newest first; empty over time. */
  readonly periods: readonly PeriodCode[]
}

const LEVEL_OF = { zones: 2, states: 3, lgas: 4 } as const

/**
 * Resolves source and place as everywhere, then the level: the wanted one when the source has figures of it, else states,
 * zones, LGAs, or the place over time. The period is the wanted one when it has figures of the level, else the newest that
 * is no projection. Says what had to move.
 */
export function resolveDescriptive(
  wanted: DescriptiveState,
  context: DescriptiveContext,
): DescriptiveResolution {
  const { reference, availability } = context
  const isKnown = wanted.location === null || reference.locations.has(wanted.location)
  const base = resolveChoice(isKnown ? wanted : { ...wanted, location: null }, context)
  const { source } = base.choice
  // The resolver looks for figures of the place and right below it; LGAs of the nation or a zone lie further down.
  const hasLgas = context.lga.has(source)
  const ofLgas = isKnown ? (wanted.location ?? NATION) : NATION
  const reach = (across: Across) => (across === 'lgas' && hasLgas ? ofLgas : base.choice.location)
  const lists = new Map(ACROSS.map((across) => [across, periodsOf(across, source, reach(across), context)]))
  const offered = ACROSS.filter((across) =>
    across === 'time'
      ? availability.hasFigure(source, base.choice.location)
      : (lists.get(across)?.length ?? 0) > 0,
  )
  const across = filled({ asked: [wanted.across], among: offered }) ?? 'time'
  const periods = across === 'time' ? [] : (lists.get(across) ?? [])
  const location = reach(across)
  const newest = firstSettled(periods, (code) => availability.settled(source, location, code))
  const period = filled({ asked: [wanted.period, newest], among: periods })
  const choice: DescriptiveChoice = { indicator: context.indicator, source, location, period, across }
  const isMoved = location !== wanted.location
  const kept = base.moved
    .filter(({ control }) => control !== 'period' && (control !== 'location' || isMoved))
    .map(({ sentence }) => sentence)
  return { choice, moved: [...kept, ...movedOf(wanted, choice, isKnown, context)], offered, periods }
}

/** Periods in which a source has figures of a level inside the area that would be described, newest first. */
function periodsOf(
  across: Across,
  source: number,
  location: number,
  { table, reference, lga, indicator }: DescriptiveContext,
): PeriodCode[] {
  if (across === 'time') return []
  if (across === 'lgas') {
    // Months of LGAs are read state by state, so that those of the nation or a zone are not described.
    const isOfState = (reference.locations.get(location)?.level ?? 1) >= 3
    return (lga.get(source) ?? []).filter((code) => isOfState || isYear(code)).sort((a, b) => b - a)
  }
  const area = areaOf(reference, location, across)
  const level = LEVEL_OF[across]
  const inside = pointsWhere(table, { indicator, source }).filter((point) => {
    const place = reference.locations.get(point.location)
    return place?.level === level && (area.level === 1 || place.parent === area.id)
  })
  return [...new Set(inside.map((point) => point.period))].sort((a, b) => b - a)
}

function movedOf(
  wanted: DescriptiveState,
  choice: DescriptiveChoice,
  isKnown: boolean,
  { reference }: DescriptiveContext,
): Value[] {
  const { across } = choice
  const source = sourceName(byId(reference.sources, choice.source))
  const place = placeName(byId(reference.locations, NATION))
  const lga = message('lacks.parts', { of: message('choice.asked', { slot: 'location' }) })
  const lacks = { period: (of: Value) => message('lacks.by-level', { source, across, of }) }
  const asked = { period: across === 'time' ? null : wanted.period }
  return [
    ...(isKnown ? [] : [instead(lga, place)]),
    ...(wanted.across === null || wanted.across === across
      ? []
      : [message('descriptive-section.across-moved', { source, asked: wanted.across, across })]),
    ...moves(asked, choice, { reference, lacks }).map(({ sentence }) => sentence),
  ]
}
