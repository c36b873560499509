import { formatNumber } from '#domain/number/format.ts'
import type { ComputedTable } from '#charts/figure.ts'
import type { CurveModel } from './curve-model.ts'
import { gapWords } from './week-words.ts'

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

function newTable({ weeks, subject }: CurveModel): ComputedTable {
  return {
    title: 'New in each week, derived from cumulative counts',
    heads: ['Week', 'New in the week', 'At the end of the week', 'Note'],
    rows: weeks.map(({ year, week, value, gap, point }) => [
      `${year} week ${week}`,
      value,
      point?.value ?? null,
      gap === null ? '' : gapWords(gap, subject),
    ]),
    why: (row) => String(row.at(-1) ?? ''),
    shown: shownCount,
  }
}

function rangeTable({ weeks, range, year }: CurveModel): ComputedTable {
  const byWeek = new Map(range?.weeks.map((entry) => [entry.week, entry]))
  const span = range ? `${range.from} to ${range.to}` : ''
  return {
    title: `Each week of ${year} beside the same week of ${span}`,
    heads: ['Week', String(year), `Lowest, ${span}`, `Highest, ${span}`, 'Earlier years counted'],
    rows: weeks.map(({ week, value }) => {
      const earlier = byWeek.get(week)
      return [`Week ${week}`, value, earlier?.low ?? null, earlier?.high ?? null, earlier?.years ?? 0]
    }),
    shown: shownCount,
  }
}

function runningTable({ totals }: CurveModel): ComputedTable {
  const longest = Math.max(0, ...totals.flatMap(({ weeks }) => weeks.map(({ week }) => week)))
  return {
    title: 'Running totals by week of the year',
    heads: ['Week', ...totals.map(({ year }) => String(year))],
    rows: Array.from({ length: longest }, (_, index) => [
      `Week ${index + 1}`,
      ...totals.map(({ weeks }) => weeks.find(({ week }) => week === index + 1)?.total ?? null),
    ]),
    shown: shownCount,
  }
}
