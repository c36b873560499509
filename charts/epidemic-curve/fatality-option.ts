import type { CustomSeriesOption, EChartsOption } from 'echarts'
import type { Location } from '#domain/location/location.ts'
import { formatNumber } from '#domain/number/format.ts'
import { pretty } from '#domain/statistics/pretty.ts'
import type { Surface } from '#charts/figure.ts'
import { horizontalValueAxis, positionAxis } from '#charts/plot/axes.ts'
import { type Drawn, group, hitArea, pixelOf, polygon, rect, text } from '#charts/plot/element.ts'
import { frame, type Room } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { fitText, textWidth } from '#charts/plot/text-width.ts'
import { tickFormat } from '#charts/plot/value-scale.ts'
import { whisker } from '#charts/plot/whisker.ts'
import type { FatalityMark } from './fatality-mark.ts'

const ROW = 24
const TOP = 28

export function fatalityHeight(rows: number): number {
  return TOP + Math.max(1, rows) * ROW + 8
}

/** One row a ratio: name, share and counts, then the mark with its interval. The first series holds the marks. */
export function fatalityOption(
  shown: readonly FatalityMark[],
  place: Location,
  surface: Surface,
): EChartsOption {
  const look = lookOf(surface)
  const names = shown.map(({ name }) => textWidth(name, look.size(12), 600))
  const values = shown.map((entry) => textWidth(valueWords(entry, look), look.size(12), 500))
  const name = Math.min(Math.max(30, ...names) + 8, look.width * 0.3)
  const room: Room = {
    left: name + Math.max(30, ...values) + 14,
    right: look.size(12),
    top: look.size(TOP),
    bottom: look.size(6),
  }
  const ticks = pretty(0, Math.max(1, ...shown.map(({ ratio }) => ratio.upper)), look.narrow ? 3 : 5)
  const scale = {
    min: 0,
    max: ticks.at(-1) ?? 1,
    ticks,
    beyond: null,
    shortened: true,
    format: tickFormat(ticks, true),
  }
  return {
    ...frame(look),
    grid: { ...room, containLabel: false },
    xAxis: horizontalValueAxis(scale, look),
    yAxis: positionAxis(shown.length, look, true),
    series: [rows(shown, place, name, room, look)],
  }
}

function valueWords({ ratio }: FatalityMark, { narrow }: Look): string {
  const share = `${formatNumber(ratio.percent)}%`
  if (narrow) return share
  return `${share}  ${formatNumber(ratio.deaths, 0)} of ${formatNumber(ratio.cases, 0)}`
}

function rows(
  shown: readonly FatalityMark[],
  place: Location,
  nameWidth: number,
  room: Room,
  look: Look,
): CustomSeriesOption {
  return {
    type: 'custom',
    z: 3,
    data: shown.map(({ ratio }, index) => [ratio.percent, index]),
    renderItem: ({ dataIndex }, api) => {
      const entry = shown[dataIndex]
      if (!entry) return null
      const { ratio, name, row } = entry
      const pixel = (value: number) => pixelOf(api, value, dataIndex)
      const [x, middle] = pixel(ratio.percent)
      const isMarked = row.location === place.id && shown.some((other) => other.row.location !== place.id)
      const weight = isMarked ? 680 : 400
      const style = { font: look.font(12, weight), fill: look.colour('ink') }
      return group([
        hitArea(0, middle - look.size(ROW) / 2, look.width, look.size(ROW)),
        text(0, middle, fitText(name, nameWidth, look.size(12), weight), style),
        text(room.left - 10, middle, valueWords(entry, look), { ...style, align: 'right' }),
        ...whisker(pixel(ratio.lower)[0], pixel(ratio.upper)[0], middle, 'horizontal', look),
        rect(x - 4, middle - 4, 8, 8, {
          fill: look.colour('routine'),
          stroke: look.colour('canvas'),
          lineWidth: 0.8,
        }),
        ...(row.published ? [publishedSign(pixel(row.published.value)[0], middle, look)] : []),
      ])
    },
  }
}

/** The ratio as published: a hollow diamond around the computed one. */
function publishedSign(x: number, y: number, look: Look): Drawn {
  const reach = look.size(8)
  return polygon(
    [
      [x, y - reach],
      [x + reach, y],
      [x, y + reach],
      [x - reach, y],
    ],
    { fill: 'none', stroke: look.colour('ink'), lineWidth: 1.1 },
  )
}
