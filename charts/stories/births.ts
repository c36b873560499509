import type { Factor } from '#domain/number/factor.ts'
import { unitClass } from '#domain/number/factor.ts'
import { classMarker } from '#charts/marks/class-marker.ts'
import { decoration } from '#charts/marks/marks.ts'
import { line, polyline, text } from '#charts/marks/shapes.ts'
import { inset } from '#charts/picture/box.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Plot, Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { strokedAxis, tickRoom, verticalValueAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { rangeScale } from './range-scale.ts'

/** A survey above the estimate of the same births. */
export interface BirthsShown {
  readonly factor: Factor
  readonly survey: {
    readonly value: number
    readonly lower: number | null
    readonly upper: number | null
    readonly year: number
    /** Its name and value, in words. */
    readonly words: string
  }
  readonly years: readonly { readonly year: number; readonly value: number; readonly same: boolean }[]
  /** The name and last value of the estimate, in words. */
  readonly words: string
}

/** The estimate as a line over its years, the survey as a mark in the year of its births, the distance between them as a line. */
export function birthsPicture({ factor, survey, years, words }: BirthsShown, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const bounds = [survey.value, survey.lower ?? survey.value, survey.upper ?? survey.value]
  const scale = rangeScale([...years.map(({ value }) => value), ...bounds], unitClass(factor) === 'percent')
  const box = inset(theme, {
    left: tickRoom(scale, 28, theme),
    right: theme.size(14),
    top: theme.size(20),
    bottom: theme.size(24),
  })
  const [from, to] = [years[0]?.year ?? survey.year, years.at(-1)?.year ?? survey.year]
  const same = years.find((one) => one.same)
  const last = years.at(-1)
  const drawn = (plot: Plot) => [
    polyline(
      years.map(({ year, value }) => plot.at(year, value)),
      { stroke: theme.colour('estimate'), lineWidth: 2 },
    ),
    years.map(({ year, value }) =>
      classMarker(plot.at(year, value), { classification: 'Estimate', radius: 3 }, theme),
    ),
    same !== undefined &&
      line(plot.at(same.year, same.value), plot.at(survey.year, survey.value), {
        ...{ stroke: theme.colour('ink'), lineWidth: 1, lineDash: [3, 2] },
      }),
    classMarker(plot.at(survey.year, survey.value), { classification: 'Survey', radius: 5 }, theme),
    text([plot.x(survey.year), plot.y(survey.value) + theme.size(16)], survey.words, {
      ...{ ...theme.type(12, 600), fill: theme.colour('survey'), halo: theme.colour('canvas') },
      align: survey.year - from > (to - from) / 2 ? 'right' : 'left',
    }),
    last !== undefined &&
      text([plot.x(last.year), plot.y(last.value) - theme.size(14)], words, {
        ...{ ...theme.type(12, 600), fill: theme.colour('estimate'), halo: theme.colour('canvas') },
        align: 'right',
      }),
  ]
  return onePlot({
    theme,
    box,
    x: { ...strokedAxis([from, to], String), min: from - 0.3, max: to + 0.3 },
    y: verticalValueAxis(scale),
    layers: [decoration({ draw: drawn })],
  })
}
