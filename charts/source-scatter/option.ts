import type { CustomSeriesOption, EChartsOption } from 'echarts'
import type { Surface } from '#charts/figure.ts'
import { horizontalValueAxis, verticalValueAxis } from '#charts/plot/axes.ts'
import { classMarker } from '#charts/marks/class-marker.ts'
import { columnAt, rowAt } from '#charts/marks/lane.ts'
import { decoration, marks } from '#charts/marks/series.ts'
import { hitAround, line, text } from '#charts/marks/shapes.ts'
import type { Box } from '#charts/plot/box.ts'
import { frame, gridIn } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { fitText, widestText } from '#charts/plot/text-width.ts'
import type { ValueScale } from '#charts/plot/value-scale.ts'
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
  const box = squareBox(scale, look)
  return {
    ...frame(look),
    grid: gridIn(box),
    xAxis: {
      ...horizontalValueAxis(scale, look),
      position: 'bottom',
      name: model.primary?.name ?? '',
      nameLocation: 'middle',
      nameTextStyle: { color: look.colour('ink2'), fontSize: look.size(12), fontWeight: 500 },
      nameGap: look.size(26),
    },
    yAxis: verticalValueAxis(scale, look),
    series: [
      ...compared.map((one) => pointSeries(one, { withIntervals, isMany, look })),
      agreementLine(scale, input.language.text(AGREE), look),
      heading(input.language.text(comparisonNames(model)), box, look),
      pointLabels(compared, box, input, look),
    ],
  }
}

/** The largest square that the surface has room for, in its middle when much is left. */
function squareBox({ ticks, format }: ValueScale, look: Look): Box {
  const first = widestText(ticks.map(format), look.size(12)) + look.size(14)
  const top = look.size(28)
  const room = look.width - first - look.size(14)
  const side = Math.max(80, Math.min(room, look.height - top - look.size(48)))
  const spare = Math.max(0, room - side)
  const left = first + (spare > 120 ? spare / 2 : 0)
  return { left, right: left + side, top, bottom: top + side }
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
  const form = { classification: source.classification, radius, hollow }
  return marks({
    look,
    z: hollow ? 2 : 3,
    items: pairs,
    place: ({ a, b }) => [a.value, b.value],
    draw: ({ a, b }, [x, y], plot) => [
      withIntervals && [
        a.interval ? rowAt(y, plot).whisker(...a.interval) : null,
        b.interval ? columnAt(x, plot).whisker(...b.interval) : null,
      ],
      hitAround([x, y], 9),
      classMarker([x, y], form, look),
    ],
  })
}

function agreementLine({ min, max }: ValueScale, words: string, look: Look): CustomSeriesOption {
  const style = { ...look.type(11, 400, 'ink3'), align: 'right', halo: look.colour('canvas') } as const
  return decoration({
    look,
    z: 1,
    draw: ({ at }) => {
      const [x, y] = at(max, max)
      return [
        line(at(min, min), [x, y], { stroke: look.colour('control'), lineWidth: 1.2 }),
        text([x - look.size(20), y + look.size(10)], words, style),
      ]
    },
  })
}

/** Whose figures the upright axis has, above it. */
function heading(name: string, { left }: Box, look: Look): CustomSeriesOption {
  const start = Math.max(0, left - look.size(24))
  const words = fitText(name, look.width - start, look.size(12), 500)
  const drawing = text([start, look.size(8)], words, look.type(12, 500, 'ink2'))
  return decoration({ look, draw: () => drawing })
}
