import { pairMark } from './source-pairs.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import {
  difference,
  figure,
  indicatorName,
  listOf,
  placeName,
  signedDifference,
  sourceName,
} from '#domain/message/value.ts'
import { flagNoteOf } from '#domain/observation/few-events.ts'
import type { AnnualFigure } from '#domain/triangulation/annual-figures.ts'
import { isFlagged } from '#domain/triangulation/figure-pairs.ts'
import type { EmptyFigure, KeyEntry, Mark } from '#charts/figure.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { dependenceNotes } from '#charts/words/dependence.ts'
import { EMPTY } from '#charts/words/empty-figure.ts'
import { type ComparedSource, shownComparisons, type SourcePairs } from './source-pairs.ts'
import type { PairsInput } from './view.ts'

/** `Penta 3 coverage in Aldovia, 2003 to 2018`. */
export function pairsSubject({ indicator, place, compared }: SourcePairs): Message {
  const said = { indicator: indicatorName(indicator) }
  const subject = place
    ? message('pairs.indicator-in', { ...said, place: placeName(place) })
    : message('pairs.everywhere', said)
  const found = compared.flatMap(({ pairs }) => pairs.map(({ year }) => year))
  if (found.length === 0) return subject
  const [first, last] = [Math.min(...found), Math.max(...found)]
  const span = { from: String(first), to: String(last) }
  const years = first === last ? span.from : message('chart.range', span)
  return message('pairs.subject-years', { subject, years })
}

/** A difference with its sign; percentages differ by points. */
function signedPoints(value: number, indicator: Indicator): Value {
  const number = signedDifference(value, indicator)
  return indicator.factor === 2 ? message('pairs.points', { number }) : number
}

/** `ICEH or GDL`. */
export function comparisonNames(model: SourcePairs): Value {
  return listOf(
    shownComparisons(model).map(({ source }) => sourceName(source)),
    'or',
  )
}

/** A switch for each comparison, with the marker of its class. */
export function pairsKey({ compared }: SourcePairs, language: Language): KeyEntry[] {
  return compared.map(({ source, pairs, hollow, hidden }) => {
    const { token, marker } = classLook(source.classification)
    const counted = message('pairs.source-count', { source: sourceName(source), count: String(pairs.length) })
    const label = language.text(counted)
    return { label, colour: `--${token}`, marker, hollow, source: source.id, hidden }
  })
}

/** One mark a pair. */
export function pairMarks(model: SourcePairs, { reference, language }: PairsInput): Mark[] {
  const { indicator, primary } = model
  const line = (said: Message) => ({ text: language.text(said) })
  return shownComparisons(model).flatMap(({ source, pairs }) =>
    pairs.map((pair) => {
      const place = reference.locations.get(pair.location)?.name ?? ''
      return {
        id: pairMark(source, pair),
        title: language.text(message('pairs.place-year', { place, year: String(pair.year) })),
        value: language.text(signedPoints(pair.b.value - pair.a.value, indicator)),
        lines: [
          line(figureWords(source.name, pair.b, indicator)),
          line(figureWords(primary?.name ?? '', pair.a, indicator)),
          ...[...new Set([...pair.a.flags, ...pair.b.flags])].map((flag) =>
            line(flagNoteOf(flag, indicator)),
          ),
        ],
      }
    }),
  )
}

function figureWords(source: string, { value, interval }: AnnualFigure, indicator: Indicator): Message {
  const said = { source, value: figure(value, indicator) }
  if (!interval) return message('pairs.figure', said)
  const [low, high] = interval
  return message('pairs.figure-interval', {
    ...said,
    low: figure(low, indicator),
    high: figure(high, indicator),
  })
}

/** One sentence on each comparison; a side is named only when the 95% interval of the mean difference has one. */
export function pairsSummary(model: SourcePairs): Message[] {
  return shownComparisons(model).map((one) => comparisonWords(one, model))
}

function comparisonWords({ source, pairs, agreement }: ComparedSource, model: SourcePairs): Message {
  const { indicator } = model
  const names = { source: sourceName(source), primary: model.primary?.name ?? '' }
  if (pairs.length === 0) return message('pairs.no-pair', names)
  if (!agreement) return message('pairs.few-to-compare', { ...names, count: pairs.length })
  const { bias, bias_ci95: interval } = agreement
  const [low, high] = interval
  const said = {
    ...names,
    count: String(pairs.length),
    low: signedDifference(low, indicator),
    high: signedPoints(high, indicator),
  }
  if (low <= 0 && high >= 0) return message('pairs.neither', { ...said, bias: signedPoints(bias, indicator) })
  const side = bias > 0 ? 'above' : 'below'
  return message('pairs.lies', { ...said, side, difference: difference(bias, indicator) })
}

/** Notes on dependent sources, on projections among the pairs, on levels that overlap, and on comparisons without a pair. */
export function pairNotes(model: SourcePairs, input: PairsInput): string[] {
  const { primary, indicator, place } = model
  const compared = shownComparisons(model)
  const pairs = compared.flatMap((one) => one.pairs)
  if (pairs.length === 0) return []
  const projected = pairs.filter((pair) => isFlagged(pair, 'projection')).length
  const levels = new Set(pairs.map(({ level }) => level))
  const without = compared.filter((one) => one.pairs.length === 0).map(({ source }) => sourceName(source))
  const sources = [...(primary ? [primary] : []), ...compared.map(({ source }) => source)]
  const said: Message[] = []
  if (projected > 0) {
    const counts = { projected: String(projected), count: String(pairs.length) }
    said.push(message('pairs.projected', counts))
  }
  if (!place && levels.size > 1) said.push(message('pairs.levels'))
  if (without.length > 0) said.push(message('pairs.without', { sources: listOf(without) }))
  return [...dependenceNotes(sources, indicator.id, input), ...said.map((note) => input.language.text(note))]
}

const MOST_ALTERNATIVES = 6

/** Why no pair is drawn, and the sources that do have pairs with the primary one; null when there is one. */
export function noPairs(model: SourcePairs, { language }: PairsInput): EmptyFigure | null {
  const shown = shownComparisons(model)
  if (shown.some(({ pairs }) => pairs.length > 0)) return null
  const { primary, compared, others } = model
  const alternatives = others.slice(0, MOST_ALTERNATIVES).map(({ source, n }) => ({
    label: language.text(message('pairs.alternative', { source: sourceName(source), count: n })),
    source: source.id,
  }))
  if (!primary || compared.length === 0) return { text: language.text(EMPTY), alternatives }
  if (shown.length === 0) return { text: language.text(message('pairs.hidden')), alternatives: [] }
  const sources = listOf([primary, ...shown.map(({ source }) => source)].map(sourceName))
  return { text: language.text(message('pairs.none', { sources })), alternatives }
}
