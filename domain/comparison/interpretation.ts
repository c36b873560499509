import { byLength } from '#domain/period/period.ts'
import { isPartial } from '#domain/observation/settled.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, decimal, difference, figure, placeName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { FigurePair, Verdict } from './pair-verdict.ts'

/** How many times one figure is the other. */
export type Multiplier =
  | { readonly status: 'ratio'; readonly times: number; readonly direction: 'HIGHER' | 'LOWER' }
  /** One of the two is zero, or below it: a quotient would mean nothing. */
  | { readonly status: 'none'; readonly reason: 'zero' | 'below_zero' }

/**
 * The larger over the smaller, and whether the first is the larger; equal figures count as 1 times HIGHER.
 * Source: the specification of the data set comparison.
 */
export function multiplierOf(a: number, b: number): Multiplier {
  if (a === 0 || b === 0) return { status: 'none', reason: 'zero' }
  if (a < 0 || b < 0) return { status: 'none', reason: 'below_zero' }
  return a >= b
    ? { status: 'ratio', times: a / b, direction: 'HIGHER' }
    : { status: 'ratio', times: b / a, direction: 'LOWER' }
}

/** Nearer than this nobody speaks of times: the difference is said. */
const NEAR = 1.1

/** `1.3 times`, `1.04 times`, `250 times` */
export function timesWords(times: number): Message {
  const decimals = times < NEAR ? 2 : times < 100 ? 1 : 0
  return message('datasets.times', { number: decimal(times, decimals) })
}

/** `Nigeria`, `Kano state`, `the FCT` */
function placeOf(place: Location): Value {
  const name = placeName(place)
  return place.level === 3 && place.name !== 'FCT' ? message('datasets.state', { place: name }) : name
}

/**
 * Two figures of one place in one sentence: `NDHS 2018 is 1.3 times as high as MICS 2021 in Kano state`, the larger first, with
 * both figures and how far apart they are. Where the intervals do not support a direction none is said; a part of a period is
 * not compared with another, nor a month with a year.
 */
export function interpretation(
  { a, b }: Pick<FigurePair, 'a' | 'b'>,
  verdict: Verdict,
  indicator: Indicator,
  reference: ReferenceData,
): Message {
  const apartInTime = notCompared({ a, b }, indicator, reference)
  if (apartInTime) return apartInTime
  const both = bothWords({ a, b }, indicator, reference)
  const { first, figure: ofFirst, second, place } = both
  if (verdict === 'same') return message('datasets.same', { first, figure: ofFirst, second, place })
  const apart = { ...both, difference: difference(b.value - a.value, indicator) }
  if (verdict === 'chance') return message('datasets.chance', apart)
  const multiplier = multiplierOf(a.value, b.value)
  if (multiplier.status === 'none') {
    return message(multiplier.reason === 'zero' ? 'datasets.zero' : 'datasets.below-zero', both)
  }
  const larger = multiplier.direction === 'HIGHER' ? apart : turned(apart)
  const near = multiplier.times < NEAR ? 'yes' : 'no'
  const told = { ...larger, near, times: timesWords(multiplier.times) } as const
  return verdict === 'apart'
    ? message('datasets.apart', told)
    : message('datasets.untested', { ...told, why: untestedBecause(verdict, indicator) })
}

/** Nobody drew a sample for a count or a projection of people, so chance is no question there. */
function untestedBecause(verdict: Exclude<Verdict, 'same' | 'chance' | 'apart'>, indicator: Indicator) {
  return verdict === 'no_interval' && figureUnit(indicator) === 'count' ? 'count' : verdict
}

/** Why two figures are not set against each other: one tells a part of its period, or one is of a month and one of a year. */
export function notCompared(
  pair: Pick<FigurePair, 'a' | 'b'>,
  indicator: Indicator,
  reference: ReferenceData,
): Message | null {
  const both = bothWords(pair, indicator, reference)
  const partial = [pair.a, pair.b].find(isPartial)
  if (partial) return message('datasets.partial', { ...both, cited: nameOf(partial, reference) })
  return byLength(pair.a.period, pair.b.period) === 0 ? null : message('datasets.lengths', both)
}

function bothWords({ a, b }: Pick<FigurePair, 'a' | 'b'>, indicator: Indicator, reference: ReferenceData) {
  return {
    first: nameOf(a, reference),
    figure: figure(a.value, asPublished(a, indicator)),
    second: nameOf(b, reference),
    other: figure(b.value, asPublished(b, indicator)),
    place: placeOf(byId(reference.locations, a.location)),
  }
}

function nameOf({ source, period }: Point, reference: ReferenceData): Value {
  return cited(byId(reference.sources, source), period)
}

/** The same pair the other way round. */
function turned<T extends Record<'first' | 'second' | 'figure' | 'other', Value>>(pair: T): T {
  return { ...pair, first: pair.second, second: pair.first, figure: pair.other, other: pair.figure }
}
