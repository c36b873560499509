import type { Axis, Picture } from '#charts/picture/picture.ts'
import { pretty } from '#domain/statistics/pretty.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { message } from '#domain/message/message.ts'
import { strokedAxis, verticalValueAxis } from '#charts/plot/axes.ts'
import { inset } from '#charts/picture/box.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { textWidth, widestText } from '#charts/plot/text-width.ts'
import { type ValueScale, tickFormat } from '#charts/plot/value-scale.ts'
import type { CurveModel } from './curve-model.ts'
import { LANE, rangeBand, weekColumns } from './curve-layers.ts'
import { endLabel, runningLines } from './running-layers.ts'

/** The curve of a count by week. */
export function curvePicture(model: CurveModel, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const scale = countScale(model)
  const labels = model.totals.map((entry) => endLabel(entry, theme))
  const box = inset(theme, {
    left: widestText(scale.ticks.map(scale.format), theme.size(12)) + theme.size(14),
    right: labels.length === 0 ? theme.size(8) : widestText(labels, theme.size(12), 600) + theme.size(10),
    top: theme.size(12),
    bottom: theme.size(24 + LANE),
  })
  return onePlot({
    theme,
    box,
    x: weekAxis(model, box.right - box.left, theme),
    y: verticalValueAxis(scale),
    layers:
      model.form === 'running'
        ? [runningLines(model, theme)]
        : [weekColumns(model, box, theme), ...rangeBand(model, theme)],
  })
}

/** Whole numbers from zero. */
function countScale({ weeks, range, totals }: CurveModel): ValueScale {
  const most = Math.max(
    1,
    ...weeks.map(({ value }) => (totals.length > 0 ? 0 : (value ?? 0))),
    ...(range?.weeks.map(({ high }) => high) ?? []),
    ...totals.flatMap((entry) => entry.weeks.map(({ total }) => total)),
  )
  const ticks = pretty(0, most, 4).filter((tick) => Number.isInteger(tick))
  const max = Math.max(most, ticks.at(-1) ?? most)
  return { min: 0, max, ticks, beyond: null, shortened: false, format: tickFormat(ticks, false) }
}

/** Weeks of one year by number, or the first week of each year. */
function weekAxis(model: CurveModel, plotWidth: number, theme: ChartTheme): Axis {
  const names = axisNames(model, plotWidth, theme)
  const axis = strokedAxis([...names.keys()], (tick) => names.get(tick) ?? '')
  return {
    ...axis,
    ...{ gap: theme.size(LANE + 2), named: 'fitting', min: -0.5, max: model.slots - 0.5 },
    // Weeks of several years are counted from the first that has a figure.
    positions: model.year === null && model.form !== 'running',
  }
}

function axisNames(model: CurveModel, plotWidth: number, theme: ChartTheme): Map<number, string> {
  if (model.year === null && model.form !== 'running') {
    const room = textWidth('2020', theme.size(12)) + 12
    const years = [...new Set(model.weeks.map(({ year }) => year))]
    const every = Math.ceil((years.length * room) / Math.max(plotWidth, room))
    const shown = years.filter((_, index) => index % every === 0)
    return new Map(
      shown.flatMap((year) => {
        const first = model.weeks.find((week) => week.year === year)
        return first ? [[model.slotOf(first), String(year)] as const] : []
      }),
    )
  }
  const step = theme.narrow ? 10 : 5
  const weeks = [
    1,
    ...Array.from({ length: 53 }, (_, index) => index + 1).filter((week) => week % step === 0),
  ]
  return new Map(
    weeks
      .filter((week) => week <= model.slots)
      .map((week) => [
        week - 1,
        week === 1 ? model.language.text(message('weeks.number', { week: '1' })) : String(week),
      ]),
  )
}
