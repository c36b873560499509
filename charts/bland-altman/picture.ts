import { pairMark } from '#charts/pairs/source-pairs.ts'
import type { Axis, Layer, Picture } from '#charts/picture/picture.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { horizontalValueAxis, verticalValueAxis } from '#charts/plot/axes.ts'
import { classMarker } from '#charts/marks/class-marker.ts'
import { marks } from '#charts/marks/marks.ts'
import { hitAround } from '#charts/marks/shapes.ts'
import type { Box } from '#charts/picture/box.ts'
import { onPlot } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { widestText } from '#charts/plot/text-width.ts'
import type { ValueScale } from '#charts/plot/value-scale.ts'
import { pointScale } from '#charts/pairs/pair-scale.ts'
import { type ComparedSource, shownComparisons, type SourcePairs } from '#charts/pairs/source-pairs.ts'
import { limitLines } from './limit-lines.ts'

/** Heights in pixels at the medium font size: the heading of a panel, its plot, and the axis below the last. */
const HEADING = 26
const FOOT = 44

/** Height of all panels for a width. */
export function panelsHeight(count: number, width: number): number {
  const plot = count > 1 ? 150 : width < 480 ? 200 : 220
  return Math.max(count, 1) * (HEADING + plot) + FOOT
}

/**
 * Panels one under another on the same scales.
 */
export function blandAltmanPicture(model: SourcePairs, language: Language, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const compared = shownComparisons(model)
  const scales = scalesOf(model, compared, theme)
  const areas = panelAreas(compared, scales.y, theme)
  const { indicator } = model
  const meanName = language.text(message('pairs.mean-axis', { primary: model.primary?.name ?? '' }))
  return {
    theme,
    plots: areas.map(({ box, isLast }) => ({
      box,
      x: meanAxis(scales.x, isLast ? meanName : null, theme),
      y: verticalValueAxis(scales.y),
    })),
    layers: [
      ...compared.map((one, index) => onPlot(pointLayer(one, theme), index)),
      ...compared.flatMap((one, index) => {
        const box = areas[index]?.box
        return box ? [onPlot(limitLines(one, { box, indicator, language }, theme), index)] : []
      }),
    ],
  }
}

/** The axis of means; only the last panel has words below it, for which `name` is given. */
function meanAxis(scale: ValueScale, name: string | null, theme: ChartTheme): Axis {
  const axis: Axis = { ...horizontalValueAxis(scale), side: 'bottom', gridlines: false, line: true }
  if (name === null) return { ...axis, named: 'none' }
  return { ...axis, title: { words: name, gap: theme.size(26), weight: 400 } }
}

function scalesOf({ indicator }: SourcePairs, compared: readonly ComparedSource[], theme: ChartTheme) {
  const pairs = compared.flatMap((one) => one.pairs)
  const means = pairs.map(({ a, b }) => (a.value + b.value) / 2)
  const gaps = pairs.map(({ a, b }) => b.value - a.value)
  const limits = compared.flatMap(({ agreement }) => agreement?.loa95 ?? [])
  return {
    x: pointScale(means.length > 0 ? means : [0, 1], indicator, { coarse: theme.narrow }),
    y: pointScale([0, ...gaps, ...limits], indicator, { coarse: compared.length > 1, signs: true }),
  }
}

interface PanelArea {
  readonly box: Box
  readonly isLast: boolean
}

/** Where each panel stands, with room at the right for the values of its lines. */
function panelAreas(compared: readonly ComparedSource[], y: ValueScale, theme: ChartTheme): PanelArea[] {
  const left = widestText(y.ticks.map(y.format), theme.size(12)) + theme.size(12)
  const right = theme.width - theme.size(theme.narrow ? 84 : 96)
  const count = Math.max(compared.length, 1)
  const heading = theme.size(HEADING)
  const each = (theme.height - theme.size(FOOT)) / count
  return Array.from({ length: count }, (_, index) => {
    const top = index * each + heading
    const bottom = top + Math.max(each - heading - theme.size(6), 20)
    return { box: { left, right, top, bottom }, isLast: index === count - 1 }
  })
}

function pointLayer({ source, pairs, hollow }: ComparedSource, theme: ChartTheme): Layer {
  const form = { classification: source.classification, hollow, radius: pairs.length > 60 ? 3 : 4.2 }
  return marks({
    z: 3,
    items: pairs,
    id: (pair) => pairMark(source, pair),
    place: ({ a, b }) => [(a.value + b.value) / 2, b.value - a.value],
    draw: (_, spot) => [hitAround(spot, 9), classMarker(spot, form, theme)],
  })
}
