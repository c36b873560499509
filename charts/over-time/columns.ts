import type { Layer } from '#charts/picture/picture.ts'
import type { Language } from '#domain/message/language.ts'
import { periodName } from '#domain/message/value.ts'
import { placedAt } from '#domain/observation/about.ts'
import type { Point } from '#domain/observation/point.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { decoration } from '#charts/marks/marks.ts'
import { text } from '#charts/marks/shapes.ts'
import type { Box } from '#charts/picture/box.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import type { SourceLine } from './line.ts'

/** The periods of an axis and how far they are apart. */
interface PeriodAxis {
  readonly periods: readonly number[]
  readonly slot: number
  readonly language: Language
}

/** The period to whose columns a figure belongs. */
export function columnOf({ yearsOf = 'report' }: Pick<SourceLine, 'yearsOf'>, point: Point): PeriodCode {
  return placedAt(point, yearsOf) ?? point.period
}

/** The periods along the foot of columns, as many as have room, the last among them. */
export function periodLabels(
  { periods, slot, language }: PeriodAxis,
  { bottom }: Box,
  theme: ChartTheme,
): Layer {
  const room = textWidth('2000', theme.size(12)) + 10
  const every = Math.max(1, Math.ceil(room / slot))
  const style = { ...theme.type(12, 400, 'ink2'), align: 'center' } as const
  return decoration({
    draw: (plot) =>
      periods.map((period, index) => {
        if ((periods.length - 1 - index) % every !== 0) return null
        const words = language.text(periodName(period))
        // The last label stays on the surface where the columns are narrower than it.
        const x = Math.min(plot.x(index), theme.width - 1 - textWidth(words, theme.size(12)) / 2)
        return text([x, bottom + theme.size(13)], words, style)
      }),
  })
}
