import type { Surface } from '#charts/picture/surface.ts'
import { decoration, marks } from '#charts/marks/marks.ts'
import { area, text } from '#charts/marks/shapes.ts'
import type { AreaFill } from '#charts/picture/drawing.ts'
import { bareAxis } from '#charts/plot/axes.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import { onePlot } from '#charts/plot/frame.ts'
import type { Layer, Picture } from '#charts/picture/picture.ts'
import type { Mode } from '#charts/tokens.ts'
import { inkOn } from '#charts/colour/colour-ramp.ts'
import { LABEL_LINE, regionLabel, valueWriter } from './labels.ts'
import { outsideLabels } from './outside-labels.ts'
import { legendHeight, legendLayer } from './legend.ts'
import { circleLayer, circleLegend, circleReach } from './circles.ts'
import { mapColours } from './map-colours.ts'
import { type MapPart, mapLayout } from './map-layout.ts'
import type { MapModel, MapRegion } from './model.ts'
import { ringsOf } from './rings.ts'
import { scaleBar } from './scale-bar.ts'
import { stateBorders } from './state-borders.ts'
import { twoWayLegend } from './two-way-legend.ts'
import type { MapInput } from './view.ts'

/** Pixels around the marked region; what lies beside it leaves half of them. */
const MARKED_BORDER = 4

/** How a map is drawn besides what it shows. */
export interface MapForm {
  /** False where several maps share one legend; default true. */
  readonly legend?: boolean
  /** The part that is looked at; default all of it. */
  readonly part?: MapPart
}

/**
 * A choropleth with its classes below, on axes of longitude and latitude. Without the shapes of the regions the picture waits for them.
 */
export function mapPicture(
  model: MapModel,
  input: MapInput,
  surface: Surface,
  { legend = true, part }: MapForm = {},
): Picture {
  const theme = chartThemeOf(surface)
  const height = surface.height - (legend ? theme.size(legendHeight(model)) : 0)
  const shapes = model.regions.flatMap(({ place }) => input.shapes?.get(place.id) ?? [])
  const room = { width: surface.width, height }
  const { box, bounds, scale } = mapLayout(shapes, room, part)
  const [west, south, east, north] = bounds
  const reach = circleReach(model, room.width, room.height)
  const key = model.inCircles
    ? circleLegend(model, theme, reach, input.language)
    : model.two
      ? twoWayLegend(model, model.two, surface.mode, theme, input.language)
      : legendLayer(model, surface.mode, theme, input.language)
  const form = { model, input, theme, mode: surface.mode, scale }
  const own = onePlot({
    theme,
    box,
    x: bareAxis(west, east),
    y: bareAxis(south, north),
    layers: [
      regionLayer(form),
      ...(model.inCircles ? [circleLayer(model, input.shapes, theme, reach)] : []),
      labelLayer(form),
      ...(legend && scale > 0 ? [scaleBar({ ...room, scale, shapes }, theme, input.language)] : []),
      ...(legend ? [key] : []),
    ],
  })
  return input.shapes === undefined ? { ...own, waitsFor: model.map } : own
}

interface MapDrawing {
  readonly model: MapModel
  readonly input: MapInput
  readonly theme: ChartTheme
  readonly mode: Mode
  /** Pixels a degree. */
  readonly scale: number
}

function regionLayer({ model, input, theme, mode }: MapDrawing): Layer {
  const outline = { stroke: theme.colour('ink'), lineWidth: MARKED_BORDER }
  return marks({
    z: 1,
    items: model.regions,
    id: ({ place }) => String(place.id),
    place: ({ place }) => input.shapes?.get(place.id)?.centre ?? [Number.NaN, Number.NaN],
    draw: (region, _, plot) =>
      area(ringsOf(region.place.id, input, plot), {
        ...regionFill(region, model, mode, theme),
        ...(region.place.id === model.marked && outline),
      }),
  })
}

function regionFill(
  region: MapRegion,
  { classes, inCircles, two }: MapModel,
  mode: Mode,
  theme: ChartTheme,
): AreaFill {
  if (inCircles && region.point) {
    return { fill: theme.colour('sunken'), stroke: theme.colour('control'), lineWidth: 0.9 }
  }
  const colour = classColour(region, mapColours({ two, classes }, mode), theme)
  if (colour === null) {
    // A figure that too few events stand behind is there, so that its region is not hatched.
    const ground = theme.colour('canvas')
    const fill = region.point ? ground : { ground, lines: theme.colour('control') }
    return { fill, stroke: theme.colour('control'), lineWidth: 0.9 }
  }
  const fill = region.isWide ? { ground: colour, lines: '#FFFFFF', dotted: true as const } : colour
  return { fill, stroke: theme.colour('canvas'), lineWidth: 0.9 }
}

/** The colour of a region's class, or null without one. */
function classColour(
  { classIndex }: MapRegion,
  colours: readonly string[],
  theme: ChartTheme,
): string | null {
  if (classIndex === null) return null
  return colours[classIndex] ?? theme.colour('map-3')
}

/** The borders of states over small regions; the marked region's outline, half of which its neighbours have covered; then names and values. */
function labelLayer({ model, input, theme, mode, scale }: MapDrawing): Layer {
  const fontSize = theme.size(10)
  const colours = mapColours(model, mode)
  const { points, indicator } = model.selection
  const write = valueWriter(points, indicator)
  const outline = { fill: 'none', stroke: theme.colour('ink'), lineWidth: MARKED_BORDER / 2 }
  const inside = (region: MapRegion) =>
    regionLabel(region, write, { shape: input.shapes?.get(region.place.id), scale, fontSize })
  const labelled = new Set(model.regions.flatMap((region) => (inside(region) ? [region.place.id] : [])))
  const outside = outsideLabels(model, {
    ...{ shapes: input.shapes ?? new Map(), scale, fontSize, write },
    isLabelled: (place) => labelled.has(place),
  })
  return decoration({
    draw: (plot) => [
      stateBorders(model, input, plot, theme),
      model.regions
        .filter(({ place }) => place.id === model.marked)
        .map((region) => area(ringsOf(region.place.id, input, plot), outline)),
      model.regions.map((region) => {
        const shape = input.shapes?.get(region.place.id)
        const words = inside(region)
        if (!shape || words === null) return null
        const fill = model.inCircles ? null : classColour(region, colours, theme)
        const lines = words.split('\n')
        const [x, y] = plot.at(...shape.centre)
        const style = {
          font: theme.font(10),
          align: 'center' as const,
          fill: fill === null ? theme.colour('ink') : inkOn(fill, mode),
          // Letters that reach over a border keep the ground that their colour was chosen for.
          ...(!model.inCircles && { halo: fill ?? theme.colour('canvas') }),
        }
        return lines.map((line, index) =>
          text([x, y + (index - (lines.length - 1) / 2) * fontSize * LABEL_LINE], line, style),
        )
      }),
      outside.map(({ words, at, isBelow }) => {
        const [x, y] = plot.at(...at)
        const away = (isBelow ? fontSize : -fontSize) * 0.7
        return text([x, y + away], words, { ...theme.type(10, 500), align: 'center' })
      }),
    ],
  })
}
