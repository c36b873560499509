import { midSentence } from '#domain/indicator/indicator-words.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { plain, type Segment, strong } from '#domain/narrative/segment.ts'
import { valueInWords } from '#domain/narrative/stated-figure.ts'
import type { Point } from '#domain/observation/point.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import { extremesDiffer } from '#domain/statistics/extremes-differ.ts'
import type { ComparedIndicator, Comparison, ComparisonQuestion } from './compared-indicators.ts'

/** More indicators than this are counted instead of named. */
const MOST_NAMED = 3

/**
 * The answer on top of a comparison of indicators: the newest figure of each, or from where to where each runs across
 * places. Names no highest and lowest place where intervals cannot tell them apart, and compares no two indicators.
 */
export function comparisonAnswer({ shown }: Comparison, question: ComparisonQuestion): Segment[] {
  const { by, reference } = question
  const place = placeWords(known(reference.locations, by === 'period' ? question.location : 1))
  if (shown.length === 0) {
    const where = by === 'zones' ? 'the zones' : by === 'states' ? 'the states' : place
    return [plain(`None of the chosen indicators has figures for ${where} that fit the choice.`)]
  }
  const named = shown.slice(0, MOST_NAMED)
  const rest = shown.length - named.length
  const more = rest === 0 ? '' : `; ${rest} more below`
  const isOfPlaces = by === 'zones' || by === 'states'
  const clause = (entry: ComparedIndicator) =>
    isOfPlaces ? range(entry, by === 'zones' ? 'zones' : 'states', reference) : newest(entry)
  const lead = isOfPlaces ? `Across the ${by}: ` : `The newest figures for ${place}: `
  return [
    plain(lead),
    ...named.flatMap((entry, index) => [...(index === 0 ? [] : [plain('; ')]), ...clause(entry)]),
    plain(`${more}.`),
  ]
}

function newest(entry: ComparedIndicator): Segment[] {
  const { indicator, source, points } = entry
  const last = points.findLast((point) => !point.flags.includes('projection')) ?? points.at(-1)
  if (!last) return []
  return [
    plain(`${midSentence(indicator.shortName)} `),
    strong(valueInWords(last.value, indicator)),
    plain(` (${sourceAndPeriod(source, last)})`),
  ]
}

function range(
  { indicator, source, points }: ComparedIndicator,
  kind: string,
  reference: ReferenceData,
): Segment[] {
  const sorted = points.toSorted((a, b) => a.value - b.value)
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (!low || !high) return []
  const subject = midSentence(indicator.shortName)
  const value = (point: Point) => strong(valueInWords(point.value, indicator))
  const from = ` (${sourceAndPeriod(source, low)})`
  if (points.length === 1)
    return [plain(`${subject} `), value(low), plain(`${inPlace(low, reference)}${from}`)]
  if (extremesDiffer(points) === false) {
    return [
      plain(`${subject} between `),
      value(low),
      plain(' and '),
      value(high),
      plain(`${from}, and the intervals do not allow saying which of the ${kind} is highest or lowest`),
    ]
  }
  return [
    plain(`${subject} from `),
    value(low),
    plain(`${inPlace(low, reference)} to `),
    value(high),
    plain(`${inPlace(high, reference)}${from}`),
  ]
}

function inPlace(point: Point, reference: ReferenceData): string {
  return ` in ${placeWords(known(reference.locations, point.location))}`
}
