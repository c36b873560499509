import type { Brief } from '#domain/brief/brief.ts'
import {
  isTooNarrow,
  type PartOfPlace,
  type PartsColumn,
  type PartsToLookAt,
} from '#domain/brief/parts-to-look-at.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { cited, indicatorName, placeName } from '#domain/message/value.ts'
import type { PartBlock, PartCell } from './sheet.ts'
import { DASH, figureIn, intervalIn, plainNumber } from './writing.ts'

/** The parts of a place to look at, with the indicators by which they were found. */
export function partBlock({ place, parts }: Brief, language: Language): Omit<PartBlock, 'map' | 'mapNote'> {
  const level = (parts?.level ?? (place.level === 3 ? 4 : 3)) === 4 ? 'lga' : 'state'
  const text = (said: Parameters<Language['text']>[0]) => language.text(said)
  if (!parts) {
    const none = text(message('brief.parts-none', { level, place: placeName(place) }))
    return {
      title: text(message('brief.parts-title', { level, count: 0 })),
      none,
      heads: [],
      rows: [],
      rule: '',
    }
  }
  const { shown } = parts
  const middle = shown.map(({ indicator, middle: value }) => bare(plainNumber(value, indicator, language)))
  return {
    title: text(message('brief.parts-title', { level, count: parts.parts.length })),
    none: null,
    heads: [
      text(message('brief.parts-head', { level })),
      ...shown.map(({ indicator }) => language.text(indicatorName(indicator), 'name')),
    ],
    rows: [
      ...parts.parts.map((part, index) => rowOf(part, index + 1, parts, language)),
      { number: '', name: text(message('brief.parts-middle', { level })), note: '', cells: middle },
    ],
    rule: text(message('brief.parts-rule', { level, sources: sourcesOf(shown, language) })),
  }
}

const bare = (value: string): PartCell => ({ value, interval: '', isSure: false })

function rowOf(part: PartOfPlace, number: number, { shown }: PartsToLookAt, language: Language) {
  const { place, surely, worse, compared } = part
  const counts = { surely: surely.length, worse: worse.length, compared }
  return {
    number: `${number}`,
    name: language.text(placeName(place), 'name'),
    note: language.text(message('brief.parts-counts', counts)),
    cells: shown.map((column) => cellOf(part, column, language)),
  }
}

function cellOf(
  { place, surely }: PartOfPlace,
  { indicator, points }: PartsColumn,
  language: Language,
): PartCell {
  const point = points.find(({ location }) => location === place.id)
  if (!point) return bare(DASH)
  const mark = isTooNarrow(point, indicator, place.level) ? '†' : ''
  return {
    value: figureIn(language, point, indicator) + mark,
    interval: intervalIn(language, point, indicator),
    isSure: surely.includes(indicator),
  }
}

function sourcesOf(shown: readonly PartsColumn[], language: Language): string {
  const named = shown.map(({ source, period }) => language.text(cited(source, period)))
  return [...new Set(named)].join(', ')
}
