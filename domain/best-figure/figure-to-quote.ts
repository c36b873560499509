import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message, type Sentences } from '#domain/message/message.ts'
import { sentences } from '#domain/message/value.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { kinship } from '#domain/reference/kinship.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { Confidence } from './confidence.ts'
import { confidenceIn } from './confidence.ts'
import { type Counterpart, counterparts } from './counterparts.ts'
import { dependenceWords } from './dependence-words.ts'
import { type Distance, distanceFrom } from './disagreement.ts'
import { type DoNotQuote, doNotQuote } from './do-not-quote.ts'
import type { Topic } from '#domain/indicator/topics.ts'
import type { FigureScale } from './estimate.ts'
import { figureEstimate } from './figure-estimate.ts'
import { isReprint } from '#domain/reference/official-estimates.ts'
import { newerRound } from './newer-round.ts'
import { otherTimes } from './other-times.ts'
import { type PooledSources, pooledSources, type ReadFigure } from './pooled-sources.ts'
import { nameOf, pooledCitation, quoteCitation } from './quote-citation.ts'
import { quoteWarnings } from './quote-warnings.ts'
import { quotedFigure, type QuotingRule } from './quoted.ts'
import { ruleWords } from './quote-words.ts'
import { type RunnerUp, runnersUp } from './runners-up.ts'
import { sourceRhythm } from './source-rhythm.ts'
import { topicOf } from './topic.ts'
import { type BarredFigure, type FigureSearch, findFigures, type UsableFigure } from './usable-figures.ts'
import { type VaccinationSeries, vaccinationSeries } from './vaccination-series.ts'

/** "Which figure should I quote?" for an indicator and a place; `table` holds at least the indicator. */
export interface QuoteQuestion {
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly indicator: number
  readonly location: number
  /** The year that counts as now. */
  readonly currentYear: number
  /** A year to answer for instead of now: later figures are not looked at. */
  readonly year?: number | undefined
}

/** The figure to quote, and everything that must be known with it. Values in the unit of the indicator. */
export interface FigureToQuote {
  readonly status: 'quote'
  readonly indicator: Indicator
  readonly location: Location
  readonly year: number
  readonly topic: Topic
  readonly scale: FigureScale
  readonly rule: QuotingRule
  /** The rule in plain words. */
  readonly why: Message
  readonly value: number
  /** The published figure; null when the value is pooled, which nobody published. */
  readonly figure: UsableFigure | null
  readonly runnersUp: readonly RunnerUp[]
  readonly pooled: PooledSources | null
  /** From other sources of the same time, and from the pooled value. */
  readonly distances: readonly Distance[]
  readonly confidence: Confidence
  readonly warnings: readonly Message[]
  /** Null when nothing is known to be made from another source. */
  readonly notIndependent: Message | null
  readonly notUsed: readonly BarredFigure[]
  readonly series: VaccinationSeries | null
  /** Why there is no series of reports and surveys although both are held; null without such a reason. */
  readonly seriesRefused: Message | null
  /** To copy; without address and release. */
  readonly citation: Sentences
}

export type FigureAnswer = FigureToQuote | DoNotQuote

/**
 * The figure to quote by the order of precedence, or why none may be: never a projection, a suppressed, a doubtful or an
 * impossible figure, none of a period that is not complete, none older than ten years, none of a source that has ended (decision
 * 208). Throws a RangeError for unknown ids.
 * Source: methods §8.2, §8.1 for the series of vaccination, §11.
 */
