import { mapName } from '#charts/selection/map-name.ts'
import { type SmallRegion, smallMap } from '#charts/small/small-map.ts'
import {
  isTooNarrow,
  type PartOfPlace,
  type PartsColumn,
  type PartsToLookAt,
  partsToLookAt,
} from '#domain/brief/parts-to-look-at.ts'
import type { BriefQuestion } from '#domain/brief/question.ts'
import { isInQuestion, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { cited, indicatorName, placeName } from '#domain/message/value.ts'
import {
  type Finding,
  type FindingCell,
  type FindingDrawing,
  type FindingPart,
  saidIn,
  words,
} from './finding-part.ts'
import { DASH, figureIn, intervalIn, markOf, plainNumber } from './writing.ts'

const MAP = { width: 250, height: 230 } as const

/** The parts of a place to look at, on its map and with the indicators by which they were found. */
export function partsFindings(question: BriefQuestion, language: Language): Finding {
  const { place } = question
  const { reference } = question.data
  const parts = partsToLookAt(question)
  const level = (parts?.level ?? (place.level === 3 ? 4 : 3)) === 4 ? 'lga' : 'state'
  const text = (said: Parameters<Language['text']>[0]) => language.text(said)
  const title = text(message('brief.parts-title', { level, count: parts?.parts.length ?? 0 }))
  if (!parts) {
    const none = message('brief.parts-none', { level, place: placeName(place) })
    return {
      parts: [{ part: 'heading', text: title }, saidIn('plain', text(none))],
      found: { parts },
    }
  }
  const { shown } = parts
  const middle = shown.map(({ indicator, middle: value }) => plainNumber(value, indicator, language))
  const sources = [...new Set(shown.map(({ source, period }) => language.text(cited(source, period))))].join(
    ', ',
  )
  const table: FindingPart = {
    part: 'table',
    name: title,
    heads: [
      { text: text(message('brief.parts-head', { level })) },
      ...shown.map(({ indicator }) => ({
        text: language.text(indicatorName(indicator), 'name'),
        isNumeric: true,
      })),
    ],
    rows: [
      ...parts.parts.map((part, index) => rowOf(part, index + 1, parts, { language, reference })),
      [text(message('brief.parts-middle', { level })), ...middle],
    ],
  }
  const named = new Set(parts.parts.map(({ place: { id } }) => id))
  const isAsked = shown.some(({ points }) =>
    points.some((point) => named.has(point.location) && isInQuestion(point, reference)),
  )
  const rule = message('brief.parts-rule', { level, sources })
  const pieces: FindingPart[] = [
    { part: 'heading', text: title },
    {
      part: 'columns',
      columns: [
        { share: 1, parts: [mapOf(question, parts, language)] },
        { share: 2.7, parts: [table] },
      ],
    },
    saidIn(
      'note',
      [
        text(rule),
        ...(isAsked ? [text(message('brief.note-question'))] : []),
        text(message('brief.boundaries')),
      ].join(' '),
    ),
  ]
  return { parts: pieces, found: { parts } }
}

/** In whose words a table is, and what is known of its figures. */
interface InWords {
  readonly language: Language
  readonly reference: ReferenceData
}

function rowOf(
  part: PartOfPlace,
  number: number,
  { shown }: PartsToLookAt,
  said: InWords,
): readonly FindingCell[] {
  const { language } = said
  const { place, surely, worse, compared } = part
  const counts = message('brief.parts-counts', {
    surely: surely.length,
    worse: worse.length,
    compared,
  })
  const name = `${number} ${language.text(placeName(place), 'name')}`
  return [words(name, language.text(counts), true), ...shown.map((column) => cellOf(part, column, said))]
}

function cellOf(
  { place, surely }: PartOfPlace,
  { indicator, points }: PartsColumn,
  { language, reference }: InWords,
): FindingCell {
  const point = points.find(({ location }) => location === place.id)
  if (!point) return DASH
  const mark = isTooNarrow(point, indicator, place.level) ? '†' : ''
  return words(
    figureIn(language, point, indicator) + mark + markOf(point, reference),
    intervalIn(language, point, indicator),
    surely.includes(indicator),
  )
}

/** The parts that have figures, those to look at by their numbers. */
function mapOf({ place }: BriefQuestion, parts: PartsToLookAt, language: Language): FindingDrawing {
  const inside = new Set(parts.columns.flatMap(({ points }) => points.map(({ location }) => location)))
  const numbers = new Map(parts.parts.map((part, index) => [part.place.id, `${index + 1}`]))
  const regions = [...inside].map((id): SmallRegion => {
    const number = numbers.get(id)
    return number === undefined ? { id, look: 'ground' } : { id, look: 'marked', number }
  })
  return {
    part: 'drawing',
    size: MAP,
    alternative: language.text(message('brief.parts-map', { place: placeName(place) })),
    map: parts.level === 4 ? mapName(place, 4) : 'nigeria-states',
    picture: (surface, shapes) => smallMap(regions, shapes, surface),
  }
}
