import type { Picture, Plot } from '#charts/picture/picture.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import type { QuarterCount } from '#domain/quarters/quarter-count.ts'
import { shortFigure } from '#domain/message/value.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { columnAt } from '#charts/marks/lane.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { hitArea, text } from '#charts/marks/shapes.ts'
import type { Drawing } from '#charts/picture/drawing.ts'
import { warningSign } from '#charts/marks/warning-sign.ts'
import { type Box, inset } from '#charts/picture/box.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { columnPlot } from '#charts/plot/frame.ts'
import type { TokenName } from '#charts/tokens.ts'
import { textWidth, widestText } from '#charts/plot/text-width.ts'
import { valueScale } from '#charts/plot/value-scale.ts'
import { type ColumnsModel, isSameQuarter } from './columns-model.ts'
import type { QuartersInput } from './view.ts'

/** Room of a warning sign. */
const SIGN = 12

interface Drawn {
  readonly input: QuartersInput
  readonly indicator: Indicator
}

/** The id of the mark of a quarter. */
export const quarterMark = (period: PeriodCode) => `quarter:${period}`

/** Columns by quarter, with the number of the quarter and its year below. */
export function columnsPicture(model: ColumnsModel, { input, indicator }: Drawn, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const scale = valueScale(
    model.quarters.map((quarter) => quarter?.value ?? 0),
    indicator,
    theme.narrow,
  )
  const box = inset(theme, {
    left: widestText(scale.ticks.map(scale.format), theme.size(12)) + theme.size(14),
    right: theme.size(8),
    top: theme.size(22) + SIGN,
    bottom: theme.size(40),
  })
  const slot = (box.right - box.left) / Math.max(1, model.periods.length)
  const width = Math.max(2, slot - Math.min(3, slot / 5))
  const columns = marks({
    z: 3,
    items: model.quarters,
    id: (_, at) => quarterMark(model.periods[at] ?? 0),
    place: (quarter, at) => [at, quarter?.value ?? 0],
    draw: (quarter, [x, top], plot) => {
      if (!quarter) return null
      const foot = plot.y(0)
      return [
        hitArea([x - slot / 2, box.top], [slot, foot - box.top]),
        column(quarter, { model, x, width }, plot),
        isDoubtful(quarter) && warningSign([x, top - 8], theme),
      ]
    },
  })
  const said = (value: number) => input.language.text(shortFigure(value, indicator))
  return columnPlot({
    theme,
    box,
    scale,
    columns: model.periods.length,
    layers: [columns, decoration({ z: 4, draw: (plot) => labels(model, { box, slot, said }, plot) })],
  })
}

function isDoubtful({ counts }: QuarterCount): boolean {
  return counts.some(({ flags }) => flags.includes('suspicious'))
}

interface Column {
  readonly model: ColumnsModel
  readonly x: number
  readonly width: number
}

function column(quarter: QuarterCount, { model, x, width }: Column, plot: Plot): Drawing {
  const lane = columnAt(x, plot)
  const { colour } = plot.theme
  if (quarter.whole) return lane.bar(quarter.value, width, { fill: colour(lookOf(quarter.quarter, model)) })
  return lane.part(quarter.value, width, colour('routine'))
}

function lookOf(quarter: PeriodCode, model: ColumnsModel): TokenName {
  if (quarter === model.chosen) return 'routine'
  return isSameQuarter(quarter, model) ? 'routine-mid' : 'routine-pale'
}

interface Labels {
  readonly box: Box
  readonly slot: number
  said(value: number): string
}

/** The value of the chosen quarter, numbers of quarters where there is room, and years. */
function labels(model: ColumnsModel, { box, slot, said }: Labels, plot: Plot): Drawing {
  const { theme } = plot
  const chosen = model.quarters.find((quarter) => quarter?.quarter === model.chosen)
  const at = model.periods.indexOf(model.chosen)
  return [
    chosen ? chosenLabel(said(chosen.value), { at, chosen }, box, plot) : null,
    slot < theme.size(9)
      ? null
      : model.periods.map((period, index) => {
          const weight = period === model.chosen ? 700 : 400
          const style = { ...theme.type(11, weight, 'ink2'), align: 'center' } as const
          return text([plot.x(index), box.bottom + theme.size(10)], String((period % 1000) - 200), style)
        }),
    years(model, slot, box, plot),
  ]
}

interface Chosen {
  readonly at: number
  readonly chosen: QuarterCount
}

/** Above the column, and above its warning sign where it has one. */
function chosenLabel(words: string, { at, chosen }: Chosen, box: Box, plot: Plot): Drawing {
  const { theme } = plot
  const half = textWidth(words, theme.size(12)) / 2
  const x = Math.min(Math.max(plot.x(at), box.left + half), box.right - half)
  const style = { ...theme.type(12, 650), align: 'center', halo: theme.colour('canvas') } as const
  const above = theme.size(9) + (isDoubtful(chosen) ? SIGN : 0)
  return text([x, plot.y(chosen.value) - above], words, style)
}

function years(model: ColumnsModel, slot: number, box: Box, plot: Plot): Drawing {
  const { theme } = plot
  const groups = [...Map.groupBy(model.periods.keys(), (index) => yearAt(model, index))]
  const every = Math.max(1, Math.ceil((textWidth('2000', theme.size(12)) + 8) / (slot * 4)))
  return groups.map(([year, indexes], group) => {
    if ((groups.length - 1 - group) % every !== 0) return null
    const all = [...indexes]
    const x = (plot.x(all[0] ?? 0) + plot.x(all.at(-1) ?? 0)) / 2
    const half = textWidth('2000', theme.size(12)) / 2
    const inside = Math.min(Math.max(x, box.left + half), box.right - half)
    return text([inside, box.bottom + theme.size(27)], String(year), yearStyle(theme))
  })
}

function yearAt({ periods }: ColumnsModel, index: number): number {
  return periodYear(periods[index] ?? 0)
}

function yearStyle(theme: ChartTheme) {
  return { ...theme.type(12, 550, 'ink2'), align: 'center' } as const
}
