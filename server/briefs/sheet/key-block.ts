import { CHANGES, type ChangeSince } from '#domain/brief/change-since.ts'
import type { Brief } from '#domain/brief/brief.ts'
import type { Aim, BesideFigure, KeyFigure } from '#domain/brief/key-figure.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, periodName, placeName, shortFigure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { isIndicative } from '#domain/target/target.ts'
import { targetValue } from '#domain/target/target-label.ts'
import { stripPicture } from '../pictures/strip.ts'
import type { KeyBlock, KeyRow } from './sheet.ts'
import { citedFigure, DASH, figureIn, intervalIn } from './writing.ts'

/** The table of key figures, with the strips that it draws. */
export function keyBlock(
  { place, facts, key }: Brief,
  language: Language,
): { readonly block: KeyBlock; readonly pictures: Readonly<Record<string, string>> } {
  const rows = key.map((figure, index) => keyRow(figure, `strip-${index + 1}`, language))
  const drawn = key.map((figure, index) => [`strip-${index + 1}`, stripPicture(figure)] as const)
  const levels = new Set(key.flatMap(({ stated }) => stated?.point.intervalLevel ?? []))
  const [level] = levels
  const text = (name: Parameters<typeof message>[0]) => language.text(message(name, {}))
  const block: KeyBlock = {
    title: language.text(message('brief.key-title', { count: key.length })),
    legend: [
      language.text(placeName(place), 'name'),
      ...(facts.zone ? [language.text(placeName(facts.zone), 'name')] : []),
    ],
    heads: {
      name: text('brief.indicator'),
      own: language.text(placeName(place), 'name'),
      interval:
        levels.size === 1 && level !== undefined
          ? language.text(message('brief.interval-of-level', { level: `${level}` }))
          : text('brief.interval-head'),
      zone: facts.zone ? language.text(placeName(facts.zone), 'name') : null,
      nation: place.level === 1 ? null : text('brief.nation'),
      target: text('brief.target'),
      change: text('brief.change-head'),
      source: text('brief.source'),
    },
    rows,
    notes: notesOf(key, language),
  }
  return { block, pictures: Object.fromEntries(drawn) }
}

function keyRow(figure: KeyFigure, name: string, language: Language): KeyRow {
  const { indicator, answer, stated, zone, nation, aim, change } = figure
  const shown = (beside: BesideFigure | null) =>
    beside ? figureIn(language, beside.point, indicator) + (beside.unequalTimes ? '*' : '') : DASH
  const own = stated ? figureIn(language, stated.point, indicator) : DASH
  const title = language.text(indicatorName(indicator), 'name')
  return {
    name: title,
    note: unitNote(indicator, language),
    value: own,
    gap: answer.status === 'do_not_quote' ? language.text(message('brief.no-figure')) : null,
    interval: stated ? intervalIn(language, stated.point, indicator) : DASH,
    strip: { name, alt: language.text(message('brief.strip-alt', { indicator: title, figure: own })) },
    zone: shown(zone),
    nation: shown(nation),
    nationNote: nation && !nation.isSameRound ? language.text(citedFigure(nation)) : '',
    ...targetCells(aim, indicator, language),
    ...changeCells(change, stated?.point ?? null, indicator, language),
    source: stated?.source.name ?? '',
    period: stated ? language.text(periodName(stated.point.period, stated.source)) : '',
    of: stated?.source.classification ?? null,
  }
}

function unitNote(indicator: Indicator, language: Language): string {
  if (indicator.factor === 1) return language.text(message('brief.per-1000'))
  if (indicator.factor === 3) return language.text(message('brief.per-100000'))
  // What a denominator says of single sources is said where they are told apart.
  const [people = ''] = indicator.denominator.split(/[;(]/)
  return people.trim() === '' ? '' : language.text(people.trim())
}

const SIGNS: Readonly<Record<Aim['standing'], string>> = { missed: '▼', open: '△', reached: '▲', none: '' }

function targetCells(aim: Aim | null, indicator: Indicator, language: Language) {
  if (!aim) return { target: DASH, targetSign: '' }
  const target = language.text(targetValue(aim.value, indicator))
  return {
    target: aim.kind === 'sdg' ? language.text(message('brief.sdg', { target })) : target,
    targetSign: SIGNS[aim.standing],
  }
}

function changeCells(
  change: ChangeSince | null,
  now: Parameters<typeof figureIn>[1] | null,
  indicator: Indicator,
  language: Language,
) {
  if (!change || !now) return { change: DASH, isClear: false, changeNote: '' }
  const { before, verdict, unequalTimes } = change
  const word = language.text(message('brief.change', { verdict }))
  const from = language.text(periodName(before.period))
  return {
    change: word + (unequalTimes ? '*' : ''),
    isClear: CHANGES.indexOf(verdict) < CHANGES.indexOf('unclear'),
    changeNote: language.text(
      message('brief.change-from', {
        year: from,
        before: shortFigure(before.value, asPublished(before, indicator)),
        now: shortFigure(now.value, asPublished(now, indicator)),
      }),
    ),
  }
}

function notesOf(key: readonly KeyFigure[], language: Language): string[] {
  const isUnequal = key.some(
    ({ change, zone, nation }) => change?.unequalTimes || zone?.unequalTimes || nation?.unequalTimes,
  )
  const indicative = key.some(({ aim, indicator }) => aim?.kind === 'national' && isIndicative(indicator))
  const text = (name: Parameters<typeof message>[0]) => language.text(message(name, {}))
  return [
    text('brief.note-signs'),
    text('brief.note-change'),
    text('brief.note-dash'),
    ...(isUnequal ? [text('brief.note-unequal')] : []),
    ...(indicative ? [text('brief.note-indicative')] : []),
  ]
}
