import type { CustomSeriesOption, CustomSeriesRenderItemAPI } from 'echarts'
import { formatNumber } from '#domain/number/format.ts'
import type { RunningTotal } from '#domain/surveillance/season-range.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { circle, type Drawn, group, pixelOf, polyline, text } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import type { CurveModel } from './curve-model.ts'

/** Lines that reach this week carry their label in the column at the right, others at their own end. */
const NEAR_THE_END = 50

/** One line a year; the chosen or newest one strong, the others pale. The marks refer to their ends. */
export function runningLines(model: CurveModel, look: Look): CustomSeriesOption {
  const { totals } = model
  return {
    type: 'custom',
    z: 3,
    data: totals.map((total) => [endOf(total).week - 1, endOf(total).total]),
    renderItem: ({ dataIndex }, api) => {
      const entry = totals[dataIndex]
      if (!entry) return null
      const isChosen = entry.year === (model.year ?? totals.at(-1)?.year)
      const strong = classLook(model.subject.source?.classification ?? 'Routine').token
      const colour = look.colour(isChosen ? strong : 'ink3')
      const end = endOf(entry)
      const [x, y] = pixelOf(api, end.week - 1, end.total)
      return group([
        polyline(
          entry.weeks.map(({ week, total }) => pixelOf(api, week - 1, total)),
          { stroke: colour, lineWidth: isChosen ? 2.4 : 1.1, opacity: isChosen ? 1 : 0.75 },
        ),
        circle(x, y, isChosen ? 3.4 : 2.2, { fill: colour }),
        label(entry, isChosen ? colour : look.colour('ink2'), isChosen, model, api, look),
      ])
    },
  }
}

function label(
  entry: RunningTotal,
  fill: string,
  isChosen: boolean,
  { totals }: CurveModel,
  api: CustomSeriesRenderItemAPI,
  look: Look,
): Drawn {
  const end = endOf(entry)
  const style = { font: look.font(12, isChosen ? 680 : 400), fill, halo: look.colour('canvas') }
  const words = endLabel(entry, look)
  if (end.week < NEAR_THE_END) {
    const [x, y] = pixelOf(api, end.week - 1, end.total)
    return text(x + 8, y, words, style)
  }
  const column = totals.filter((other) => endOf(other).week >= NEAR_THE_END)
  const heights = spreadApart(
    column.map((other) => ({
      middle: pixelOf(api, 0, endOf(other).total)[1],
      size: look.size(15),
    })),
    0,
    look.height - look.size(24),
  )
  const [x] = pixelOf(api, 52.5, 0)
  return text(x + 4, heights[column.indexOf(entry)] ?? 0, words, style)
}

/** The newest week of a year with its total. */
export function endOf({ weeks }: RunningTotal): { readonly week: number; readonly total: number } {
  return weeks.at(-1) ?? { week: 1, total: 0 }
}

/** `2026  833`; on narrow plots the year alone. */
export function endLabel(entry: RunningTotal, { narrow }: Look): string {
  return narrow ? String(entry.year) : `${entry.year}  ${formatNumber(endOf(entry).total, 0)}`
}
