import type { CustomSeriesOption } from 'echarts'
import type { WeekRange } from '#domain/surveillance/season-range.ts'
import type { WeekCount } from '#domain/surveillance/weekly-counts.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import {
  type Drawn,
  group,
  hitArea,
  line,
  pixelOf,
  polygon,
  polyline,
  rect,
  text,
} from '#charts/plot/element.ts'
import type { Room } from '#charts/plot/frame.ts'
import type { Look } from '#charts/plot/look.ts'
import type { CurveModel } from './curve-model.ts'
import { hatched } from './hatched.ts'

/** Height of the lane below the columns that marks weeks without a figure of the place. */
export const LANE = 7

/** One item a week, columns without a gap between them; the marks refer to it. */
export function weekColumns(model: CurveModel, room: Room, look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    z: 3,
    data: model.weeks.map((week) => [model.slotOf(week), week.value ?? 0]),
    renderItem: ({ dataIndex }, api) => {
      const week = model.weeks[dataIndex]
      if (!week) return null
      const slot = model.slotOf(week)
      const [left, foot] = pixelOf(api, slot - 0.5, 0)
      const [right, top] = pixelOf(api, slot + 0.5, week.value ?? 0)
      const box = { left, width: right - left, top, foot }
      return group([
        hitArea(left, room.top, right - left, foot - room.top + look.size(LANE)),
        ...weekShape(week, box, model, room, look),
      ])
    },
  }
}

interface Box {
  readonly left: number
  readonly width: number
  readonly top: number
  readonly foot: number
}

function weekShape(week: WeekCount, box: Box, model: CurveModel, room: Room, look: Look): Drawn[] {
  const { left, width, top, foot } = box
  if (week.gap === 'no_report') return hatched(left, room.top, width, foot - room.top, look)
  if (week.gap !== null) return gapSign(week, box, look)
  const colour = look.colour(classLook(model.subject.source?.classification ?? 'Routine').token)
  if (week.value === 0)
    return [line(left, foot - 0.6, left + width, foot - 0.6, { stroke: colour, lineWidth: 1.4 })]
  if (week.partial) {
    const style = { fill: look.colour('canvas'), stroke: colour, lineWidth: 1.4 }
    return [rect(left + 0.7, top, Math.max(width - 1.4, 1), foot - top, style)]
  }
  // A rim tells neighbouring weeks apart where there is room, without a gap between them.
  const rim = width > 6 ? { stroke: look.colour('canvas'), lineWidth: 0.7 } : {}
  return [rect(left, top, width, foot - top, { fill: colour, ...rim })]
}

function gapSign(week: WeekCount, { left, width, foot }: Box, look: Look): Drawn[] {
  if (week.gap !== 'correction') {
    return [rect(left, foot + 2, width, look.size(LANE) - 3, { fill: look.colour('line') })]
  }
  return [
    text(left + width / 2, foot - look.size(7), '▼', {
      font: look.font(10),
      fill: look.colour('warn-ink'),
      align: 'center',
    }),
  ]
}

/** The lowest and highest count of the same week in earlier years: a band behind the columns, its edges before them. */
export function rangeBand({ range, slots }: CurveModel, look: Look): CustomSeriesOption[] {
  if (!range) return []
  const runs = runsOf(range.weeks.filter(({ week }) => week <= slots))
  const colour = look.colour('ink2')
  const layer = (z: number, draw: (edges: Edges) => Drawn[]): CustomSeriesOption => ({
    type: 'custom',
    z,
    silent: true,
    data: runs.map(() => [0, 0]),
    renderItem: ({ dataIndex }, api) => {
      const run = runs[dataIndex] ?? []
      // From the left edge of the first week to the right edge of the last, so that a single week can be seen.
      const edge = (value: (entry: WeekRange) => number) =>
        run.flatMap((entry) => [
          pixelOf(api, entry.week - 1.5, value(entry)),
          pixelOf(api, entry.week - 0.5, value(entry)),
        ])
      return group(draw({ high: edge(({ high }) => high), low: edge(({ low }) => low) }))
    },
  })
  return [
    layer(2, ({ high, low }) => [polygon([...high, ...low.toReversed()], { fill: colour, opacity: 0.14 })]),
    layer(4, ({ high, low }) => [
      polyline(high, { stroke: colour, lineWidth: 1.2 }),
      polyline(low, { stroke: colour, lineWidth: 1.2, lineDash: [3, 3] }),
    ]),
  ]
}

interface Edges {
  readonly high: readonly (readonly [number, number])[]
  readonly low: readonly (readonly [number, number])[]
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
