import type { CustomSeriesOption, EChartsOption } from 'echarts'
import type { Location } from '#domain/location/location.ts'
import { pretty } from '#domain/statistics/pretty.ts'
import type { Surface } from '#charts/figure.ts'
import { horizontalValueAxis, positionAxis } from '#charts/plot/axes.ts'
import { group, hitArea, pixelOf, rect, text } from '#charts/plot/element.ts'
import { frame, type Room } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { fitText, textWidth } from '#charts/plot/text-width.ts'
import { tickFormat } from '#charts/plot/value-scale.ts'

const ROW = 17
const BAR = 9
const TOP = 26

/** A place with a count or a rate. */
export interface CountBar {
  readonly place: Location
  readonly value: number
  readonly label: string
  /** Smaller words at the right edge. */
  readonly aside: string
  readonly hollow: boolean
}

export function countBarsHeight(rows: number): number {
  return TOP + rows * ROW + 8
}

/** Bars from zero in the order given: name, value, bar, and a remark at the right. The first series holds the marks. */
export function countBarsOption(
  bars: readonly CountBar[],
  marked: Location,
  surface: Surface,
): EChartsOption {
  const look = lookOf(surface)
  const widest = (words: readonly string[], weight: number) =>
    Math.max(0, ...words.map((word) => textWidth(word, look.size(12), weight)))
  const name = Math.min(
    widest(
      bars.map(({ place }) => place.name),
      600,
    ) + 6,
    look.width * 0.3,
  )
  const value =
    name +
    widest(
      bars.map(({ label }) => label),
      600,
    ) +
    8
  const room: Room = {
    left: value + 10,
    right:
      widest(
        bars.map(({ aside }) => aside),
        400,
      ) + 14,
    top: look.size(TOP),
    bottom: look.size(6),
  }
  const ticks = pretty(0, Math.max(1e-9, ...bars.map((bar) => bar.value)), 4)
  const scale = {
    min: 0,
    max: ticks.at(-1) ?? 1,
    ticks,
    beyond: null,
    shortened: false,
    format: tickFormat(ticks, false),
  }
  return {
    ...frame(look),
    grid: { ...room, containLabel: false },
    xAxis: horizontalValueAxis(scale, look),
    yAxis: positionAxis(bars.length, look, true),
    series: [rows(bars, marked, { name, value }, look)],
  }
}

function rows(
  bars: readonly CountBar[],
  marked: Location,
  at: { readonly name: number; readonly value: number },
  look: Look,
): CustomSeriesOption {
  return {
    type: 'custom',
    z: 3,
    data: bars.map((bar, index) => [bar.value, index]),
    renderItem: ({ dataIndex }, api) => {
      const bar = bars[dataIndex]
      if (!bar) return null
      const [foot, middle] = pixelOf(api, 0, dataIndex)
      const [end] = pixelOf(api, bar.value, dataIndex)
      const height = look.size(BAR)
      const weight = bar.place.id === marked.id ? 680 : 400
      const colour = look.colour('routine')
      const ink = { font: look.font(12, weight), fill: look.colour('ink') }
      const style = bar.hollow
        ? { fill: look.colour('canvas'), stroke: colour, lineWidth: 1.2 }
        : { fill: colour }
      return group([
        hitArea(0, middle - look.size(ROW) / 2, look.width, look.size(ROW)),
        text(0, middle, fitText(bar.place.name, at.name, look.size(12), weight), ink),
        text(at.value, middle, bar.label, { ...ink, align: 'right' }),
        rect(foot, middle - height / 2, Math.max(end - foot, bar.value > 0 ? 1 : 0), height, style),
        text(look.width, middle, bar.aside, {
          font: look.font(12),
          fill: look.colour('ink2'),
          align: 'right',
        }),
      ])
    },
  }
}
