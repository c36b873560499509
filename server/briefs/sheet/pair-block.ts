import type { Brief } from '#domain/brief/brief.ts'
import type { SourcePair } from '#domain/brief/source-disagreements.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { decimal, indicatorName, placeName, shortFigure } from '#domain/message/value.ts'
import type { PairBlock } from './sheet.ts'
import { citedFigure, DASH, figureIn } from './writing.ts'

/** So many indicators are shown that several sources hold. */
const SHOWN = 5

/** What sources disagree about, and which figure to quote of the one that is furthest apart. */
export function pairBlock({ place, pairs }: Brief, language: Language): PairBlock {
  const text = (said: Message) => language.text(said)
  const [first] = pairs
  const isApart = first?.distance.disagrees === true
  const title = isApart
    ? message('brief.pairs-title-of', { indicator: indicatorName(first.indicator) })
    : message('brief.pairs-title')
  const none = message(first ? 'brief.pairs-none' : 'brief.pairs-alone', { place: placeName(place) })
  const rows = isApart ? pairs.slice(1, 1 + SHOWN) : pairs.slice(0, SHOWN)
  return {
    title: text(title),
    lead: text(isApart ? leadOf(first, language) : none),
    picture: isApart ? { name: 'pair', alt: altOf(first, language) } : null,
    quote: isApart ? quoteOf(first, language) : null,
    heads: [
      text(message('brief.pairs-also')),
      text(message('brief.pairs-figures')),
      text(message('brief.pairs-apart')),
      text(message('brief.pairs-quote')),
    ],
    rows: rows.map((pair) => ({
      name: language.text(indicatorName(pair.indicator), 'name'),
      figures: [pair.first, pair.second]
        .map(
          (one) =>
            `${text(message('quote.figure', { cited: citedFigure(one) }))} ${figureIn(language, one.point, pair.indicator)}`,
        )
        .join(' · '),
      apart: text(apartOf(pair)),
      quote: quotedIn(pair, language),
    })),
  }
}

function leadOf({ indicator, first, second, born, ...pair }: SourcePair, language: Language): Message {
  return message('brief.pair', {
    about: born === null ? 'time' : 'born',
    born: `${born ?? ''}`,
    first: citedFigure(first),
    figure: figureIn(language, first.point, indicator),
    second: citedFigure(second),
    other: figureIn(language, second.point, indicator),
    apart: apartOf({ indicator, first, second, born, ...pair }),
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

function quoteOf({ answer, indicator }: SourcePair, language: Language): PairBlock['quote'] {
  const title = language.text(message('brief.quote-title'))
  if (answer.status !== 'quote') {
    const why = language.text(answer.why)
    return { title, value: DASH, cited: '', why, sure: '', citation: '' }
  }
  const { figure, confidence, value } = answer
  const { strength, agreement } = confidence
  return {
    title,
    value: figure
      ? figureIn(language, figure.point, indicator)
      : language.text(shortFigure(value, indicator)),
    cited: figure ? language.text(citedFigure(figure)) : '',
    why: language.text(answer.why),
    sure: language.text(message('brief.quote-sure', { strength, agreement })),
    citation: language.text(answer.citation),
  }
}

/** Every figure of the picture, for those who do not see it. */
function altOf({ indicator, series }: SourcePair, language: Language): string {
  return series
    .map((one) => `${language.text(citedFigure(one))}: ${figureIn(language, one.point, indicator)}`)
    .join('; ')
}
