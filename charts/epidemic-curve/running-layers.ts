import type { Layer, Plot } from '#charts/picture/picture.ts'
import { formatNumber } from '#domain/number/format.ts'
import type { RunningTotal } from '#domain/surveillance/season-range.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { marks } from '#charts/marks/marks.ts'
import { circle, polyline, text } from '#charts/marks/shapes.ts'
import type { Spot } from '#charts/picture/drawing.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { spreadApart } from '#charts/plot/spread-apart.ts'
import type { CurveModel } from './curve-model.ts'

/** Lines that reach this week carry their label in the column at the right, others at their own end. */
const NEAR_THE_END = 50

/** One line a year; the chosen or newest one strong, the others pale. The marks stand at their ends. */
export function runningLines({ totals, year, subject }: CurveModel, theme: ChartTheme): Layer {
  const strong = theme.colour(classLook(subject.source?.classification ?? 'Routine').token)
  const chosen = year ?? totals.at(-1)?.year
  const place = (entry: RunningTotal): [number, number] => [endOf(entry).week - 1, endOf(entry).total]
  return marks({
    z: 3,
    items: totals,
    id: ({ year: own }) => `year:${own}`,
    place,
    draw: (entry, end, plot) => {
      const isChosen = entry.year === chosen
      const stroke = isChosen ? strong : theme.colour('ink3')
      const fill = isChosen ? strong : theme.colour('ink2')
      const way = entry.weeks.map(({ week, total }) => plot.at(week - 1, total))
      return [
        polyline(way, { stroke, lineWidth: isChosen ? 2.4 : 1.1, opacity: isChosen ? 1 : 0.75 }),
        circle(end, isChosen ? 3.4 : 2.2, { fill: stroke }),
        text(labelSpot(entry, totals, plot), endLabel(entry, theme), {
          font: theme.font(12, isChosen ? 680 : 400),
          fill,
          halo: theme.colour('canvas'),
        }),
      ]
    },
  })
}

function labelSpot(entry: RunningTotal, totals: readonly RunningTotal[], { at, theme }: Plot): Spot {
  const { week, total } = endOf(entry)
  if (week < NEAR_THE_END) {
    const [x, y] = at(week - 1, total)
    return [x + 8, y]
  }
  const column = totals.filter((other) => endOf(other).week >= NEAR_THE_END)
  const wanted = column.map((other) => ({ middle: at(0, endOf(other).total)[1], size: theme.size(15) }))
  const heights = spreadApart(wanted, 0, theme.height - theme.size(24))
  return [at(52.5, 0)[0] + 4, heights[column.indexOf(entry)] ?? 0]
}

/** The newest week of a year with its total. */
export function endOf({ weeks }: RunningTotal): { readonly week: number; readonly total: number } {
  return weeks.at(-1) ?? { week: 1, total: 0 }
}

/** `2026  833`; on narrow plots the year alone. */
export function endLabel(entry: RunningTotal, { narrow }: ChartTheme): string {
  return narrow ? String(entry.year) : `${entry.year}  ${formatNumber(endOf(entry).total, 0)}`
}
