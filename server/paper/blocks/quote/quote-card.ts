import type { FigureAnswer, FigureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { aboutNumber } from '#domain/best-figure/quote-citation.ts'
import { apartWords, pooledWords, secondWords } from '#domain/best-figure/quote-sentences.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { asText } from '#domain/message/segment.ts'
import {
  cited,
  decimal,
  figure as figureValue,
  indicatorName,
  placeName,
  shortFigure,
} from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { interval } from '#domain/observation/point.ts'
import type { CardWords } from '../../document/paper-document.ts'

/** The answer to "Which figure should I quote?" as the card of the pages says it, without what is opened by a click. */
export function quoteCard(answer: FigureAnswer, language: Language): CardWords {
  const { text } = language
  const framed = { heading: text(message('quote-card.heading')) }
  const { indicator, location } = answer
  const subject = text(
    message('quote-card.subject', { indicator: indicatorName(indicator), place: placeName(location) }),
  )
  if (answer.status !== 'quote') {
    const reasons = [{ label: text(message('quote-card.refusal')), text: text(answer.why) }]
    return { ...framed, subject, value: '', lines: [], reasons, citation: '' }
  }
  return {
    ...framed,
    subject,
    value: [quotedValue(answer), unitOf(answer)]
      .map((part) => text(part))
      .join(' ')
      .trim(),
    lines: linesOf(answer).map((line) => asText(language.segments(line))),
    reasons: reasonsOf(answer).map(([label, said]) => ({
      label: label === null ? '' : text(label),
      text: text(said),
    })),
    citation: text(answer.citation),
  }
}

function quotedValue({ figure, indicator, value }: FigureToQuote): Value {
  return figure
    ? shortFigure(value, asPublished(figure.point, indicator))
    : message('quote-card.about', { figure: figureValue(aboutNumber(value, indicator), indicator) })
}

/** Behind the value; percentages have their sign in it. */
function unitOf({ indicator: { factor } }: FigureToQuote): Value {
  return factor === 2 ? '' : message('unit.label', { factor: `${factor}` })
}

function linesOf(answer: FigureToQuote): readonly Message[] {
  const { figure, pooled, indicator, confidence } = answer
  const bounds = figure ? interval(figure.point) : null
  const [lower, upper] =
    !figure && pooled ? pooled.figure.ci95 : [bounds?.lower ?? null, bounds?.upper ?? null]
  const shown = (bound: number) => figureValue(figure ? bound : aboutNumber(bound, indicator), indicator)
  const level = decimal(bounds?.level ?? 95, 0)
  const { stars, strength, agreement } = confidence
  return [
    ...(figure
      ? [
          message('quote-card.whose', {
            cited: cited(figure.source, figure.point.period),
            kind: figure.source.classification,
          }),
        ]
      : []),
    ...(!figure && pooled
      ? [
          message('quote-card.pooled-from', {
            count: String(pooled.members.length),
            year: String(pooled.year),
          }),
        ]
      : []),
    ...(lower !== null && upper !== null
      ? [message('quote.interval', { level, lower: shown(lower), upper: shown(upper) })]
      : []),
    message('paper.confidence', {
      stars: `${stars}`,
      sure: message('quote-card.sure', { strength, agreement }),
    }),
  ]
}

function reasonsOf(answer: FigureToQuote): readonly (readonly [label: Value | null, said: Value])[] {
  const [second, apart, pooled] = [secondWords(answer), apartWords(answer), pooledWords(answer)]
  return [
    [message('quote-card.why-this'), answer.why],
    ...(second ? [[message('quote-card.runner-up'), second] as const] : []),
    ...(apart ? [[apart.disagrees ? message('quote-card.disagree') : null, apart.words] as const] : []),
    ...[pooled, ...answer.warnings, answer.notIndependent].flatMap((said) =>
      said === null ? [] : [[null, said] as const],
    ),
  ]
}
