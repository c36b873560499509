import { barMark } from './model.ts'
import type { Layer, Picture } from '#charts/picture/picture.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { bandName, type Pyramid } from '#domain/disaggregation/population.ts'
import { formatNumber } from '#domain/number/format.ts'
import { pretty, prettyWhole } from '#domain/statistics/pretty.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { rowAt } from '#charts/marks/lane.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { hitArea, polyline, text } from '#charts/marks/shapes.ts'
import { positionAxis, tickedAxis } from '#charts/plot/axes.ts'
import { inset } from '#charts/picture/box.ts'
import { compactNumber } from '#charts/plot/compact-number.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { widestText } from '#charts/plot/text-width.ts'
import { percent, type PyramidModel } from './model.ts'

const TOP = 26
const FOOT = 26

/** Enough for every band at 20 pixels, and at least half as high as it is wide up to a limit. */
export function pyramidHeight(bands: number, width: number): number {
  return Math.max(TOP + FOOT + bands * 20, Math.min(460, width * 0.55))
}

/** Bars to both sides of zero. */
export function pyramidPicture(model: PyramidModel, language: Language, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const bands = model.pyramid?.bands.toReversed() ?? []
  const left = Math.max(24, widestText(bands.map(bandName), theme.size(12))) + 12
  const box = inset(theme, { left, right: 12, top: theme.size(TOP), bottom: theme.size(FOOT) })
  const longest = Math.max(0, ...model.bars.map(({ length }) => Math.abs(length)), ...outlineShares(model))
  const steps = model.asCounts ? prettyWhole : pretty
  const ticks = steps(0, longest > 0 ? longest : 1, theme.narrow ? 2 : 4)
  const most = ticks.at(-1) ?? 1
  const both = [...ticks.slice(1).map((tick) => -tick), ...ticks]
  const format = (tick: number) => {
    const size = Math.abs(tick)
    if (model.asCounts) return compactNumber(size)
    return `${formatNumber(size, most < 4 ? 1 : 0)}${size === most ? '%' : ''}`
  }
  return onePlot({
    theme,
    box,
    x: { ...tickedAxis(both, format), min: -most, max: most },
    y: { ...positionAxis(bands.length, true), line: false },
    layers: [bars(model, theme), ...outline(model, theme), words(bands, left, language, theme)],
  })
}

function bars(model: PyramidModel, theme: ChartTheme): Layer {
  return marks({
    z: 3,
    items: model.bars,
    id: barMark,
    place: ({ length, row }) => [length, row],
    draw: ({ length, row, sex }, [, y], plot) => {
      const isFemale = sex === 'female'
      const middle = plot.x(0)
      const pitch = plot.y(row + 1) - y
      return [
        hitArea([isFemale ? 0 : middle, y - pitch / 2], [isFemale ? middle : theme.width - middle, pitch]),
        rowAt(y, plot).bar(length, pitch - 3, {
          fill: theme.colour(isFemale ? 'group-a' : 'group-b'),
          stroke: theme.colour('canvas'),
          lineWidth: 1,
        }),
      ]
    },
  })
}

function outlineShares({ outline: other }: PyramidModel): number[] {
  if (!other) return []
  return other.pyramid.bands.flatMap(({ female, male }) =>
    [female, male].map((count) => percent(count ?? 0, other.pyramid)),
  )
}

/** The shape of another place as steps around the bars. */
function outline({ outline: other, pyramid }: PyramidModel, theme: ChartTheme): Layer[] {
  if (!other || !pyramid) return []
  const rows = pyramid.bands
    .toReversed()
    .map(({ from }) => other.pyramid.bands.find((band) => band.from === from))
  const steps = (sex: 'female' | 'male') =>
    rows.map((band) => (sex === 'female' ? -1 : 1) * percent(band?.[sex] ?? 0, other.pyramid))
  return [
    decoration({
      z: 5,
      draw: ({ at }) =>
        (['female', 'male'] as const).map((sex) => {
          const points = steps(sex).flatMap((length, row) => [at(length, row - 0.5), at(length, row + 0.5)])
          return polyline(points, { stroke: theme.colour('ink'), lineWidth: 1.4 })
        }),
    }),
  ]
}

/** Ages at the left and the two sexes on top. */
function words(bands: Pyramid['bands'], left: number, language: Language, theme: ChartTheme): Layer {
  const [female, male] = (['female', 'male'] as const).map((one) =>
    language.text(message('pyramid.sex', { sex: one })),
  )
  const age = { ...theme.type(12, 400, 'ink2'), align: 'right' } as const
  const sex = theme.type(13, 650)
  return decoration({
    z: 6,
    draw: ({ x, y }) => [
      bands.map((band, row) => text([left - 8, y(row)], bandName(band), age)),
      text([x(0) - 12, theme.size(12)], female ?? '', { ...sex, align: 'right' }),
      text([x(0) + 12, theme.size(12)], male ?? '', sex),
    ],
  })
}
