import { type Message, message } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import type { IndicatorSource } from '#domain/indicator/indicator.ts'
import { periodKind } from '#domain/period/period.ts'
import { type AnnualFigures, yearsOf } from './annual-figures.ts'
import { isFilled } from './documentation.ts'
import type { ExtremeOutliers } from './extreme-outliers.ts'
import type { DataCheck } from './metrics.ts'
import { placesByLevel } from './places.ts'
import { plainText } from './plain-text.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** The data that the checks look at on one side. */
export interface CheckedSource {
  readonly name: string
  readonly measure: IndicatorSource | undefined
  readonly figures: AnnualFigures
  readonly outliers: ExtremeOutliers
}

/** Both sides of the checks for one indicator. */
export interface CheckedPair {
  readonly a: CheckedSource
  readonly b: CheckedSource
  /** Where gaps are looked for; null: in the years of all places together. */
  readonly location: number | null
  readonly reference: ReferenceData
}

/** `passed` is null when the check cannot be made; `why` is a sentence without a full stop. */
export interface CheckedData {
  readonly check: DataCheck
  readonly passed: boolean | null
  readonly why: Message
}

const ALIKE_PLACES = 0.9
const MOST_EXTREME = 0.05
const MOST_MISSING = 0.1

/** The eight checks of the uniformity of data of two sources, in their order. Source: methods §1.4. */
export function dataChecks(pair: CheckedPair): CheckedData[] {
  return [
    { check: 'same_unit', passed: true, why: message('triangulation.one-unit') },
    periodicity(pair),
    stated('same_numerator', 'numerator', pair),
    stated('same_denominator', 'denominator', pair),
    samePlaces(pair),
    noDuplicates(pair),
    fewOutliers(pair),
    fewGaps(pair),
  ]
}

/** As stated, else by the kinds of period that the figures have. */
function periodicity({ a, b }: CheckedPair): CheckedData {
  const [statedA, statedB] = [a.measure?.frequency, b.measure?.frequency]
  if (isFilled(statedA) && isFilled(statedB))
    return compared('same_periodicity', statedA ?? '', statedB ?? '')
  if (a.figures.points.length === 0 || b.figures.points.length === 0) {
    return { check: 'same_periodicity', passed: null, why: message('triangulation.has-no-figures') }
  }
  const kindsOf = ({ figures }: CheckedSource) =>
    [...new Set(figures.points.map(({ period }) => periodKind(period)))].sort().join(', ')
  return compared('same_periodicity', kindsOf(a), kindsOf(b))
}

function stated(check: DataCheck, field: 'numerator' | 'denominator', { a, b }: CheckedPair): CheckedData {
  const [ofA, ofB] = [a.measure?.[field], b.measure?.[field]]
  const silent = [a, b].filter(({ measure }) => !isFilled(measure?.[field]))
  if (silent.length > 0) {
    return {
      check,
      passed: null,
      why: message('triangulation.none-stated', {
        field,
        names: listOf(
          silent.map(({ name }) => name),
          'or',
        ),
      }),
    }
  }
  return compared(check, ofA ?? '', ofB ?? '')
}

function compared(check: DataCheck, a: string, b: string): CheckedData {
  const passed = plainText(a) === plainText(b)
  const why = passed
    ? message('triangulation.both', { stated: a })
    : message('triangulation.against', { first: a, second: b })
  return { check, passed, why }
}

function samePlaces({ a, b, reference }: CheckedPair): CheckedData {
  const check = 'same_places'
  const [inA, inB] = [placesByLevel(a.figures, reference), placesByLevel(b.figures, reference)]
  const [level] = [...inA.keys()].filter((one) => inB.has(one)).sort((x, y) => x - y)
  const placesA = level === undefined ? undefined : inA.get(level)
  const placesB = level === undefined ? undefined : inB.get(level)
  if (!placesA || !placesB) return { check, passed: null, why: message('triangulation.no-common-level') }
  const shared = [...placesA].filter((id) => placesB.has(id)).length
  const all = new Set([...placesA, ...placesB]).size
  const why = message('triangulation.places-in-common', { shared: `${shared}`, all: `${all}` })
  return { check, passed: shared / all >= ALIKE_PLACES, why }
}

function noDuplicates({ a, b }: CheckedPair): CheckedData {
  const count = a.figures.duplicates + b.figures.duplicates
  return {
    check: 'no_duplicates',
    passed: count === 0,
    why: message('triangulation.repeated-keys', { number: `${count}` }),
  }
}

function fewOutliers({ a, b }: CheckedPair): CheckedData {
  const check = 'few_extreme_outliers'
  const judged = [a, b].filter(({ outliers }) => outliers.judged > 0)
  if (judged.length === 0) return { check, passed: null, why: message('triangulation.no-long-series') }
  const passed = judged.every(({ outliers }) => outliers.extreme / outliers.judged < MOST_EXTREME)
  const words = judged.map(({ name, outliers }) =>
    message('triangulation.extreme-values', {
      name,
      extreme: `${outliers.extreme}`,
      judged: `${outliers.judged}`,
    }),
  )
  return { check, passed, why: inOrder(words) }
}

/** Years without a figure between the first and the last one of each source. */
function fewGaps({ a, b, location }: CheckedPair): CheckedData {
  const check = 'few_gaps'
  const spans = [a, b].map(({ name, figures }) => {
    const years = yearsOf(figures, location)
    const span = (years.at(-1) ?? 0) - (years[0] ?? 0) + 1
    return { name, missing: span - years.length, span, isEmpty: years.length === 0 }
  })
  if (spans.some(({ isEmpty }) => isEmpty))
    return { check, passed: null, why: message('triangulation.has-no-figures-here') }
  const passed = spans.every(({ missing, span }) => missing / span < MOST_MISSING)
  const words = spans.map(({ name, missing, span }) =>
    message('triangulation.missing-years', { name, missing: `${missing}`, span: `${span}` }),
  )
  return { check, passed, why: inOrder(words) }
}

/** The remarks on one source after the other. */
function inOrder(words: readonly Message[]): Message {
  return message('triangulation.in-order', { said: listOf(words, 'none') })
}
