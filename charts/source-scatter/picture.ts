import { pairMark } from '#charts/pairs/source-pairs.ts'
import type { Layer, Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { horizontalValueAxis, verticalValueAxis } from '#charts/plot/axes.ts'
import { classMarker } from '#charts/marks/class-marker.ts'
import { columnAt, rowAt } from '#charts/marks/lane.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { hitAround, line, text } from '#charts/marks/shapes.ts'
import type { Box } from '#charts/picture/box.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { fitText, widestText } from '#charts/plot/text-width.ts'
import type { ValueScale } from '#charts/plot/value-scale.ts'
import { comparisonNames } from '#charts/pairs/pair-words.ts'
import { AGREE, pointLabels } from './point-labels.ts'
import { pointScale } from '#charts/pairs/pair-scale.ts'
import { type ComparedSource, shownComparisons, type SourcePairs } from '#charts/pairs/source-pairs.ts'
import type { PairsInput } from '#charts/pairs/view.ts'

/** More points than this are drawn without their intervals, which would hide them, and smaller. */
const MANY = 30

/** Whether points come with their intervals as crosses. */
export function drawsIntervals(model: SourcePairs, { view }: PairsInput): boolean {
  const count = shownComparisons(model).reduce((sum, { pairs }) => sum + pairs.length, 0)
  return count <= MANY && view.options.intervals !== false
}

/** A square with the same scale on both axes, so that the line on which both sources agree rises by 45 degrees. */
export function sourceScatterPicture(model: SourcePairs, input: PairsInput, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const compared = shownComparisons(model)
  const pairs = compared.flatMap((one) => one.pairs)
  const isMany = pairs.length > MANY
  const withIntervals = drawsIntervals(model, input)
  const values = pairs.flatMap(({ a, b }) => [
    a.value,
    b.value,
    ...(withIntervals ? [...(a.interval ?? []), ...(b.interval ?? [])] : []),
  ])
  const scale = pointScale(values.length > 0 ? values : [0, 1], model.indicator, { coarse: theme.narrow })
  const box = squareBox(scale, theme)
  const title = { words: model.primary?.name ?? '', gap: theme.size(26), weight: 500 }
  return onePlot({
    theme,
    box,
    x: { ...horizontalValueAxis(scale), side: 'bottom', title },
    y: verticalValueAxis(scale),
    layers: [
      ...compared.map((one) => pointLayer(one, { withIntervals, isMany, theme })),
      agreementLine(scale, input.language.text(AGREE), theme),
      heading(input.language.text(comparisonNames(model)), box, theme),
      pointLabels(compared, box, input, theme),
    ],
  })
}

/** The largest square that the surface has room for, in its middle when much is left. */
function squareBox({ ticks, format }: ValueScale, theme: ChartTheme): Box {
  const first = widestText(ticks.map(format), theme.size(12)) + theme.size(14)
  const top = theme.size(28)
  const room = theme.width - first - theme.size(14)
  const side = Math.max(80, Math.min(room, theme.height - top - theme.size(48)))
  const spare = Math.max(0, room - side)
  const left = first + (spare > 120 ? spare / 2 : 0)
  return { left, right: left + side, top, bottom: top + side }
}

interface PointForm {
  readonly withIntervals: boolean
  readonly isMany: boolean
  readonly theme: ChartTheme
}

/** Points of one comparison in the order of its pairs, with the intervals of both sources as a cross. */
function pointLayer(
  { source, pairs, hollow }: ComparedSource,
  { withIntervals, isMany, theme }: PointForm,
): Layer {
  // A ring stands below and around a filled marker, so that two of one place both show.
  const radius = (isMany ? 3.5 : 4.5) + (hollow ? 1 : 0)
  const form = { classification: source.classification, radius, hollow }
  return marks({
    z: hollow ? 2 : 3,
    items: pairs,
    id: (pair) => pairMark(source, pair),
    place: ({ a, b }) => [a.value, b.value],
    draw: ({ a, b }, [x, y], plot) => [
      withIntervals && [
        a.interval ? rowAt(y, plot).whisker(...a.interval) : null,
        b.interval ? columnAt(x, plot).whisker(...b.interval) : null,
      ],
      hitAround([x, y], 9),
      classMarker([x, y], form, theme),
    ],
  })
}

function agreementLine({ min, max }: ValueScale, words: string, theme: ChartTheme): Layer {
  const style = { ...theme.type(11, 400, 'ink3'), align: 'right', halo: theme.colour('canvas') } as const
  return decoration({
    z: 1,
    draw: ({ at }) => {
      const [x, y] = at(max, max)
      return [
        line(at(min, min), [x, y], { stroke: theme.colour('control'), lineWidth: 1.2 }),
        text([x - theme.size(20), y + theme.size(10)], words, style),
      ]
    },
  })
}

/** Whose figures the upright axis has, above it. */
function heading(name: string, { left }: Box, theme: ChartTheme): Layer {
  const start = Math.max(0, left - theme.size(24))
  const words = fitText(name, theme.width - start, theme.size(12), 500)
  const drawing = text([start, theme.size(8)], words, theme.type(12, 500, 'ink2'))
  return decoration({ draw: () => drawing })
}
