import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import type { CustomSeriesOption, EChartsOption, XAXisComponentOption } from 'echarts'
import type { Surface } from '#charts/figure.ts'
import { horizontalValueAxis, verticalValueAxis } from '#charts/plot/axes.ts'
import { classMarker } from '#charts/plot/class-marker.ts'
import { group, hitArea, pixelOf } from '#charts/plot/element.ts'
import { frame } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import type { ValueScale } from '#charts/plot/value-scale.ts'
import { pointScale } from '#charts/source-scatter/pair-scale.ts'
import {
  type ComparedSource,
  shownComparisons,
  type SourcePairs,
} from '#charts/source-scatter/source-pairs.ts'
import { limitLines, type PanelArea } from './limit-lines.ts'

/** Heights in pixels at the medium font size: the heading of a panel, its plot, and the axis below the last. */
const HEADING = 26
const FOOT = 44

/** Height of all panels for a width. */
export function panelsHeight(count: number, width: number): number {
  const plot = count > 1 ? 150 : width < 480 ? 200 : 220
  return Math.max(count, 1) * (HEADING + plot) + FOOT
}

/**
 * Panels one under another on the same scales. The series of points come first, one for each comparison, so that marks find
 * them; what stands in a panel follows.
 */
export function blandAltmanOption(model: SourcePairs, language: Language, surface: Surface): EChartsOption {
  const look = lookOf(surface)
  const compared = shownComparisons(model)
  const scales = scalesOf(model, compared, look)
  const areas = panelAreas(compared, scales.y, look)
  const meanName = language.text(message('pairs.mean-axis', { primary: model.primary?.name ?? '' }))
  return {
    ...frame(look),
    grid: areas.map(({ left, right, top, height }) => ({ left, right, top, height, containLabel: false })),
    xAxis: areas.map(({ isLast }, index) => meanAxis(scales.x, isLast ? meanName : null, index, look)),
    yAxis: areas.map((_, gridIndex) => ({ ...verticalValueAxis(scales.y, look), gridIndex })),
    series: [
      ...compared.map((one, index) => pointSeries(one, index, look)),
      ...compared.map((one, index) =>
        limitLines(one, { index, area: areas[index], scales, indicator: model.indicator, language, look }),
      ),
    ],
  }
}

/** The axis of means; only the last panel has words below it, for which `name` is given. */
function meanAxis(
  scale: ValueScale,
  name: string | null,
  gridIndex: number,
  look: Look,
): XAXisComponentOption {
  const axis: XAXisComponentOption = {
    ...horizontalValueAxis(scale, look),
    gridIndex,
    position: 'bottom',
    splitLine: { show: false },
    axisLine: { show: true, onZero: false, lineStyle: { color: look.colour('control') } },
  }
  if (name === null) return { ...axis, axisLabel: { show: false } }
  return {
    ...axis,
    name,
    nameLocation: 'middle',
    nameGap: look.size(26),
    nameTextStyle: { color: look.colour('ink2'), fontSize: look.size(12) },
  }
}

function scalesOf({ indicator }: SourcePairs, compared: readonly ComparedSource[], look: Look) {
  const pairs = compared.flatMap((one) => one.pairs)
  const means = pairs.map(({ a, b }) => (a.value + b.value) / 2)
  const gaps = pairs.map(({ a, b }) => b.value - a.value)
  const limits = compared.flatMap(({ agreement }) => agreement?.loa95 ?? [])
  return {
    x: pointScale(means.length > 0 ? means : [0, 1], indicator, { coarse: look.narrow }),
    y: pointScale([0, ...gaps, ...limits], indicator, { coarse: compared.length > 1, signs: true }),
  }
}

/** Where each panel stands, with room at the right for the values of its lines. */
function panelAreas(compared: readonly ComparedSource[], y: ValueScale, look: Look): PanelArea[] {
  const ticks = Math.max(...y.ticks.map((tick) => textWidth(y.format(tick), look.size(12))))
  const count = Math.max(compared.length, 1)
  const heading = look.size(HEADING)
  const each = (look.height - look.size(FOOT)) / count
  return Array.from({ length: count }, (_, index) => ({
    left: ticks + look.size(12),
    right: look.size(look.narrow ? 84 : 96),
    top: index * each + heading,
    height: Math.max(each - heading - look.size(6), 20),
    isLast: index === count - 1,
  }))
}

function pointSeries(
  { source, pairs, hollow }: ComparedSource,
  index: number,
  look: Look,
): CustomSeriesOption {
  return {
    type: 'custom',
    z: 3,
    xAxisIndex: index,
    yAxisIndex: index,
    data: pairs.map(({ a, b }) => [(a.value + b.value) / 2, b.value - a.value]),
    renderItem: ({ dataIndex }, api) => {
      const pair = pairs[dataIndex]
      if (!pair) return null
      const [x, y] = pixelOf(api, (pair.a.value + pair.b.value) / 2, pair.b.value - pair.a.value)
      const radius = pairs.length > 60 ? 3 : 4.2
      return group([
        hitArea(x - 9, y - 9, 18, 18),
        classMarker(x, y, source.classification, look, { radius, hollow }),
      ])
    },
  }
}
