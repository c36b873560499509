import type { CustomSeriesOption, EChartsOption } from 'echarts'
import type { Surface } from '#charts/figure.ts'
import { horizontalValueAxis, verticalValueAxis } from '#charts/plot/axes.ts'
import { classMarker } from '#charts/plot/class-marker.ts'
import { group, hitArea, line, pixelOf, text } from '#charts/plot/element.ts'
import { frame, type Room } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { fitText, textWidth } from '#charts/plot/text-width.ts'
import type { ValueScale } from '#charts/plot/value-scale.ts'
import { whisker } from '#charts/plot/whisker.ts'
import { comparisonNames } from './pair-words.ts'
import { AGREE, pointLabels } from './point-labels.ts'
import { pointScale } from './pair-scale.ts'
import { type ComparedSource, shownComparisons, type SourcePairs } from './source-pairs.ts'
import type { PairsInput } from './view.ts'

/** More points than this are drawn without their intervals, which would hide them, and smaller. */
const MANY = 30

/** Whether points come with their intervals as crosses. */
export function drawsIntervals(model: SourcePairs, { view }: PairsInput): boolean {
  const count = shownComparisons(model).reduce((sum, { pairs }) => sum + pairs.length, 0)
  return count <= MANY && view.options.intervals !== false
}

/** A square with the same scale on both axes, so that the line on which both sources agree rises by 45 degrees. */
export function scatterOption(model: SourcePairs, input: PairsInput, surface: Surface): EChartsOption {
  const look = lookOf(surface)
  const compared = shownComparisons(model)
  const pairs = compared.flatMap((one) => one.pairs)
  const isMany = pairs.length > MANY
  const withIntervals = drawsIntervals(model, input)
  const values = pairs.flatMap(({ a, b }) => [
    a.value,
    b.value,
    ...(withIntervals ? [...(a.interval ?? []), ...(b.interval ?? [])] : []),
  ])
  const scale = pointScale(values.length > 0 ? values : [0, 1], model.indicator, { coarse: look.narrow })
  const room = squareRoom(scale, look)
  const name = axisName(look)
  return {
    ...frame(look),
    grid: { ...room, containLabel: false },
    xAxis: {
      ...horizontalValueAxis(scale, look),
      ...name,
      position: 'bottom',
      name: model.primary?.name ?? '',
      nameGap: look.size(26),
    },
    yAxis: verticalValueAxis(scale, look),
    series: [
      ...compared.map((one) => pointSeries(one, { withIntervals, isMany, look })),
      agreementLine(scale, input.language.text(AGREE), look),
      heading(input.language.text(comparisonNames(model)), room, look),
      pointLabels(compared, room, input, look),
    ],
  }
}

function axisName(look: Look) {
  return {
    nameLocation: 'middle' as const,
    nameTextStyle: { color: look.colour('ink2'), fontSize: look.size(12), fontWeight: 500 as const },
  }
}

/** The largest square that the surface has room for, in its middle when much is left. */
function squareRoom(scale: ValueScale, look: Look): Room {
  const ticks = Math.max(...scale.ticks.map((tick) => textWidth(scale.format(tick), look.size(12))))
  const left = ticks + look.size(14)
  const top = look.size(28)
  const bottom = look.size(48)
  const right = look.size(14)
  const side = Math.max(80, Math.min(look.width - left - right, look.height - top - bottom))
  const spare = Math.max(0, look.width - left - right - side)
  const shift = spare > 120 ? spare / 2 : 0
  return {
    left: left + shift,
    right: look.width - left - shift - side,
    top,
    bottom: look.height - top - side,
  }
}

interface PointForm {
  readonly withIntervals: boolean
  readonly isMany: boolean
  readonly look: Look
}

/** Points of one comparison in the order of its pairs, with the intervals of both sources as a cross. */
function pointSeries(
  { source, pairs, hollow }: ComparedSource,
  { withIntervals, isMany, look }: PointForm,
): CustomSeriesOption {
  // A ring stands below and around a filled marker, so that two of one place both show.
  const radius = (isMany ? 3.5 : 4.5) + (hollow ? 1 : 0)
  return {
    type: 'custom',
    z: hollow ? 2 : 3,
    data: pairs.map(({ a, b }) => [a.value, b.value]),
    renderItem: ({ dataIndex }, api) => {
      const pair = pairs[dataIndex]
      if (!pair) return null
      const { a, b } = pair
      const [x, y] = pixelOf(api, a.value, b.value)
      const across = withIntervals && a.interval ? a.interval.map((value) => pixelOf(api, value, 0)[0]) : []
      const upright = withIntervals && b.interval ? b.interval.map((value) => pixelOf(api, 0, value)[1]) : []
      return group([
        ...cross(across, y, 'horizontal', look),
        ...cross(upright, x, 'vertical', look),
        hitArea(x - 9, y - 9, 18, 18),
        classMarker(x, y, source.classification, look, { radius, hollow }),
      ])
    },
  }
}

function cross(
  [from, to]: readonly number[],
  across: number,
  direction: 'vertical' | 'horizontal',
  look: Look,
) {
  return from === undefined || to === undefined ? [] : whisker(from, to, across, direction, look)
}

function agreementLine({ min, max }: ValueScale, words: string, look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    z: 1,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const [x1, y1] = pixelOf(api, min, min)
      const [x2, y2] = pixelOf(api, max, max)
      const style = {
        font: look.font(11),
        fill: look.colour('ink3'),
        align: 'right',
        halo: look.colour('canvas'),
      } as const
      return group([
        line(x1, y1, x2, y2, { stroke: look.colour('control'), lineWidth: 1.2 }),
        text(x2 - look.size(20), y2 + look.size(10), words, style),
      ])
    },
  }
}

/** Whose figures the upright axis has, above it. */
function heading(name: string, { left }: Room, look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: () => {
      const start = Math.max(0, left - look.size(24))
      const words = fitText(name, look.width - start, look.size(12), 500)
      return group([
        text(start, look.size(8), words, { font: look.font(12, 500), fill: look.colour('ink2') }),
      ])
    },
  }
}
