import { impossibleCounterparts } from '#domain/best-figure/counterparts.ts'
import type { FigureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { citedFigure } from '#domain/observation/cited-figure.ts'
import { type SmallPoint, smallTimes } from '#charts/small/over-time.ts'
import type { BriefQuestion } from '#domain/brief/question.ts'
import {
  earlierDisagreements,
  leavesOutPairs,
  lookedAtSince,
  type SourcePair,
  sourcePairs,
} from '#domain/brief/source-disagreements.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message, type Sentences } from '#domain/message/message.ts'
import { decimal, indicatorName, listOf, placeName, sentences, shortFigure } from '#domain/message/value.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { aboutYear } from '#domain/observation/about.ts'
import {
  type Finding,
  type FindingCard,
  type FindingDrawing,
  type FindingPart,
  saidIn,
  words,
} from './finding-part.ts'
import { DASH, figureIn } from './writing.ts'

/** So many indicators are shown that several sources hold. */
const SHOWN = 5
const PAIR = { width: 420, height: 170 } as const

/** The disagreements of sources, and the figure to quote of the widest one. */
export function disagreement(question: BriefQuestion, language: Language): Finding {
  const pairs = sourcePairs(question)
  const [first] = pairs
  const apart = first?.distance.disagrees === true ? first : null
  const title = apart
    ? message('brief.pairs-title-of', { indicator: indicatorName(apart.indicator) })
    : message('brief.pairs-title')
  const earlier = apart ? [] : earlierDisagreements(question)
  const others = apart ? pairs.slice(1, 1 + SHOWN) : pairs.slice(0, SHOWN)
  const parts: FindingPart[] = [
    { part: 'heading', text: language.text(title) },
    apart
      ? besideQuote(apart, question, language)
      : saidIn('plain', language.text(noneSaid(question, pairs, earlier, language))),
    ...(apart || !leavesOutPairs(question)
      ? []
      : [saidIn('note', language.text(message('brief.pairs-left-out')))]),
    ...(others.length > 0 ? [tableOf(others, language)] : []),
  ]
  const shown = apart ? [apart, ...others] : others
  return { parts, found: { pairs: [...shown, ...earlier.slice(0, 1)] } }
}

/** That no pair of today disagrees, which pairs were looked at, and the widest of those of earlier times that do. */
function noneSaid(
  question: BriefQuestion,
  pairs: readonly SourcePair[],
  earlier: readonly SourcePair[],
  language: Language,
): Sentences {
  const looked = { place: placeName(question.place), since: `${lookedAtSince(question)}` }
  const [widest] = earlier
  return sentences([
    message(pairs.length > 0 ? 'brief.pairs-none' : 'brief.pairs-alone', looked),
    ...(widest
      ? [
          message('brief.pairs-earlier', {
            count: earlier.length,
            indicator: indicatorName(widest.indicator),
          }),
          leadOf(widest, language),
        ]
      : []),
  ])
}

function besideQuote(pair: SourcePair, question: BriefQuestion, language: Language): FindingPart {
  return {
    part: 'columns',
    columns: [
      {
        share: 1,
        parts: [saidIn('plain', language.text(leadOf(pair, language))), drawingOf(pair, language)],
      },
      { share: 1, parts: [quoteOf(pair, question, language)] },
    ],
  }
}

function tableOf(pairs: readonly SourcePair[], language: Language): FindingPart {
  const text = (said: Message) => language.text(said)
  return {
    part: 'table',
    name: text(message('brief.pairs-also')),
    heads: [
      { text: text(message('brief.pairs-also')) },
      { text: text(message('brief.pairs-figures')) },
      { text: text(message('brief.pairs-apart')) },
      { text: text(message('brief.pairs-quote')) },
    ],
    rows: pairs.map((pair) => [
      words(language.text(indicatorName(pair.indicator), 'name'), '', true),
      [pair.first, pair.second].map((one) => statedIn(language, one, pair.indicator)).join(' · '),
      text(apartOf(pair)),
      quotedIn(pair, language),
    ]),
  }
}

/** `NHMIS-DHIS2 2017 90.7%` */
function statedIn(language: Language, one: StatedFigure, indicator: Indicator): string {
  const named = language.text(message('quote.figure', { cited: citedFigure(one) }))
  return `${named} ${figureIn(language, one.point, indicator)}`
}

function leadOf(pair: SourcePair, language: Language): Message {
  const { indicator, first, second, born } = pair
  return message('brief.pair', {
    about: born === null ? 'time' : 'born',
    born: `${born ?? ''}`,
    first: citedFigure(first),
    figure: figureIn(language, first.point, indicator),
    second: citedFigure(second),
    other: figureIn(language, second.point, indicator),
    apart: apartOf(pair),
  })
}

function apartOf({ distance }: SourcePair): Message {
  const { unit, apart } = distance
  return message('brief.apart', { unit, apart: decimal(apart, 1) })
}

function quotedIn({ answer, indicator }: SourcePair, language: Language): string {
  if (answer.status !== 'quote') return DASH
  const { figure } = answer
  if (figure === null) return language.text(message('quote.pooled-value'))
  return `${language.text(citedFigure(figure))}: ${figureIn(language, figure.point, indicator)}`
}

function quoteOf(
  { answer, indicator }: SourcePair,
  question: BriefQuestion,
  language: Language,
): FindingCard {
  const heading = language.text(message('brief.quote-title'))
  if (answer.status !== 'quote') {
    return { part: 'card', heading, value: DASH, lines: [language.text(answer.why)], citation: '' }
  }
  const { figure, confidence, value } = answer
  const { strength, agreement } = confidence
  const sure = language.text(message('brief.quote-sure', { strength, agreement }))
  return {
    part: 'card',
    heading: figure ? `${heading}: ${language.text(citedFigure(figure))}` : heading,
    value: figure
      ? figureIn(language, figure.point, indicator)
      : language.text(shortFigure(value, indicator)),
    lines: [[language.text(answer.why), sure, ...leftOutSaid(answer, question, language)].join(' ')],
    citation: language.text(answer.citation),
  }
}

/** Which figures of its time could have spoken and are left out, since no such value can be. */
function leftOutSaid(
  { figure, indicator }: FigureToQuote,
  { data: { reference, tableOf } }: BriefQuestion,
  language: Language,
): string[] {
  if (!figure) return []
  const table = tableOf(indicator.id)
  const found = impossibleCounterparts(figure.point, { table, reference, indicator })
  if (found.length === 0) return []
  const figures = found.map((one) => statedIn(language, one, indicator))
  return [language.text(message('brief.quote-left-out', { figures: listOf(figures) }))]
}

/** All figures of both sources at the times that they are about, the pair joined by a line. */
function drawingOf({ indicator, first, second, series }: SourcePair, language: Language): FindingDrawing {
  const isHigher = first.point.value >= second.point.value
  const small = (one: StatedFigure): SmallPoint => {
    const isFirst = one.point === first.point
    const named = `${one.source.name} ${figureIn(language, one.point, indicator)}`
    return {
      at: aboutYear(one.point),
      point: one.point,
      classification: one.source.classification,
      ...((isFirst || one.point === second.point) && {
        words: { text: named, isBelow: isFirst !== isHigher },
      }),
    }
  }
  const lines = [first, second].map(({ source }, at) => ({
    look: at === 0 ? ('plain' as const) : ('dashed' as const),
    points: series.filter((one) => one.source === source).map(small),
  }))
  const years = series.map(({ point }) => Math.floor(aboutYear(point)))
  const times = [...new Set(years)].toSorted((a, b) => a - b).map((year) => [year, `${year}`] as const)
  return {
    part: 'drawing',
    size: PAIR,
    alternative: series
      .map((one) => `${language.text(citedFigure(one))}: ${figureIn(language, one.point, indicator)}`)
      .join('; '),
    map: null,
    picture: (surface) =>
      smallTimes(
        { indicator, lines, times, joined: [small(first), small(second)], hasTarget: false },
        language,
        surface,
      ),
  }
}
