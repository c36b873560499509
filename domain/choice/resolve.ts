import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { cited, figure, placeName } from '#domain/message/value.ts'
import { nearestPeriods } from '#domain/period/period.ts'
import {
  byId,
  locationsAt,
  measureKey,
  placesAbove,
  type ReferenceData,
} from '#domain/reference/reference-data.ts'
import { type Availability, newestPeriod } from './availability.ts'
import type { Choice } from './choice.ts'
import { type Moved, moves } from './moves.ts'
import type { SharedWanted } from './shared-address.ts'
import { filled, type Slot } from './slot.ts'

export interface Resolution {
  readonly choice: Choice
  /** The parts that could not stay where the reader put them. */
  readonly moved: readonly Moved[]
}

export interface ResolveContext {
  readonly indicator: number
  readonly availability: Availability
  readonly reference: ReferenceData
  /** Source of the dashboard's first view. */
  readonly preferredSource: number | null
}

type Wanted = Pick<SharedWanted, 'source' | 'location' | 'period'>

/**
 * The choice of source, place and period that most sections share (docs/decisions): keeps what the reader wanted where it has data,
 * else takes the nearest that has.
 *
 * Source: the one asked for; where none is, one that has the place asked for. Else the same classification first, then the one that
 * covers the wanted place, then the official custodian before those that print its figures again, then the newest. Location: the place
 * itself, then upwards; where nothing around it has figures, the place by its LGAs. Period: the latest whole one with data, else one
 * of which figures tell a part, else a projection. Says what had to move, and why.
 */
export function resolveChoice(wanted: Wanted, context: ResolveContext): Resolution {
  const source = filled(sourceSlot(wanted, context)) ?? wanted.source ?? context.preferredSource ?? 0
  const location = placeOf(wanted.location ?? NATION, source, context)
  const { availability } = context
  const period = filled({
    asked: [wanted.period, newestPeriod(availability, source, location)],
    among: availability.shownPeriods(source, location),
  })
  const choice: Choice = { indicator: context.indicator, source, location, period }
  return {
    choice,
    moved: [...movedFrom(wanted, choice, context), ...withdrawnWords(wanted, choice, context)],
  }
}

function sourceSlot(wanted: Wanted, context: ResolveContext): Slot<number> {
  const { availability, reference, indicator, preferredSource } = context
  const location = wanted.location ?? NATION
  const covers = (source: number) => availability.covers(source, location)
  const isOpening = wanted.source === null && preferredSource !== null && covers(preferredSource)
  const anchor = wanted.source ?? preferredSource
  const like = anchor === null ? undefined : reference.sources.get(anchor)?.classification
  return {
    asked: [wanted.source, isOpening ? preferredSource : null],
    among: availability.sources,
    prefers: [
      // A source of LGAs alone says nothing of a larger place while others do.
      (source) => Number(covers(source) || availability.covers(source, NATION)),
      // A place that was asked for goes before the class of a source that was not.
      (source) => Number(wanted.source === null && covers(source)),
      (source) => Number(like !== undefined && reference.sources.get(source)?.classification === like),
      (source) => Number(availability.hasFigure(source, location)),
      (source) => Number(covers(source)),
      (source) => Number(reference.measures.get(measureKey(indicator, source))?.custodian === true),
      (source) => newestPeriod(availability, source, location) ?? 0,
    ],
  }
}

/**
 * The place itself or the smallest around it with figures of the source; else the place by its LGAs, where the source has these alone;
 * else a state, one inside the place and one with many periods first.
 */
function placeOf(wanted: number, source: number, { availability, reference }: ResolveContext): number {
  const { covers, shownPeriods } = availability
  const around = [wanted, ...placesAbove(reference, wanted), NATION]
  const isShown = shownPeriods(source, wanted).length > 0
  const place = filled({
    asked: [...around.filter((one) => covers(source, one)), isShown ? wanted : null],
    among: locationsAt(reference, 3).map(({ id }) => id),
    has: (one) => shownPeriods(source, one).length > 0,
    prefers: [
      (state) => Number(placesAbove(reference, state).includes(wanted)),
      (state) => shownPeriods(source, state).length,
    ],
  })
  return place ?? NATION
}

function movedFrom(
  { source, location: place, period }: Wanted,
  choice: Choice,
  { reference, availability }: ResolveContext,
): Moved[] {
  // A reader who chose a source without naming a place was looking at the nation.
  const location = place ?? (source === null ? null : NATION)
  const held = availability.shownPeriods(choice.source, choice.location)
  const near = period === null ? [] : nearestPeriods(period, held)
  const isShown = near.length === 1 && near[0] === choice.period
  return moves({ source, location, period }, choice, { reference, nearest: isShown ? [] : near })
}

/** That the very figure asked for was taken out of the release, and why. */
function withdrawnWords(
  wanted: Wanted,
  choice: Choice,
  { reference, indicator, availability }: ResolveContext,
): Moved[] {
  const found = availability.withdrawn.find(
    ({ source, location, period }) =>
      period === wanted.period &&
      source === (wanted.source ?? choice.source) &&
      location === (wanted.location ?? choice.location),
  )
  const [source, place] = found
    ? [reference.sources.get(found.source), reference.locations.get(found.location)]
    : []
  if (!found || !source || !place) return []
  const sentence = message('choice.withdrawn', {
    cited: cited(source, found.period),
    place: placeName(place),
    // A zero that was not proven is not said again.
    zero: found.value === 0 ? 'yes' : 'no',
    value: figure(found.value, byId(reference.indicators, indicator)),
    reason: found.reason,
  })
  return [{ control: 'period', sentence }]
}
