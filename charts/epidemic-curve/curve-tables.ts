import { message, type ValuesOf } from '#domain/message/message.ts'
import { periodName } from '#domain/message/value.ts'
import type { Gap } from '#domain/observation/gap.ts'
import { formatNumber } from '#domain/number/format.ts'
import type { ComputedTable } from '#charts/figure.ts'
import { gapWords } from '#charts/words/gap-words.ts'
import type { CurveModel } from './curve-model.ts'

export type Head = ValuesOf<'epidemic-figure.head'>['head']

/** Numbers of a curve that are not the published figures themselves. */
export function curveTable(model: CurveModel): ComputedTable | undefined {
  if (model.form === 'running') return runningTable(model)
  if (model.range) return rangeTable(model)
  return model.subject.question.measure.nature === 'cumulative' ? newTable(model) : undefined
}

/** A count without decimals; a gap as a dash. */
export function shownCount(value: string | number | null): string {
  if (value === null) return '–'
  return typeof value === 'number' ? formatNumber(value, 0) : value
}

function newTable({ weeks, language }: CurveModel): ComputedTable {
  const heads: readonly Head[] = ['week', 'new', 'at_end', 'note']
  return {
    title: language.text(message('epidemic-figure.table-new')),
    heads: heads.map((head) => language.text(message('epidemic-figure.head', { head }))),
    rows: weeks.map(({ period, value, gap, point }) => [
      language.text(periodName(period)),
      value,
      point?.value ?? null,
      gap === null ? '' : language.text(gap.note),
    ]),
    gaps: weeks.map(({ gap }) => gap && gapWords(gap, language)),
    shown: shownCount,
  }
}

function rangeTable({ weeks, range, year, language }: CurveModel): ComputedTable {
  const byWeek = new Map(range?.weeks.map((entry) => [entry.week, entry]))
  const span = range ? message('chart.range', { from: String(range.from), to: String(range.to) }) : ''
  return {
    title: language.text(message('epidemic-figure.table-range', { year: String(year), span })),
    heads: [
      message('epidemic-figure.head', { head: 'week' }),
      String(year),
      message('epidemic-figure.head-lowest', { span }),
      message('epidemic-figure.head-highest', { span }),
      message('epidemic-figure.head-threshold'),
      message('epidemic-figure.head', { head: 'years' }),
    ].map((head) => language.text(head)),
    rows: weeks.map(({ week, value }) => {
      const earlier = byWeek.get(week)
      return [
        numbered(week, language),
        value,
        earlier?.low ?? null,
        earlier?.high ?? null,
        earlier?.threshold ?? null,
        earlier?.years ?? 0,
      ]
    }),
    gaps: weeks.map(({ week, gap }) => {
      const lacks = gap ?? (byWeek.has(week) ? null : FEW_YEARS)
      return lacks && gapWords(lacks, language)
    }),
    shown: shownCount,
  }
}

/** One earlier year is no range. */
const FEW_YEARS: Gap = { reason: 'too_few', note: message('epidemic-figure.no-range') }

function runningTable({ totals, language }: CurveModel): ComputedTable {
  const longest = Math.max(0, ...totals.flatMap(({ weeks }) => weeks.map(({ week }) => week)))
  return {
    title: language.text(message('epidemic-figure.table-running')),
    heads: [
      language.text(message('epidemic-figure.head', { head: 'week' })),
      ...totals.map(({ year }) => String(year)),
    ],
    rows: Array.from({ length: longest }, (_, index) => [
      numbered(index + 1, language),
      ...totals.map(({ weeks }) => weeks.find(({ week }) => week === index + 1)?.total ?? null),
    ]),
    shown: shownCount,
  }
}

/** `Week 3` */
function numbered(week: number, language: CurveModel['language']): string {
  return language.text(message('weeks.number', { week: String(week) }))
}
