import { trendMark } from '#charts/over-time/line.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { message } from '#domain/message/message.ts'
import { cited, figure } from '#domain/message/value.ts'
import type { GapRow, Mark } from '#charts/figure.ts'
import { numberOf } from '#charts/words/number-of.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { type LeftOutYear, yearsWithout } from '#charts/over-time/gaps.ts'
import type { TrendModel } from './lines.ts'
import { missingYearRows } from '#charts/over-time/missing-year-rows.ts'
import { unplacedRows } from '#charts/over-time/unplaced.ts'
import type { TrendInput } from './view.ts'

/** A year that a yearly source leaves out, with the number of its line. */
interface MissingYear extends LeftOutYear {
  readonly line: number
}

/** Missing years of the chosen line and its partner; those of all lines would hide the axis. */
export function shownMissingYears(model: TrendModel): MissingYear[] {
  return model.lines.flatMap((line, index) =>
    line.role === 'other' ? [] : yearsWithout(line, model).map((found) => ({ ...found, line: index })),
  )
}

/** The missing years in long form, each with its reason, then the figures that have no place among the years. */
export function trendGaps(model: TrendModel, input: TrendInput): GapRow[] {
  const missing = model.lines.flatMap((line) =>
    line.role === 'other' ? [] : missingYearRows(line, input, yearsWithout(line, model)),
  )
  return [...missing, ...unplacedRows(model.unplaced, input)]
}

/** The id of the mark of a missing year. */
export const missingYearMark = ({ line, year }: Pick<MissingYear, 'line' | 'year'>) => `gap:${line}:${year}`

/** One mark a point, in reading order, then the missing years. */
export function trendMarks(model: TrendModel, input: TrendInput): Mark[] {
  return [...pointMarks(model, input), ...missingYearMarks(model, input)]
}

/** One mark a point, in reading order: columns leave the missing years out. */
export function pointMarks(model: TrendModel, input: TrendInput): Mark[] {
  const { indicator } = model
  const { language } = input
  return model.lines.flatMap((line) =>
    line.points.map((point, index) => ({
      id: trendMark(line, point),
      title: language.text(cited(line.source, point.period)),
      value: language.text(figure(point.value, asPublished(point, indicator)), 'short'),
      lines: pointLines(point, input, {
        neighbours: {
          previous: line.points[index - 1] ?? null,
          next: line.points[index + 1] ?? null,
        },
        parts: input.view.options.parts === true,
      }),
      ...numberOf(point),
    })),
  )
}

function missingYearMarks(model: TrendModel, input: TrendInput): Mark[] {
  const { language } = input
  const reasons = trendGaps(model, input)
  return shownMissingYears(model).map(({ line, year }, index) => ({
    id: missingYearMark({ line, year }),
    title: language.text(
      message('trend.missing-year', { source: model.lines[line]?.source.name ?? '', year: String(year) }),
    ),
    value: reasons[index]?.gap.short ?? '',
    lines: [{ text: reasons[index]?.gap.long ?? '' }],
  }))
}
