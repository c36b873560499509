import { asPublished } from '#domain/observation/as-published.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { figure } from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { FigureRow } from '#charts/figure.ts'
import { roomyWidth } from '#charts/plot/measured-width.ts'
import { tokens } from '#charts/tokens.ts'
import { svgText } from './svg-text.ts'
import { cutText } from './wrap-text.ts'

/** Many indicators in short: each with its figure of the place that holds the others. */
export interface CardIndicators {
  readonly rows: readonly FigureRow[]
  /** How many indicators a card has no room for. */
  readonly more: number
}

/** As many as a card has room for. */
const MOST = 8
const FEWEST = 3
const LINE = 44
const SIZE = 22
const SMALL = 16

/** The newest figure of each indicator for the first place of a figure; null where there are few indicators. */
export function cardIndicators(
  all: readonly FigureRow[],
  { locations }: ReferenceData,
): CardIndicators | null {
  const levels = all.map(({ point }) => locations.get(point.location)?.level ?? Number.POSITIVE_INFINITY)
  const place = all[levels.indexOf(Math.min(...levels))]?.point.location
  const byIndicator = Map.groupBy(
    all.filter(({ point }) => point.location === place),
    ({ point }) => point.indicator,
  )
  const newest = [...byIndicator.values()].flatMap(
    (rows) => rows.toSorted((one, other) => other.point.period - one.point.period)[0] ?? [],
  )
  if (newest.length < FEWEST) return null
  return { rows: newest.slice(0, MOST), more: Math.max(0, newest.length - MOST) }
}

interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
}

interface Words {
  readonly reference: ReferenceData
  readonly language: Language
}

/** Indicators, one to a line: name, source and period below it, and the figure at the right. */
export function cardIndicatorsSvg({ rows, more }: CardIndicators, room: Room, words: Words): string {
  const { ink, ink2, ink3, line } = tokens.light
  const { x, y, width } = room
  const wide = (size: number, weight: number) => (text: string) => roomyWidth(text, size, weight)
  const place = rows[0]?.location ?? ''
  const others = words.language.text(message('sheet.more-indicators', { count: more }))
  const lines = rows.map((row, index) => {
    const top = y + 24 + index * LINE
    const value = written(row, words)
    const left = width - wide(SIZE, 650)(value) - 24
    const { shortName } = byId(words.reference.indicators, row.point.indicator)
    return [
      svgText([cutText(shortName, left, wide(SIZE, 450))], {
        ...{ x, y: top, size: SIZE, weight: 450, fill: ink, lineHeight: LINE },
      }),
      svgText([cutText(`${row.source} ${row.period}`, left, wide(SMALL, 400))], {
        ...{ x, y: top + 18, size: SMALL, weight: 400, fill: ink3, lineHeight: LINE },
      }),
      svgText([value], {
        ...{ x: x + width, y: top + 8, size: SIZE, weight: 650, fill: ink, lineHeight: LINE, anchor: 'end' },
      }),
      `<path d="M${x} ${top + 24}h${width}" stroke="${line}"/>`,
    ].join('')
  })
  const head = { size: 17, weight: 600, lineHeight: 20, fill: ink2 } as const
  return [
    svgText([place], { ...head, x: x + width, y: y - 4, anchor: 'end' }),
    ...lines,
    more > 0 ? svgText([others], { ...head, weight: 400, x, y: y + 30 + rows.length * LINE }) : '',
  ].join('')
}

function written({ point }: FigureRow, { reference, language }: Words): string {
  const indicator = byId(reference.indicators, point.indicator)
  return language.text(figure(point.value, asPublished(point, indicator)), 'short')
}
