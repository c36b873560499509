import { asPublished } from '#domain/observation/as-published.ts'
import { isSumOfParts } from '#domain/comparison/sum-of-parts.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { figure } from '#domain/message/value.ts'
import { interval } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { FigureRow } from '#charts/figure.ts'
import { roomyWidth } from '#charts/plot/measured-width.ts'
import { tokens } from '#charts/tokens.ts'
import type { CardList, ListedPlace } from './card-list.ts'
import { svgText } from './svg-text.ts'
import { atMost, cutText, wrapMeasured } from './wrap-text.ts'

const SIZE = 22
const LINE = 36
const NAME = 150
const VALUE = 140
const HEAD = { size: 17, weight: 600, lineHeight: 20 } as const
const BAR = 16

interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
}

interface Words {
  readonly reference: ReferenceData
  readonly language: Language
  /** Whether intervals are drawn. */
  readonly intervals: boolean
}

/** A short list of places as a drawing: names, a bar of the first series with its interval, the values of each series. */
export function cardListSvg(list: CardList, { x, y, width }: Spot, words: Words): string {
  const { ink, ink2 } = tokens.light
  const { series, whole, highest, lowest } = list
  const right = x + width
  const edges = series.map((_, index) => right - (series.length - 1 - index) * VALUE)
  const bars = { left: x + NAME, right: (edges[0] ?? right) - VALUE }
  const heads = headsOf(series, words.reference).map((said, index) => {
    const room = series.length === 1 ? width - NAME : VALUE - 12
    const wide = (text: string) => roomyWidth(text, HEAD.size, HEAD.weight)
    const lines = atMost(wrapMeasured(said, room, wide), 2).map((text) => cutText(text, room, wide))
    const top = y + 8 - (lines.length - 1) * HEAD.lineHeight
    return svgText(lines, { ...HEAD, x: edges[index] ?? right, y: top, fill: ink2, anchor: 'end' })
  })
  const along = scaleOf(list, bars, words)
  const line = (place: ListedPlace, at: number, weight: number) => {
    const name = cutText(place.name, NAME - 12, (text) => roomyWidth(text, SIZE, weight))
    const middle = y + (at + 1) * LINE
    return [
      svgText([name], { ...textAt(x, middle + 8, SIZE, weight), fill: ink }),
      barOf(place, { along, middle, isWhole: weight > 500, left: bars.left }, words),
      ...place.rows.map((row, index) =>
        svgText([row ? shown(row, words) : '–'], {
          ...textAt(edges[index] ?? right, middle + 8, SIZE, weight),
          ...{ fill: ink, anchor: 'end' },
        }),
      ),
    ].join('')
  }
  const top = whole ? 1 : 0
  const others = words.language.text(message('sheet.others', { count: list.between }))
  const after = top + highest.length
  return [
    ...heads,
    whole ? line(whole, 0, 650) : '',
    ...highest.map((place, index) => line(place, top + index, 450)),
    svgText([others], { ...textAt(x, y + (after + 1) * LINE + 7, 20, 400), fill: ink2 }),
    ...lowest.map((place, index) => line(place, after + 1 + index, 450)),
  ].join('')
}

/** The names by which series are told apart: their indicators, or source and period. */
function headsOf(series: readonly FigureRow[], { indicators }: ReferenceData): string[] {
  const areSeveral = new Set(series.map(({ indicator }) => indicator)).size > 1
  return series.map(({ point, source, period }) =>
    areSeveral ? byId(indicators, point.indicator).shortName : `${source} ${period}`,
  )
}

function textAt(x: number, y: number, size: number, weight: number) {
  return { x, y, size, weight, lineHeight: LINE }
}

function shown({ point }: FigureRow, { reference, language }: Words): string {
  const indicator = byId(reference.indicators, point.indicator)
  return language.text(figure(point.value, asPublished(point, indicator)), 'short')
}

/** From zero to the largest that is drawn; null where values below zero leave no foot for bars. */
function scaleOf(
  { whole, highest, lowest }: CardList,
  { left, right }: { readonly left: number; readonly right: number },
  { reference, intervals }: Words,
): ((value: number) => number) | null {
  const points = [whole, ...highest, ...lowest].flatMap((place) => place?.rows[0]?.point ?? [])
  const [first] = points
  const isTotal = first !== undefined && isSumOfParts(byId(reference.indicators, first.indicator))
  const drawn = isTotal && whole ? points.slice(1) : points
  const reach = drawn.flatMap((point) => [point.value, (intervals && interval(point)?.upper) || 0])
  const most = Math.max(0, ...reach)
  if (most === 0 || drawn.some(({ value }) => value < 0)) return null
  return (value) => left + (Math.min(value, most) / most) * (right - left)
}

interface BarSpot {
  readonly along: ((value: number) => number) | null
  readonly middle: number
  readonly left: number
  readonly isWhole: boolean
}

/** A total is written beside its parts and not drawn. */
function barOf(
  { rows: [row] }: ListedPlace,
  { along, middle, left, isWhole }: BarSpot,
  words: Words,
): string {
  if (!row || !along) return ''
  const { point, classification } = row
  if (isWhole && isSumOfParts(byId(words.reference.indicators, point.indicator))) return ''
  const fill = tokens.light[isWhole ? 'ink2' : classLook(classification).token]
  const end = along(point.value)
  const bounds = words.intervals ? interval(point) : null
  const whisker = bounds
    ? `<path d="M${along(bounds.lower)} ${middle}H${along(bounds.upper)}" stroke="${tokens.light.ink}" stroke-width="2"/>`
    : ''
  return `<path d="M${left} ${middle - BAR / 2}H${end}v${BAR}H${left}z" fill="${fill}"/>${whisker}`
}
