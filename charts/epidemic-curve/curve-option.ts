import type { EChartsOption, XAXisComponentOption, YAXisComponentOption } from 'echarts'
import { pretty } from '#domain/statistics/pretty.ts'
import type { Surface } from '#charts/figure.ts'
import { verticalValueAxis } from '#charts/plot/axes.ts'
import { frame, type Room } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import { type ValueScale, tickFormat } from '#charts/plot/value-scale.ts'
import type { CurveModel } from './curve-model.ts'
import { LANE, rangeBand, weekColumns } from './curve-series.ts'
import { endLabel, runningLines } from './running-series.ts'

/** The curve of a count by week. The first series holds the marks. */
export function curveOption(model: CurveModel, surface: Surface): EChartsOption {
  const look = lookOf(surface)
  const scale = countScale(model)
  const labels = model.totals.map((entry) => textWidth(endLabel(entry, look), look.size(12), 600))
  const ticks = scale.ticks.map((tick) => textWidth(scale.format(tick), look.size(12)))
  const room: Room = {
    left: Math.max(...ticks) + look.size(14),
    right: labels.length === 0 ? look.size(8) : Math.max(...labels) + look.size(10),
    top: look.size(12),
    bottom: look.size(24 + LANE),
  }
  const plotWidth = look.width - room.left - room.right
  return {
    ...frame(look),
    grid: { ...room, containLabel: false },
    xAxis: weekAxis(model, plotWidth, look),
    yAxis: countAxis(scale, look),
    series:
      model.form === 'running'
        ? [runningLines(model, look)]
        : [weekColumns(model, room, look), ...rangeBand(model, look)],
  }
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

function countAxis(scale: ValueScale, look: Look): YAXisComponentOption {
  return verticalValueAxis(scale, look)
}

/** Weeks of one year by number, or the first week of each year. */
function weekAxis(model: CurveModel, plotWidth: number, look: Look): XAXisComponentOption {
  const names = axisNames(model, plotWidth, look)
  const ticks = [...names.keys()]
  return {
    type: 'value',
    min: -0.5,
    max: model.slots - 0.5,
    axisLine: { show: true, onZero: false, lineStyle: { color: look.colour('control') } },
    axisTick: { show: true, customValues: ticks, lineStyle: { color: look.colour('control') }, length: 4 },
    axisLabel: {
      customValues: ticks,
      formatter: (tick: number | string) => names.get(Number(tick)) ?? '',
      color: look.colour('ink2'),
      fontSize: look.size(12),
      margin: look.size(LANE + 2),
      hideOverlap: true,
    },
    splitLine: { show: false },
  }
}

function axisNames(model: CurveModel, plotWidth: number, look: Look): Map<number, string> {
  if (model.year === null && model.form !== 'running') {
    const room = textWidth('2020', look.size(12)) + 12
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
  const step = look.narrow ? 10 : 5
  const weeks = [
    1,
    ...Array.from({ length: 53 }, (_, index) => index + 1).filter((week) => week % step === 0),
  ]
  return new Map(
    weeks
      .filter((week) => week <= model.slots)
      .map((week) => [week - 1, week === 1 ? 'Week 1' : String(week)]),
  )
}
