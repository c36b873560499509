import { NATION } from '#domain/location/location.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { message, type Value } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { forecastOpening } from '#domain/best-figure/forecast-opening.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Choice } from '#domain/choice/choice.ts'
import { instead } from '#domain/choice/moves.ts'
import type { PredictiveState } from './state.ts'
import { type ResolveContext, resolveChoice } from '#domain/choice/resolve.ts'

/** The ground on which a choice of Predictive Analysis is resolved. `table` holds the indicator's figures. */
export interface PredictiveContext extends ResolveContext {
  readonly table: ObservationTable
  readonly currentYear: number
}

/** A series that has data, and what had to move. */
export interface PredictiveResolution {
  readonly choice: Choice
  readonly moved: readonly Value[]
  /** Figures of every source for the place. */
  readonly available: readonly Point[]
}

/**
 * Resolves source and place: the wanted source, else one whose series leads into the future there and is not at odds with the figure to
 * quote, the preferred one (IHME) before others. A place without any figure gives way to the next above it.
 */
export function resolvePredictive(wanted: PredictiveState, context: PredictiveContext): PredictiveResolution {
  const { table, reference, indicator, preferredSource, currentYear } = context
  const isKnown = wanted.location === null || reference.locations.has(wanted.location)
  const location = isKnown ? (wanted.location ?? NATION) : NATION
  const here = pointsWhere(table, { indicator, location })
  const asked = { table, reference, indicator, location, currentYear }
  const opening = forecastOpening({ ...asked, preferred: preferredSource })
  const { choice, moved } = resolveChoice(
    { source: wanted.source, location, period: null },
    { ...context, preferredSource: opening },
  )
  // The resolver counts a place as covered when places below it have figures; a series needs its own.
  const hasOwn = here.some((point) => point.source === choice.source)
  const source = wanted.source === null && !hasOwn ? (opening ?? choice.source) : choice.source
  const lga = message('lacks.series', { of: message('choice.asked', { slot: 'location' }) })
  return {
    choice: { ...choice, source },
    moved: [
      ...(isKnown ? [] : [instead(lga, placeName(byId(reference.locations, NATION)))]),
      ...moved.map(({ sentence }) => sentence),
    ],
    available: pointsWhere(table, { indicator, location: choice.location }),
  }
}

/** Sources with enough figures of the place for a forecast, the longest first: what to take when one has too few. */
export function sourcesWithEnough(
  { available, choice }: PredictiveResolution,
  least: number,
  reference: ResolveContext['reference'],
): { readonly id: number; readonly name: string; readonly count: number }[] {
  const observed = available.filter((point) => !point.flags.includes('projection'))
  return [...Map.groupBy(observed, (point) => point.source)]
    .filter(([id, points]) => id !== choice.source && points.length >= least)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([id, points]) => ({ id, name: byId(reference.sources, id).name, count: points.length }))
}
