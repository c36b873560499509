import { pooledValue, pooledFrom } from '#domain/best-figure/pooled-answer.ts'
import { citedFigure } from '#domain/observation/cited-figure.ts'
import { STRIP, stripPicture } from '#charts/small/strip.ts'
import {
  type Aim,
  type BesideFigure,
  changedFigure,
  type KeyFigure,
  keyFigures,
} from '#domain/brief/key-figure.ts'
import { type BriefQuestion, zoneAround } from '#domain/brief/question.ts'
import { type StatesRange, statesRange } from '#domain/brief/states-range.ts'
import { byId, isInQuestion, type ReferenceData } from '#domain/reference/reference-data.ts'
import { isTold } from '#domain/comparison/change.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { cited, indicatorName, periodName, placeName, shortFigure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import type { Point } from '#domain/observation/point.ts'
import { isIndicative } from '#domain/target/target.ts'
import { targetValue } from '#domain/target/target-label.ts'
import {
  type Finding,
  type FindingCell,
  type FindingHead,
  type FindingPart,
  saidIn,
  words,
} from './finding-part.ts'
import { DASH, figureIn, intervalIn, markOf } from './writing.ts'

interface InTable {
  readonly question: BriefQuestion
  readonly place: Location
  readonly zone: Location | null
  readonly language: Language
  readonly reference: ReferenceData
}

/** The figures to quote of a place in one table: each with its interval, zone and nation, target and change. */
export function keyTable(question: BriefQuestion, language: Language): Finding {
  const key = keyFigures(question)
  const { reference } = question.data
  const inTable = { question, place: question.place, zone: zoneAround(question), language, reference }
  const name = language.text(message('brief.key-title', { count: key.length }))
  const parts: FindingPart[] = [
    { part: 'heading', text: name },
    {
      part: 'table',
      name,
      heads: headsOf(key, inTable),
      rows: key.map((figure) => rowOf(figure, inTable)),
    },
    saidIn('note', notesOf(key, inTable).join(' ')),
  ]
  return { parts, found: { key } }
}

function headsOf(key: readonly KeyFigure[], { place, zone, language }: InTable): readonly FindingHead[] {
  const levels = new Set(key.flatMap(({ stated }) => stated?.point.intervalLevel ?? []))
  const [level] = levels
  const text = (name: Parameters<typeof message>[0]) => language.text(message(name, {}))
  const interval =
    levels.size === 1 && level !== undefined
      ? language.text(message('brief.interval-of-level', { level: `${level}` }))
      : text('brief.interval-head')
  return [
    { text: text('brief.indicator') },
    { text: language.text(placeName(place), 'name'), isNumeric: true },
    { text: interval, isNumeric: true },
    { text: '' },
    ...(zone ? [{ text: language.text(placeName(zone), 'name') }] : []),
    ...(place.level === 1 ? [] : [{ text: text('brief.nation') }]),
    { text: text('brief.target') },
    { text: text('brief.change-head') },
    { text: text('brief.source') },
  ]
}

function rowOf(figure: KeyFigure, inTable: InTable): readonly FindingCell[] {
  const { question, place, zone, language } = inTable
  const { indicator, stated, pooled, nation, aim } = figure
  const states = statesRange(figure, question)
  const shown = (beside: BesideFigure | null) =>
    beside ? figureIn(language, beside.point, indicator) + (beside.unequalTimes ? '*' : '') : DASH
  const own = stated
    ? figureIn(language, stated.point, indicator)
    : pooled
      ? language.text(pooledValue(pooled, indicator))
      : DASH
  const name = language.text(indicatorName(indicator), 'name')
  return [
    words(name, unitNote(indicator, language), true),
    words(own, pooled ? language.text(pooledFrom(pooled)) : whyNone(figure, states, language), true),
    stated ? intervalIn(language, stated.point, indicator) : DASH,
    {
      part: 'drawing',
      size: STRIP,
      alternative: language.text(message('brief.strip-alt', { indicator: name, figure: own })),
      map: null,
      picture: (surface) => stripPicture(figure, surface),
    },
    ...(zone ? [shown(figure.zone)] : []),
    ...(place.level === 1
      ? []
      : [words(shown(nation), nation && !nation.isSameRound ? language.text(citedFigure(nation)) : '')]),
    targetWords(aim, indicator, language),
    changeCell(figure, language),
    sourceCell(figure, states, inTable),
  ]
}

