import type { CustomSeriesOption, CustomSeriesRenderItemAPI } from 'echarts'
import { anomaliesOf, isMarked } from '#domain/observation/anomaly.ts'
import { interval } from '#domain/observation/point.ts'
import { standingLook } from '#charts/colour/standing-colour.ts'
import { type Drawn, group, hitArea, rect, text } from '#charts/plot/element.ts'
import type { Look } from '#charts/plot/look.ts'
import { fitText } from '#charts/plot/text-width.ts'
import { warningSign } from '#charts/plot/warning-sign.ts'
import { whisker } from '#charts/plot/whisker.ts'
import { BAR, type BarLayout, ROW, valueLabel } from './layout.ts'
import type { BarRow, DistributionModel } from './rows.ts'
import type { DistributionView } from './view.ts'

/** One item a row: name, value, arrow, bar and whisker. The data are value and row, for marks and pointers. */
export function barSeries(
  model: DistributionModel,
  options: DistributionView['options'],
  layout: BarLayout,
  look: Look,
): CustomSeriesOption {
  return {
    type: 'custom',
    z: 3,
    data: model.rows.map((row, index) => [row.point.value, index]),
    renderItem: ({ dataIndex }, api) => {
      const row = model.rows[dataIndex]
      if (!row) return null
      const [foot = 0, middle = 0] = api.coord([0, dataIndex])
      const [end = 0] = api.coord([row.point.value, dataIndex])
      const height = look.size(ROW)
      return group([
        hitArea(0, middle - height / 2, look.width, height),
        ...rowWords(row, middle, model, options, layout, look),
        bar(row, foot, end, middle, look),
        ...bounds(row, middle, api, options, look),
        ...warning(row, end, middle, api, model, look),
      ])
    },
  }
}

function rowWords(
  row: BarRow,
  y: number,
  model: DistributionModel,
  options: DistributionView['options'],
  layout: BarLayout,
  look: Look,
): Drawn[] {
  const weight = row.isParent ? 650 : 400
  const fill = look.colour('ink')
  const name = fitText(row.place.name, layout.nameWidth, look.size(12), weight)
  const { arrow, text: tone } = standingLook(row.standing)
  return [
    text(layout.name, y, name, { font: look.font(12, weight), fill }),
    text(layout.value, y, valueLabel(row, model, options), {
      font: look.font(12, row.isParent ? 650 : 500),
      fill,
      align: 'right',
    }),
    ...(arrow === '' || row.isParent
      ? []
      : [text(layout.arrow, y, arrow, { font: look.font(9), fill: look.colour(tone), align: 'center' })]),
  ]
}

function bar(row: BarRow, foot: number, end: number, middle: number, look: Look): Drawn {
  const height = look.size(BAR)
  const [left, width] = [Math.min(foot, end), Math.abs(end - foot)]
  const top = middle - height / 2
  if (row.isParent) return rect(left, top, width, height, { fill: look.colour('ink2') })
  const { fill, pale } = standingLook(row.standing)
  if (row.standing === 'none') {
    return rect(left, top, width, height, {
      fill: look.colour('canvas'),
      stroke: look.colour('on'),
      lineWidth: 1.2,
    })
  }
  return rect(left, top, width, height, { fill: look.colour(row.uncertain ? pale : fill) })
}

function bounds(
  row: BarRow,
  middle: number,
  api: CustomSeriesRenderItemAPI,
  options: DistributionView['options'],
  look: Look,
): Drawn[] {
  const limits = options.intervals === false ? null : interval(row.point)
  if (!limits) return []
  const pixel = (value: number) => api.coord([value, 0])[0] ?? 0
  return whisker(pixel(limits.lower), pixel(limits.upper), middle, 'horizontal', look)
}

function warning(
  row: BarRow,
  end: number,
  middle: number,
  api: CustomSeriesRenderItemAPI,
  model: DistributionModel,
  look: Look,
): Drawn[] {
  if (!isMarked(anomaliesOf(row.point, model.selection.indicator))) return []
  const reach = api.coord([row.point.upper ?? row.point.value, 0])[0] ?? end
  return warningSign(Math.max(end, reach) + 10, middle, look, 5)
}
