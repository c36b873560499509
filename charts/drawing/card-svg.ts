import type { Figure } from '#charts/figure.ts'
import { roomyWidth } from '#charts/plot/measured-width.ts'
import { tokens } from '#charts/tokens.ts'
import type { FrontName } from '#domain/front/front-name.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { cardIndicators, cardIndicatorsSvg } from './card-indicators.ts'
import { cardList } from './card-list.ts'
import { cardListSvg } from './card-list-svg.ts'
import { plotHeight, plotSvg } from './plot-svg.ts'
import { escapeXml, svgText } from './svg-text.ts'
import { heardWords } from './heard-words.ts'
import { atMost, cutText, wrapMeasured } from './wrap-text.ts'

/** Size of the picture that goes along with a link in a message, in pixels. */
export const CARD = { width: 1200, height: 630 } as const

const MARGIN = 56
/** Letters of the plot beside those of the medium font size: a card is seen at a third of its size. */
const FONT_SCALE = 1.7
const WORDS = { width: 470, top: 172, end: 520 } as const
const PLOT = { x: 566, y: 132, width: CARD.width - MARGIN - 566, height: 400 } as const
const FAMILY = tokens.light['font-family']
/** A plot that has to be drawn smaller than this cannot be read on a card. */
const LEAST_SHRINK = 0.6
/** The name of the site, beside the mark. */
const BRAND = { y: 81, size: 28, weight: 680 } as const
/** The mark of the product, 34 × 34. */
const MARK =
  '<rect width="34" height="34" rx="7" fill="#007A4A"/><path d="M17 6.2 22 11.2 17 16.2 12 11.2Z" fill="#fff"/><path d="M8 18h7.6v7.6H8z" fill="#fff"/><circle cx="22.2" cy="21.8" r="4.1" fill="#fff"/>'

interface CardContent {
  readonly figure: Figure
  readonly reference: ReferenceData
  readonly language: Language
  /** See {@link SheetContent.title}. */
  readonly title: string
  /** The subject of the picture, or the answer of its page. */
  readonly sentence: string
  /** The release, as citations name it. */
  readonly edition: string
  /** Whether its intervals are drawn. */
  readonly intervals: boolean
  /** The name of the site. */
  readonly front: FrontName
}

/**
 * A figure as the card of a link: what it shows in a sentence, the plot (the ends of a list of places that is too long for a card),
 * where it comes from. Always light; without its type.
 */
export function cardSvg({
  figure,
  reference,
  language,
  title,
  sentence,
  edition,
  intervals,
  front,
}: CardContent): string {
  const { ink, ink2, ink3, line, accent, canvas } = tokens.light
  const size = title.length > 90 ? 32 : title.length > 60 ? 38 : 44
  const lineHeight = size * 1.2
  const wide =
    (at: number, weight = 400) =>
    (text: string) =>
      roomyWidth(text, at, weight)
  const lines = atMost(wrapMeasured(title, WORDS.width, wide(size, 680)), 5)
  const below = WORDS.top + lines.length * lineHeight
  const fits = Math.max(1, Math.floor((WORDS.end - below) / 31))
  const said = figure.empty?.text ?? (sentence || figure.subtitle)
  const about = atMost(wrapMeasured(said, WORDS.width, wide(24)), Math.min(6, fits))
  const mark = language.text(message('sheet.mark'))
  const room = CARD.width - 2 * MARGIN - wide(22, 650)(mark) - 40
  const foot = [cutText(`${edition} ${figure.sourceLine}`, room, wide(22))]
  const block = { x: MARGIN, weight: 400, lineHeight: 31 }
  const parts = [
    `<rect width="100%" height="100%" fill="${canvas}"/><path d="M0 0h${CARD.width}v10H0z" fill="${accent}"/>`,
    brandSvg(front, ink),
    svgText(lines, { x: MARGIN, y: WORDS.top + size * 0.2, size, weight: 680, fill: ink, lineHeight }),
    svgText(about, { ...block, y: below + 24, size: 24, fill: ink2 }),
    figure.empty ? '' : plotOrList(figure, { reference, language, intervals }),
    `<path d="M${MARGIN} 560h${CARD.width - 2 * MARGIN}" stroke="${line}"/>`,
    svgText(foot, { ...block, y: 598, size: 22, fill: ink3 }),
    svgText([mark], {
      ...{ ...block, x: CARD.width - MARGIN, y: 598, size: 22, fill: ink },
      ...{ weight: 650, anchor: 'end' },
    }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}" font-family="${FAMILY.replaceAll('"', "'")}" role="img"><title>${escapeXml(title)}</title><desc>${escapeXml(heardWords(figure))}</desc>${parts.join('')}</svg>`
}

/** Whose card it is: the product's mark belongs to its own name alone, so another name stands by itself. */
function brandSvg({ name, isOwn }: FrontName, fill: string): string {
  const { size, weight } = BRAND
  const x = MARGIN + (isOwn ? 56 : 0)
  const said = cutText(name, CARD.width - MARGIN - x, (text) => roomyWidth(text, size, weight))
  const words = svgText([said], { ...BRAND, x, fill, lineHeight: size })
  return isOwn ? `<g transform="translate(${MARGIN} 50) scale(1.25)">${MARK}</g>${words}` : words
}

function plotOrList(
  figure: Figure,
  words: Pick<CardContent, 'reference' | 'language' | 'intervals'>,
): string {
  const look = { mode: 'light', fontScale: FONT_SCALE } as const
  const isSmall = PLOT.height < LEAST_SHRINK * plotHeight(figure, { ...look, width: PLOT.width })
  if (!isSmall) return plotSvg(figure, PLOT, look)
  const list = cardList(figure.rows)
  if (list) return cardListSvg(list, PLOT, words)
  const indicators = cardIndicators(figure.rows, words.reference)
  return indicators ? cardIndicatorsSvg(indicators, PLOT, words) : plotSvg(figure, PLOT, look)
}
