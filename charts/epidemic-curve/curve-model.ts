import {
  type RunningTotal,
  runningTotals,
  seasonRange,
  type WeekRange,
} from '#domain/surveillance/season-range.ts'
import { type WeekCount, weeklyCounts } from '#domain/surveillance/weekly-counts.ts'
import { weeksIn } from '#domain/period/iso-weeks.ts'
import type { Language } from '#domain/message/language.ts'
import { type EpidemicSubject, epidemicSubject } from './subject.ts'
import type { EpidemicCurveInput } from './view.ts'

/** A curve ready to be drawn. */
export interface CurveModel {
  readonly subject: EpidemicSubject
  readonly language: Language
  readonly form: 'columns' | 'range' | 'running'
  /** Weeks that were due in the years shown. */
  readonly weeks: readonly WeekCount[]
  /** Range of the earlier years by week, and which years; null when it is not shown. */
  readonly range: { readonly weeks: readonly WeekRange[]; readonly from: number; readonly to: number } | null
  /** Running totals by year; empty in other forms. */
  readonly totals: readonly RunningTotal[]
  /** The one year shown; null for several. */
  readonly year: number | null
  /** Places for weeks along the axis. */
  readonly slots: number
  /** Place of a week along the axis, from 0. */
  slotOf(week: WeekCount): number
}

export function curveModel(input: EpidemicCurveInput): CurveModel {
  const subject = epidemicSubject(input)
  const { question, years } = subject
  const all = weeklyCounts(question)
  const weeks = all.filter(({ year }) => years === null || years.includes(year))
  const own = [...new Set(weeks.map(({ year }) => year))]
  const [first] = own
  const year = own.length === 1 && first !== undefined ? first : null
  const form = formOf(input.view.options.shape, year)
  const earlier = all.filter((week) => year !== null && week.year < year)
  const running = form === 'running'
  const from = weeks[0]?.period ?? 0
  const position = new Map(weeks.map((week, index) => [week.period, index]))
  return {
    subject,
    language: input.language,
    form,
    weeks,
    range: form === 'range' ? rangeOf(earlier) : null,
    totals: running
      ? runningTotals(
          all.filter((week) => year === null || week.year <= year),
          question.measure.nature === 'cumulative',
        ).filter((total) => total.weeks.some(({ counted }) => counted))
      : [],
    year,
    slots: running ? 53 : year === null ? Math.max(1, weeks.length) : weeksIn(year),
    slotOf: (week) => (year === null && !running ? (position.get(week.period) ?? from) : week.week - 1),
  }
}

function formOf(shape: string | undefined, year: number | null): CurveModel['form'] {
  if (shape === 'cumulative') return 'running'
  return shape === 'line' && year !== null ? 'range' : 'columns'
}

function rangeOf(earlier: readonly WeekCount[]): CurveModel['range'] {
  const weeks = seasonRange(earlier)
  const years = earlier.filter(({ value }) => value !== null).map(({ year }) => year)
  return weeks.length === 0 ? null : { weeks, from: Math.min(...years), to: Math.max(...years) }
}
