import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { plain, type Segment, strong } from '#domain/narrative/segment.ts'
import { valueInWords } from '#domain/narrative/stated-figure.ts'
import { formatDifference, formatNumber } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import type { Point } from '#domain/observation/point.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { FigurePair, Verdict } from './pair-verdict.ts'

/** How many times one figure is the other. */
export type Multiplier =
  | { readonly status: 'ratio'; readonly times: number; readonly direction: 'HIGHER' | 'LOWER' }
  /** One of the two is zero, or below it: a quotient would mean nothing. */
  | { readonly status: 'none'; readonly reason: 'zero' | 'below zero' }

/**
 * The larger over the smaller, and whether the first is the larger; equal figures count as 1 times HIGHER.
 * Source: the specification of the data set comparison.
 */
export function multiplierOf(a: number, b: number): Multiplier {
  if (a === 0 || b === 0) return { status: 'none', reason: 'zero' }
  if (a < 0 || b < 0) return { status: 'none', reason: 'below zero' }
  return a >= b
    ? { status: 'ratio', times: a / b, direction: 'HIGHER' }
    : { status: 'ratio', times: b / a, direction: 'LOWER' }
}

/** `1.3 times`, `1.04 times`, `250 times` */
export function timesWords(times: number): string {
  const decimals = times < 1.1 ? 2 : times < 100 ? 1 : 0
  return `${formatNumber(times, decimals)} times`
}

/** `Nigeria`, `Kano state`, `the FCT` */
function placeOf(place: Location): string {
  return place.level === 3 && place.name !== 'FCT' ? `${place.name} state` : placeWords(place)
}

const UNTESTED: Readonly<Partial<Record<Verdict, string>>> = {
  'no interval': 'without an interval for both it cannot be said whether this is more than chance',
  routine: 'a routine count has no interval, so the difference cannot be tested',
  dependent: 'the two are not independent, so the difference cannot be tested',
}

/**
 * Two figures of one place in one sentence: `NDHS 2018 is 1.3 times HIGHER than MICS 2021 in Kano state`, with both figures
 * and how far apart they are. Where the intervals do not support a direction none is said.
 */
export function interpretation(
  { a, b }: FigurePair,
  verdict: Verdict,
  indicator: Indicator,
  reference: ReferenceData,
): Segment[] {
  const name = (point: Point) => sourceAndPeriod(known(reference.sources, point.source), point)
  const where = placeOf(known(reference.locations, a.location))
  const [valueA, valueB] = [valueInWords(a.value, indicator), valueInWords(b.value, indicator)]
  if (verdict === 'same') {
    return [
      plain(`${name(a)} and ${name(b)} show the `),
      strong('same figure'),
      plain(` in ${where}: ${valueA}.`),
    ]
  }
  const apart = formatDifference(b.value - a.value, indicator)
  if (verdict === 'chance') {
    return [
      plain(`${name(a)} (${valueA}) and ${name(b)} (${valueB}) `),
      strong('cannot be told apart'),
      plain(` in ${where}: the difference of ${apart} may be chance.`),
    ]
  }
  const multiplier = multiplierOf(a.value, b.value)
  const caution = UNTESTED[verdict]
  if (multiplier.status === 'none') {
    const why =
      multiplier.reason === 'zero' ? 'One of the two figures is zero' : 'One of the two figures is below zero'
    return [
      plain(`${why} in ${where} (${name(a)} ${valueA}, ${name(b)} ${valueB}), so they `),
      strong('cannot be compared'),
      plain(' as a ratio.'),
    ]
  }
  return [
    plain(caution === undefined ? `${name(a)} is ` : `As published, ${name(a)} is `),
    strong(`${timesWords(multiplier.times)} ${multiplier.direction}`),
    plain(` than ${name(b)} in ${where} (${valueA} against ${valueB}, ${apart} apart)`),
    plain(caution === undefined ? ', more than the published intervals explain.' : `; ${caution}.`),
  ]
}
