import { rowMark } from './model.ts'
import type { Layer, Picture } from '#charts/picture/picture.ts'
import { rowName } from '#domain/correlation-study/correlation-words.ts'
import { stateCode } from '#domain/location/location.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { hitAround, polyline, text } from '#charts/marks/shapes.ts'
import type { Box } from '#charts/picture/box.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { axisNames, plotBox, pointPlot } from '#charts/points/axes.ts'
import { fitLayer } from './fit-layers.ts'
import { marker } from './marker.ts'
import type { ScatterModel } from './model.ts'
import { placeLabels } from '#charts/points/place-labels.ts'
import { lookOfPlace } from '#charts/points/zone-looks.ts'
import type { ScatterInput } from './view.ts'

const RADIUS = 5
/** On plots at least this wide, points are labelled with whole names. */
const ROOMY = 620

/** Points, line and labels. */
export function scatterPicture(model: ScatterModel, input: ScatterInput, surface: Surface): Picture {
  const theme = chartThemeOf(surface)
  const { scales } = model
  const box = plotBox(scales, theme)
  return pointPlot(scales, theme, [
    pointLayer(model, input, theme),
    fitLayer(model, input.view.options.fit, theme),
    ...(model.figures.over === 'periods' ? [pathLayer(model, theme)] : []),
    labelLayer(model, input, box, theme),
    axisNames(model, input.language, box, theme),
  ])
}

function pointLayer(model: ScatterModel, { reference }: ScatterInput, theme: ChartTheme): Layer {
  const radius = theme.size(RADIUS)
  const canvas = theme.colour('canvas')
  const ring = { fill: 'none', stroke: theme.colour('ink'), lineWidth: 1.2 }
  return marks({
    z: 4,
    items: model.study.pairs,
    id: ({ row }) => rowMark(row),
    place: ({ x, y }) => [x.value, y.value],
    draw: ({ x, y, row, isOutlier }, spot) => {
      const zone = lookOfPlace(row.location, model.looks, reference)
      const colour = theme.colour(zone?.token ?? 'ink2')
      const isElsewhen = x.period !== row.period || y.period !== row.period
      const style = isElsewhen
        ? { fill: canvas, stroke: colour, lineWidth: 1.8 }
        : { fill: colour, stroke: canvas, lineWidth: 1 }
      return [
        hitAround(spot, 12),
        marker(spot, radius, zone?.shape ?? 'circle', style),
        isOutlier && marker(spot, radius + 4, 'circle', ring),
      ]
    },
  })
}

/** The way through the years, so that the order of the points can be followed. */
function pathLayer({ study: { pairs } }: ScatterModel, theme: ChartTheme): Layer {
  const style = { stroke: theme.colour('control'), lineWidth: 1, lineDash: [2, 3] }
  return decoration({
    z: 3,
    draw: ({ at }) =>
      polyline(
        pairs.map(({ x, y }) => at(x.value, y.value)),
        style,
      ),
  })
}

function labelLayer(
  { study: { pairs }, figures }: ScatterModel,
  { reference, language }: ScatterInput,
  box: Box,
  theme: ChartTheme,
): Layer {
  const isRoomy = theme.width >= theme.size(ROOMY)
  const labels = pairs.map(({ row, x, isOutlier }) => {
    const { periodLabels } = byId(reference.sources, x.source)
    const name = language.text(rowName(row, figures.over, periodLabels))
    return isRoomy || isOutlier || figures.over === 'periods' ? name : stateCode(name)
  })
  const plot = { ...box, right: theme.width, top: box.top - 6 }
  const halo = theme.colour('canvas')
  return decoration({
    z: 5,
    draw: ({ at }) => {
      const points = pairs.map((pair, index) => {
        const [x, y] = at(pair.x.value, pair.y.value)
        const radius = theme.size(RADIUS) + (pair.isOutlier ? 4 : 0)
        return { x, y, radius, label: labels[index] ?? '', urgent: pair.isOutlier }
      })
      return placeLabels(points, theme.size(11), plot).map(({ index, x, y }) => {
        const type = points[index]?.urgent ? theme.type(11, 650) : theme.type(11, 400, 'ink2')
        return text([x, y], labels[index] ?? '', { ...type, halo })
      })
    },
  })
}
