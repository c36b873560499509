import type { Layer } from '#charts/picture/picture.ts'
import type { WeekRange } from '#domain/surveillance/season-range.ts'
import { CORRECTION, NO_REPORT } from '#domain/surveillance/week-gap.ts'
import type { WeekCount } from '#domain/surveillance/weekly-counts.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { band } from '#charts/marks/lines.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { hitArea, line, polyline, rect, text } from '#charts/marks/shapes.ts'
import type { Drawing, Spot } from '#charts/picture/drawing.ts'
import type { Box } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { CurveModel } from './curve-model.ts'
import { hatched } from './hatched.ts'

/** Height of the lane below the columns that marks weeks without a figure of the place. */
export const LANE = 7

/** One item a week, columns without a gap between them. */
export function weekColumns(model: CurveModel, plotBox: Box, theme: ChartTheme): Layer {
  const { top } = plotBox
  const colour = theme.colour(classLook(model.subject.source?.classification ?? 'Routine').token)
  return marks({
    z: 3,
    items: model.weeks,
    id: ({ period }) => `week:${period}`,
    place: (week) => [model.slotOf(week), week.value ?? 0],
    draw: (week, [, head], { at }) => {
      const slot = model.slotOf(week)
      const [[left, bottom], [right]] = [at(slot - 0.5, 0), at(slot + 0.5, 0)]
      const column = { left, right, top: head, bottom }
      return [
        hitArea([left, top], [right - left, bottom - top + theme.size(LANE)]),
        week.gap === NO_REPORT ? hatched({ ...column, top }, theme) : weekShape(week, column, colour, theme),
      ]
    },
  })
}

function weekShape(week: WeekCount, column: Box, colour: string, theme: ChartTheme): Drawing {
  const { left, right, top, bottom } = column
  const width = right - left
  if (week.gap !== null) return gapSign(week, column, theme)
  if (week.value === 0) {
    return line([left, bottom - 0.6], [right, bottom - 0.6], { stroke: colour, lineWidth: 1.4 })
  }
  if (week.partial) {
    const style = { fill: theme.colour('canvas'), stroke: colour, lineWidth: 1.4 }
    return rect([left + 0.7, top], [Math.max(width - 1.4, 1), bottom - top], style)
  }
  // A rim tells neighbouring weeks apart where there is room, without a gap between them.
  const rim = width > 6 ? { stroke: theme.colour('canvas'), lineWidth: 0.7 } : {}
  return rect([left, top], [width, bottom - top], { fill: colour, ...rim })
}

function gapSign({ gap }: WeekCount, { left, right, bottom }: Box, theme: ChartTheme): Drawing {
  if (gap !== CORRECTION) {
    return rect([left, bottom + 2], [right - left, theme.size(LANE) - 3], { fill: theme.colour('line') })
  }
  return text([(left + right) / 2, bottom - theme.size(7)], '▼', {
    ...theme.type(10, 400, 'warn-ink'),
    align: 'center',
  })
}

/** The lowest and highest count of the same week in earlier years: a band behind the columns, its edges before them. */
export function rangeBand({ range, slots }: CurveModel, theme: ChartTheme): Layer[] {
  if (!range) return []
  const runs = runsOf(range.weeks.filter(({ week }) => week <= slots))
  const colour = theme.colour('ink2')
  const layer = (z: number, draw: (high: readonly Spot[], low: readonly Spot[]) => Drawing) =>
    decoration({
      z,
      draw: ({ at }) =>
        runs.map((run) => {
          // From the left edge of the first week to the right edge of the last, so that a single week can be seen.
          const edge = (side: 'high' | 'low') =>
            run.flatMap((entry) => [at(entry.week - 1.5, entry[side]), at(entry.week - 0.5, entry[side])])
          return draw(edge('high'), edge('low'))
        }),
    })
  return [
    layer(2, (high, low) => band(high, low, { fill: colour, opacity: 0.14 })),
    layer(4, (high, low) => [
      polyline(high, { stroke: colour, lineWidth: 1.2 }),
      polyline(low, { stroke: colour, lineWidth: 1.2, lineDash: [3, 3] }),
    ]),
    thresholdLine(
      range.weeks.filter(({ week }) => week <= slots),
      theme,
    ),
  ]
}

/** More than is usual of each week, over the columns. */
function thresholdLine(weeks: readonly WeekRange[], theme: ChartTheme): Layer {
  const style = { stroke: theme.colour('warn-ink'), lineWidth: 1.6, lineDash: [6, 3] }
  const runs = runsOf(weeks.filter(({ threshold }) => threshold !== null))
  return decoration({
    z: 5,
    draw: ({ at }) =>
      runs.map((run) =>
        polyline(
          run.flatMap(({ week, threshold }) => [
            at(week - 1.5, threshold ?? 0),
            at(week - 0.5, threshold ?? 0),
          ]),
          style,
        ),
      ),
  })
}

/** Weeks without a gap between them. A band does not reach over weeks that were counted in fewer than two years. */
function runsOf(weeks: readonly WeekRange[]): WeekRange[][] {
  const runs: WeekRange[][] = []
  for (const entry of weeks) {
    const run = runs.at(-1)
    if (run?.at(-1)?.week === entry.week - 1) run.push(entry)
    else runs.push([entry])
  }
  return runs
}