/** Why no figure stands there; of a nation or zone the lowest and highest of its states. */
function whyNone({ answer, indicator }: KeyFigure, states: StatesRange | null, language: Language): string {
  if (answer.status !== 'do_not_quote') return ''
  if (!states) return language.text(message('brief.no-figure'))
  const written = (point: Point) => shortFigure(point.value, asPublished(point, indicator))
  const { low, high, count } = states
  return language.text(message('brief.of-states', { count, low: written(low), high: written(high) }))
}

/** Whose the figure is, or those of the states in its place. */
function sourceCell(
  { stated }: KeyFigure,
  states: StatesRange | null,
  { language, reference }: InTable,
): FindingCell {
  const point = stated?.point ?? states?.low
  if (!point) return DASH
  const source = byId(reference.sources, point.source)
  const mark = stated ? markOf(point, reference) : ''
  return words(source.name, language.text(periodName(point.period, source)) + mark)
}

function unitNote(indicator: Indicator, language: Language): string {
  if (indicator.factor === 1) return language.text(message('brief.per-1000'))
  if (indicator.factor === 3) return language.text(message('brief.per-100000'))
  // Remarks of a denominator on single sources stand where the sources are told apart.
  const [people = ''] = indicator.denominator.split(/[;(]/)
  return people.trim() === '' ? '' : language.text(people.trim())
}

const SIGNS: Readonly<Record<Aim['standing'], string>> = { missed: '▼', open: '△', reached: '▲', none: '' }

function targetWords(aim: Aim | null, indicator: Indicator, language: Language): string {
  if (!aim) return DASH
  const target = language.text(targetValue(aim.value, indicator))
  const named = aim.kind === 'sdg' ? language.text(message('brief.sdg', { target })) : target
  return `${SIGNS[aim.standing]} ${named}`.trim()
}

/** What changed since the round before; of another source than the figure to quote it says whose it is. */
function changeCell(figure: KeyFigure, language: Language): FindingCell {
  const { stated, change } = changedFigure(figure) ?? {}
  if (!change || !stated) return DASH
  const { before, verdict, unequalTimes } = change
  const written = (point: Point) => shortFigure(point.value, asPublished(point, figure.indicator))
  const from = message('brief.change-from', {
    year: stated === figure.stated ? periodName(before.period) : cited(stated.source, before.period),
    before: written(before),
    now: written(stated.point),
  })
  const word = language.text(message('brief.change', { verdict })) + (unequalTimes ? '*' : '')
  return words(word, language.text(from), isTold(verdict))
}

function notesOf(key: readonly KeyFigure[], { question, language, reference }: InTable): string[] {
  const isUnequal = key.some(
    (one) => changedFigure(one)?.change?.unequalTimes || one.zone?.unequalTimes || one.nation?.unequalTimes,
  )
  const isOther = key.some(({ bounded }) => bounded?.change)
  const indicative = key.some(({ aim, indicator }) => aim?.kind === 'national' && isIndicative(indicator))
  const text = (name: Parameters<typeof message>[0]) => language.text(message(name, {}))
  return [
    text('brief.note-signs'),
    text('brief.note-change'),
    ...(isOther ? [text('brief.note-change-other')] : []),
    ...(key.some((one) => statesRange(one, question)) ? [text('brief.note-states')] : []),
    text('brief.note-dash'),
    ...(key.some(({ stated }) => stated !== null && isInQuestion(stated.point, reference))
      ? [text('brief.note-question')]
      : []),
    ...(isUnequal ? [text('brief.note-unequal')] : []),
    ...(indicative ? [text('brief.note-indicative')] : []),
  ]
}