export function figureToQuote(question: QuoteQuestion): FigureAnswer {
  const search = searchOf(question)
  const { indicator, location, year } = search
  const { usable, barred } = findFigures(search)
  const topic = topicOf(indicator)
  const { reference, table } = search
  const inRow = inOrder(
    usable.map((figure) => ({ figure, estimate: figureEstimate(figure, search) })),
    reference,
  )
  const read = withOrigins(inRow, reference)
  const scale = scaleOf(indicator)
  const pooled = pooledSources(read, scale, reference)
  const found = quotedFigure({
    estimates: read.map(({ estimate }) => estimate),
    year,
    scale,
    topic,
    pool: { figure: pooled?.figure ?? null, year: pooled?.year ?? year },
  })
  const ended = read.flatMap(({ figure }) => endedFigure(figure))
  if (found.status !== 'ok') return doNotQuote(search, topic, [...barred, ...ended])
  const { quote } = found
  const quoted = read.find(({ figure }) => `${figure.source.id}` === quote.label) ?? null
  const others = read.filter((one) => one !== quoted && one.figure.ended === null)
  const seconds = runnersUp(others, { rule: quote.rule, topic, year: quote.year, now: year })
  const beside = quoted
    ? counterparts(
        quoted.figure.point,
        seconds.map(({ figure }) => figure.source.id),
        { table, reference, indicator },
      )
    : []
  const [first] = beside
  const second = first ? { source: first.source, point: first.point } : null
  const cited = { indicator, location, reference, second }
  const earlier = otherTimes(quoted, others, { table, reference, indicator, scale })
  const vaccination = vaccinationSeries(search)
  const rhythm = quoted && sourceRhythm(quoted.figure.source, search)
  return {
    status: 'quote',
    indicator,
    location,
    year,
    topic,
    scale,
    rule: quote.rule,
    why: ruleWords(quote.rule, topic),
    value: quote.value,
    figure: quoted?.figure ?? null,
    runnersUp: seconds,
    pooled,
    distances: distancesOf(quote.value, { pooled: quoted ? pooled : null, beside }, indicator),
    confidence: confidenceIn({
      rule: quote.rule,
      value: quote.value,
      year: quote.year,
      now: year,
      quoted,
      others: quoted ? beside : membersOf(pooled),
      contradicted: earlier.map(({ survey }) => survey),
      table,
      reference,
      scale,
      format: indicator,
    }),
    warnings: [
      ...quoteWarnings(quoted, { rule: quote.rule, year, location, reference, rhythm }),
      ...newerRound(quoted?.figure.point ?? null, search),
      ...earlier.map(({ words }) => words),
    ],
    notIndependent: dependenceWords(read, reference),
    notUsed: quote.rule === 'pooled' ? barred : [...barred, ...ended],
    series: vaccination?.status === 'ok' ? vaccination : null,
    seriesRefused: vaccination?.status === 'refused' ? vaccination.why : null,
    citation: quoted || !pooled ? citationOf(quoted, cited) : pooledCitation(pooled, cited),
  }
}

/** The figures that a pooled value is made of. */
function membersOf(pooled: PooledSources | null): Counterpart[] {
  return (pooled?.members ?? []).map(({ figure: { source, point } }) => ({
    source,
    point,
    kin: 'independent',
  }))
}

/** A figure that is not used because its source has ended. */
function endedFigure({ source, point, ended }: UsableFigure): BarredFigure[] {
  return ended === null ? [] : [{ source, point, bar: 'ended', why: ended }]
}

function citationOf(quoted: ReadFigure | null, cited: Parameters<typeof quoteCitation>[1]): Sentences {
  return quoted ? quoteCitation(quoted.figure, cited) : sentences([])
}

function searchOf({ table, reference, indicator, location, currentYear, year }: QuoteQuestion): FigureSearch {
  return {
    table,
    reference,
    indicator: byId(reference.indicators, indicator),
    location: byId(reference.locations, location),
    year: Math.min(year ?? currentYear, currentYear),
  }
}

/** Of figures of one year: own ones before prints or tables of those of others, then those with an interval, then by id. */
function inOrder(read: readonly ReadFigure[], reference: ReferenceData): ReadFigure[] {
  const isAgain = ({ figure }: ReadFigure) => (isReprint(figure.point, reference) ? 1 : 0)
  const isBare = ({ figure }: ReadFigure) => (figure.point.lower === null ? 1 : 0)
  return read.toSorted(
    (a, b) => isAgain(a) - isAgain(b) || isBare(a) - isBare(b) || a.figure.source.id - b.figure.source.id,
  )
}

/** Each figure with the labels of those before it that rest on the same evidence. */
function withOrigins(read: readonly ReadFigure[], reference: ReferenceData): ReadFigure[] {
  return read.map(({ figure, estimate }, index) => {
    const origins = read
      .slice(0, index)
      .filter((other) => kinship(figure.point, other.figure.point, reference) === 'same')
    return {
      figure,
      estimate: { ...estimate, derived_from: origins.flatMap((other) => other.estimate.label ?? []) },
    }
  })
}

/** The scale on which figures of an indicator are pooled and compared. */
export function scaleOf(indicator: Indicator): FigureScale {
  const unit = figureUnit(indicator)
  return unit === 'other' ? 'ratio' : unit
}

/** From others of the same time, those that come second first, and from the pooled value. */
function distancesOf(
  value: number,
  { pooled, beside }: { readonly pooled: PooledSources | null; readonly beside: readonly Counterpart[] },
  indicator: Indicator,
): Distance[] {
  const others = [
    ...beside.map(({ source, point }) => ({
      from: nameOf({ source, point }),
      value: point.value,
    })),
    ...(pooled ? [{ from: message('quote.pooled-value'), value: pooled.figure.value }] : []),
  ]
  return others.map((other) => distanceFrom(value, other, scaleOf(indicator), indicator))
}
