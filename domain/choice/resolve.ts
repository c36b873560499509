import type { Classification } from '#domain/data-source/data-source.ts'
import { NATION } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import {
  cited,
  figure,
  indicatorName,
  listOf,
  periodName,
  placeName,
  sourceName,
} from '#domain/message/value.ts'
import { nearestPeriods, type PeriodCode } from '#domain/period/period.ts'
import { byId, measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { type Availability, newestPeriod } from './availability.ts'
import type { Choice } from './choice.ts'
import type { SharedWanted } from './shared-address.ts'
import { heldIn } from '#domain/reference/scope.ts'

/** A control that could not stay where the reader put it, in one sentence. */
export interface Moved {
  readonly control: 'source' | 'location' | 'period'
  readonly sentence: Message
}

export interface Resolution {
  readonly choice: Choice
  readonly moved: readonly Moved[]
}

export interface ResolveContext {
  readonly indicator: number
  readonly availability: Availability
  readonly reference: ReferenceData
  /** Source of the dashboard's first view. */
  readonly preferredSource: number | null
}

/**
 * The one resolver (docs/decisions): keeps what the reader wanted where it has data, else takes the nearest that has.
 *
 * Source: the one asked for; where none is, one that has the place asked for. Else the same classification first, then the one that
 * covers the wanted place, then the official custodian before those that print its figures again, then the newest. Location: the place
 * itself, then upwards. Period: the latest whole one with data, else one of which figures tell a part, else a projection. Says what
 * had to move, and why.
 */
export function resolveChoice(
  wanted: Pick<SharedWanted, 'source' | 'location' | 'period'>,
  context: ResolveContext,
): Resolution {
  const source = resolveSource(wanted, context)
  const location = resolveLocation(wanted.location ?? NATION, source, context)
  const period = resolvePeriod(wanted.period, source, location, context)
  const choice: Choice = { indicator: context.indicator, source, location, period }
  return { choice, moved: [...explain(wanted, choice, context), ...withdrawnWords(wanted, choice, context)] }
}

function resolveSource(wanted: Pick<SharedWanted, 'source' | 'location'>, context: ResolveContext): number {
  const { availability, reference } = context
  if (wanted.source !== null && availability.sources.includes(wanted.source)) return wanted.source
  const location = wanted.location ?? NATION
  const preferred = context.preferredSource
  if (wanted.source === null && preferred !== null && availability.sources.includes(preferred)) {
    if (availability.covers(preferred, location)) return preferred
  }
  const anchor = wanted.source ?? preferred
  const like = anchor === null ? undefined : reference.sources.get(anchor)?.classification
  // A place that was asked for goes before the class of a source that was not.
  const there =
    wanted.source === null ? availability.sources.filter((id) => availability.covers(id, location)) : []
  const among = there.length > 0 ? there : availability.sources
  const ranked = among.toSorted((a, b) => rank(b, like, location, context) - rank(a, like, location, context))
  return ranked[0] ?? anchor ?? 0
}

/** Higher is nearer: same class, then a figure for the place, then figures below it, then the custodian of the estimate, then the newest year. */
function rank(
  source: number,
  like: Classification | undefined,
  location: number,
  context: ResolveContext,
): number {
  const { availability, reference } = context
  const sameClass = like !== undefined && reference.sources.get(source)?.classification === like ? 1 : 0
  const here = availability.hasFigure(source, location) ? 1 : 0
  const covered = availability.covers(source, location) ? 1 : 0
  const isOfficial = reference.measures.get(measureKey(context.indicator, source))?.custodian === true
  const official = isOfficial ? 1 : 0
  const newest = newestPeriod(availability, source, location) ?? 0
  return sameClass * 1e9 + here * 4e8 + covered * 2e8 + official * 1e8 + newest
}

function resolveLocation(wanted: number, source: number, context: ResolveContext): number {
  const { availability, reference } = context
  let place: number | null = wanted
  while (place !== null) {
    if (availability.covers(source, place)) return place
    place = reference.locations.get(place)?.parent ?? (place === NATION ? null : NATION)
  }
  const states = [...reference.locations.values()].filter((location) => location.level === 3)
  return states.find((state) => availability.covers(source, state.id))?.id ?? NATION
}

function resolvePeriod(
  wanted: PeriodCode | null,
  source: number,
  location: number,
  context: ResolveContext,
): PeriodCode | null {
  const periods = context.availability.periods(source, location)
  if (wanted !== null && periods.includes(wanted)) return wanted
  return newestPeriod(context.availability, source, location)
}

function explain(
  wanted: Pick<SharedWanted, 'source' | 'location' | 'period'>,
  choice: Choice,
  { reference, indicator, availability }: ResolveContext,
): Moved[] {
  const moved: Moved[] = []
  const source = reference.sources.get(choice.source)
  if (!source) return moved
  const shownSource = sourceName(source)
  const held = heldIn(reference)
  if (wanted.source !== null && wanted.source !== choice.source) {
    const asked = reference.sources.get(wanted.source)
    const shown = indicatorName(byId(reference.indicators, indicator))
    const sentence = asked
      ? message('choice.source', { indicator: shown, source: shownSource, held, asked: sourceName(asked) })
      : message('choice.source-unknown', { asked: String(wanted.source) })
    moved.push({ control: 'source', sentence })
  }
  // Who chose a source without naming a place was looking at the nation.
  const place = wanted.location ?? (wanted.source === null ? null : NATION)
  if (place !== null && place !== choice.location) {
    const asked = reference.locations.get(place)
    const said = { place: placeName(byId(reference.locations, choice.location)), source: shownSource, held }
    const sentence = asked
      ? message('choice.place', { ...said, asked: placeName(asked) })
      : message('choice.place-unknown', said)
    moved.push({ control: 'location', sentence })
  }
  if (wanted.period !== null && choice.period !== null && wanted.period !== choice.period) {
    const [asked, period] = [periodName(wanted.period, source), periodName(choice.period, source)]
    const said = { asked, period, source: shownSource, held }
    const nearest = nearestPeriods(wanted.period, availability.periods(choice.source, choice.location))
    const isOther = nearest.length > 1 || nearest[0] !== choice.period
    const sentence =
      nearest.length > 0 && isOther
        ? message('choice.period-between', {
            ...said,
            nearest: listOf(nearest.map((code) => periodName(code, source))),
          })
        : message('choice.period', said)
    moved.push({ control: 'period', sentence })
  }
  return moved
}

/** That the very figure asked for was taken out of the release, and why. */
function withdrawnWords(
  wanted: Pick<SharedWanted, 'source' | 'location' | 'period'>,
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
    value: figure(found.value, byId(reference.indicators, indicator)),
    reason: found.reason,
  })
  return [{ control: 'period', sentence }]
}
