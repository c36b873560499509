import type { EChartsOption, MapSeriesOption } from 'echarts'
import type { FigureInput, RegionShape, Surface } from '#charts/figure.ts'
import { frame } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { colourRamp, inkOn } from './colour-ramp.ts'
import { hatch } from './hatch.ts'
import { LABEL_LINE, regionLabel } from './labels.ts'
import { LEGEND_HEIGHT, legendSeries } from './legend.ts'
import type { MapModel, MapRegion } from './model.ts'

/** Cosine of nine degrees north: a degree of longitude beside one of latitude in the middle of the country. */
const ASPECT = 0.99

/** The country is this many times as wide as it is high. */
const COUNTRY_SHAPE = 1.24

/** Pixels around the marked region; some of its neighbours draw over the outer half. */
const MARKED_BORDER = 4

/**
 * A choropleth with its classes below, or without them where several maps share one legend. The first series is the map:
 * marks refer to its regions in order.
 */
export function mapOption(
  model: MapModel,
  input: FigureInput,
  surface: Surface,
  legend = true,
): EChartsOption {
  const look = lookOf(surface)
  const height = surface.height - (legend ? look.size(LEGEND_HEIGHT) : 0)
  const box = boundsOf(model, input.shapes)
  const size = layoutSize(surface.width, height, box, model.level === 4)
  const scale = box ? pixelsADegree(size, box) : 0
  const ramp = colourRamp(surface.mode, model.classes.classes.length)
  const series: MapSeriesOption = {
    type: 'map',
    map: model.map,
    aspectScale: ASPECT,
    layoutCenter: [surface.width / 2, height / 2],
    layoutSize: size,
    ...(box && {
      boundingCoords: [
        [box[0], box[3]],
        [box[2], box[1]],
      ],
    }),
    selectedMode: false,
    itemStyle: { borderColor: look.colour('canvas'), borderWidth: 0.9, areaColor: look.colour('sunken') },
    label: { show: false },
    emphasis: { disabled: true },
    data: [
      ...model.regions.map((region) => regionItem(region, ramp, scale, model, input, surface, look)),
      ...model.around.map((place) => ({
        name: String(place.id),
        ...aroundItem(input.shapes !== undefined, look),
      })),
    ],
  }
  return { ...frame(look), series: legend ? [series, legendSeries(model, surface.mode, look)] : [series] }
}

function regionItem(
  region: MapRegion,
  ramp: readonly string[],
  scale: number,
  model: MapModel,
  input: FigureInput,
  surface: Surface,
  look: Look,
) {
  const fontSize = look.size(10)
  const shape = input.shapes?.get(region.place.id)
  const words = regionLabel(region, shape, model.selection.indicator, scale, fontSize)
  const fill = region.classIndex === null ? null : (ramp[region.classIndex] ?? look.colour('map-3'))
  return {
    name: String(region.place.id),
    value: region.point?.value ?? Number.NaN,
    itemStyle: {
      ...(fill === null
        ? { areaColor: hatch(look), borderColor: look.colour('control') }
        : { areaColor: fill }),
      ...(region.place.id === model.marked && {
        borderColor: look.colour('ink'),
        borderWidth: MARKED_BORDER,
      }),
    },
    label: {
      show: words !== null,
      formatter: words ?? '',
      fontSize,
      lineHeight: fontSize * LABEL_LINE,
      color: fill === null ? look.colour('ink') : inkOn(fill, surface.mode),
      ...(fill === null && { textBorderColor: look.colour('canvas'), textBorderWidth: 3 }),
    },
  }
}

/** Neighbours of a chosen zone: gone when the map is drawn to the zone's own bounds, grey otherwise. */
function aroundItem(zoomed: boolean, look: Look) {
  return {
    value: Number.NaN,
    itemStyle: zoomed ? { opacity: 0 } : { areaColor: look.colour('sunken') },
    label: { show: false },
  }
}

type Bounds = RegionShape['bounds']

/** West, south, east and north of the regions shown, or null when their shapes are not known. */
function boundsOf(model: MapModel, shapes: FigureInput['shapes']): Bounds | null {
  const found = model.regions.flatMap(({ place }) => shapes?.get(place.id)?.bounds ?? [])
  const bounds = model.regions.flatMap(({ place }) => {
    const shape = shapes?.get(place.id)
    return shape ? [shape.bounds] : []
  })
  if (found.length === 0) return null
  return [
    Math.min(...bounds.map(([west]) => west)),
    Math.min(...bounds.map(([, south]) => south)),
    Math.max(...bounds.map(([, , east]) => east)),
    Math.max(...bounds.map(([, , , north]) => north)),
  ]
}

/** Side of the square that the library fits the map into: the longer side of the map in pixels. */
function layoutSize(width: number, height: number, bounds: Bounds | null, isState: boolean): number {
  const shape = bounds ? shapeOf(bounds) : isState ? 1 : COUNTRY_SHAPE
  return shape > 1 ? Math.min(width, height * shape) : Math.min(height, width / shape)
}

function shapeOf([west, south, east, north]: Bounds): number {
  return ((east - west) * ASPECT) / (north - south)
}

function pixelsADegree(size: number, bounds: Bounds): number {
  const [west, south, east, north] = bounds
  return shapeOf(bounds) > 1 ? size / (east - west) : size / (north - south)
}
