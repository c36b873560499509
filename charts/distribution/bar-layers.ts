import type { Layer } from '#charts/picture/picture.ts'
import { isPartial } from '#domain/observation/settled.ts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { hollowArrow, standingLook } from '#charts/colour/standing-colour.ts'
import { type Lane, rowAt } from '#charts/marks/lane.ts'
import { marks } from '#charts/marks/marks.ts'
import { hitArea, rect, text } from '#charts/marks/shapes.ts'
import type { Drawing, Fill } from '#charts/picture/drawing.ts'
import { warningSign } from '#charts/marks/warning-sign.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { fitText } from '#charts/plot/text-width.ts'
import { BAR, type BarLayout, ROW, valueLabel } from './layout.ts'
import type { BarRow, DistributionModel } from './rows.ts'
import type { DistributionView } from './view.ts'

/** One item a row: name, value, arrow, bar and whisker. The data are value and row, for marks and pointers. */
export function barLayer(
  model: DistributionModel,
  options: DistributionView['options'],
  layout: BarLayout,
  theme: ChartTheme,
): Layer {
  const { indicator } = model.selection
  const height = theme.size(ROW)
  return marks({
    z: 3,
    items: model.rows,
    id: ({ place }) => String(place.id),
    place: ({ point, isTotal }, index) => [isTotal ? 0 : point.value, index],
    draw: (row, [end, y], plot) => {
      const { point } = row
      const lane = rowAt(y, plot)
      const reach = row.isTotal ? end : Math.max(end, lane.along(point.upper ?? point.value))
      return [
        hitArea([0, y - height / 2], [theme.width, height]),
        row.isMarked &&
          rect([0, y - height / 2], [theme.width, height], { fill: theme.colour('accent-soft') }),
        rowWords(row, valueLabel(row, model, options), { y, layout, theme }),
        !row.isTotal && barOf(row, lane, theme),
        !row.isTotal && options.intervals !== false && lane.interval(point),
        isMarked(anomaliesOf(point, indicator)) && warningSign([reach + 10, y], theme),
      ]
    },
  })
}

interface RowPlace {
  readonly y: number
  readonly layout: BarLayout
  readonly theme: ChartTheme
}

function rowWords(
  { place, isParent, isMarked, standing, untested }: BarRow,
  value: string,
  { y, layout, theme }: RowPlace,
): Drawing {
  const weight = isParent || isMarked ? 650 : 400
  const name = fitText(place.name, layout.nameWidth, theme.size(12), weight)
  const { arrow: solid, text: tone } = standingLook(standing)
  const arrow = untested ? hollowArrow(standing) : solid
  return [
    text([layout.name, y], name, theme.type(12, weight)),
    text([layout.value, y], value, { ...theme.type(12, Math.max(weight, 500)), align: 'right' }),
    arrow !== '' &&
      !isParent &&
      text([layout.arrow, y], arrow, { ...theme.type(9, 400, tone), align: 'center' }),
  ]
}

function barOf(row: BarRow, lane: Lane, theme: ChartTheme): Drawing {
  const [value, style] = [row.point.value, barStyle(row, theme)]
  return isPartial(row.point) || row.wide
    ? lane.part(value, theme.size(BAR), style.stroke ?? style.fill)
    : lane.bar(value, theme.size(BAR), style)
}

function barStyle({ isParent, standing, uncertain, few }: BarRow, theme: ChartTheme): Fill {
  if (isParent) return { fill: theme.colour('ink2') }
  if (few) return { fill: theme.colour('canvas'), stroke: theme.colour('ink3'), lineWidth: 1.2 }
  const { fill, pale } = standingLook(standing)
  return { fill: theme.colour(uncertain ? pale : fill) }
}
