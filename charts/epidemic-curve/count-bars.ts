import type { Picture } from '#charts/picture/picture.ts'
import type { Location } from '#domain/location/location.ts'
import { pretty, prettyWhole } from '#domain/statistics/pretty.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { marks } from '#charts/marks/marks.ts'
import { hitArea, rect, text } from '#charts/marks/shapes.ts'
import { inset } from '#charts/picture/box.ts'
import { rowPlot } from '#charts/plot/frame.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import { fitText, widestText } from '#charts/plot/text-width.ts'
import { scaleWith } from '#charts/plot/value-scale.ts'

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

/** Bars from zero in the order given: name, value, bar, and a remark at the right. */
export function countBarsPicture(bars: readonly CountBar[], marked: Location, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const widest = (wordsOf: (bar: CountBar) => string, weight: number) =>
    widestText(bars.map(wordsOf), theme.size(12), weight)
  const nameWidth = Math.min(widest(({ place }) => place.name, 600) + 6, theme.width * 0.3)
  const valueEdge = nameWidth + widest(({ label }) => label, 600) + 8
  const box = inset(theme, {
    left: valueEdge + 10,
    right: widest(({ aside }) => aside, 400) + 14,
    top: theme.size(TOP),
    bottom: theme.size(6),
  })
  const steps = bars.every(({ value }) => Number.isInteger(value)) ? prettyWhole : pretty
  const ticks = steps(0, Math.max(1e-9, ...bars.map((bar) => bar.value)), 4)
  const [height, thickness] = [theme.size(ROW), theme.size(BAR)]
  const colour = theme.colour('routine')
  const rows = marks({
    z: 3,
    items: bars,
    id: ({ place }) => `bar:${place.id}`,
    place: ({ value }, index) => [value, index],
    draw: ({ place, value, label, aside, hollow }, [end, y], { x }) => {
      const foot = x(0)
      const weight = place.id === marked.id ? 680 : 400
      const type = theme.type(12, weight)
      const style = hollow
        ? { fill: theme.colour('canvas'), stroke: colour, lineWidth: 1.2 }
        : { fill: colour }
      // A bar is seen however small its count is.
      const length = Math.max(end - foot, value > 0 ? 1 : 0)
      return [
        hitArea([0, y - height / 2], [theme.width, height]),
        text([0, y], fitText(place.name, nameWidth, theme.size(12), weight), type),
        text([valueEdge, y], label, { ...type, align: 'right' }),
        rect([foot, y - thickness / 2], [length, thickness], style),
        text([theme.width, y], aside, { ...theme.type(12, 400, 'ink2'), align: 'right' }),
      ]
    },
  })
  return rowPlot({ theme, box, scale: scaleWith(ticks, false), rows: bars.length, layers: [rows] })
}
