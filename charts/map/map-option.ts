import type { EChartsOption, MapSeriesOption } from 'echarts'
import type { Surface } from '#charts/figure.ts'
import { frame } from '#charts/plot/frame.ts'
import { type ChartTheme, chartThemeOf } from '#charts/plot/chart-theme.ts'
import type { Mode } from '#charts/tokens.ts'
import { colourRamp, inkOn } from './colour-ramp.ts'
import { hatch } from './hatch.ts'
import { LABEL_LINE, regionLabel } from './labels.ts'
import { LEGEND_HEIGHT, legendSeries } from './legend.ts'
import { ASPECT, type MapPart, mapLayout } from './map-layout.ts'
import type { MapModel, MapRegion } from './model.ts'
import type { MapInput } from './view.ts'

/** Pixels around the marked region; some of its neighbours draw over the outer half. */
const MARKED_BORDER = 4

/** How a map is drawn besides what it shows. */
export interface MapForm {
  /** False where several maps share one legend; default true. */
  readonly legend?: boolean
  /** The part that is looked at; default all of it. */
  readonly part?: MapPart
}

/** A choropleth with its classes below. The first series is the map: marks refer to its regions in order. */
export function mapOption(
  model: MapModel,
  input: MapInput,
  surface: Surface,
  { legend = true, part }: MapForm = {},
): EChartsOption {
  const theme = chartThemeOf(surface)
  const height = surface.height - (legend ? theme.size(LEGEND_HEIGHT) : 0)
  const shapes = model.regions.flatMap(({ place }) => input.shapes?.get(place.id) ?? [])
  const room = { width: surface.width, height, isState: model.level === 4 }
  const { bounds, size, scale, middle } = mapLayout(shapes, room, part)
  const ramp = colourRamp(surface.mode, model.classes.classes.length)
  const form = { model, input, theme, mode: surface.mode, ramp, scale }
  const series: MapSeriesOption = {
    type: 'map',
    map: model.map,
    aspectScale: ASPECT,
    layoutCenter: [...middle],
    layoutSize: size,
    ...(bounds && {
      boundingCoords: [
        [bounds[0], bounds[3]],
        [bounds[2], bounds[1]],
      ],
    }),
    selectedMode: false,
    itemStyle: { borderColor: theme.colour('canvas'), borderWidth: 0.9, areaColor: theme.colour('sunken') },
    label: { show: false },
    emphasis: { disabled: true },
    data: [
      ...model.regions.map((region) => regionItem(region, form)),
      ...model.around.map((place) => ({
        name: String(place.id),
        ...aroundItem(input.shapes !== undefined, theme),
      })),
    ],
  }
  return {
    ...frame(theme),
    series: legend ? [series, legendSeries(model, surface.mode, theme, input.language)] : [series],
  }
}

interface RegionForm {
  readonly model: MapModel
  readonly input: MapInput
  readonly theme: ChartTheme
  readonly mode: Mode
  readonly ramp: readonly string[]
  /** Pixels a degree. */
  readonly scale: number
}

function regionItem(region: MapRegion, { model, input, theme, mode, ramp, scale }: RegionForm) {
  const fontSize = theme.size(10)
  const room = { shape: input.shapes?.get(region.place.id), scale, fontSize }
  const words = regionLabel(region, model.selection.indicator, room)
  const fill = region.classIndex === null ? null : (ramp[region.classIndex] ?? theme.colour('map-3'))
  return {
    name: String(region.place.id),
    value: region.point?.value ?? Number.NaN,
    itemStyle: {
      ...(fill === null
        ? {
            areaColor: region.point ? theme.colour('canvas') : hatch(theme),
            borderColor: theme.colour('control'),
          }
        : { areaColor: fill }),
      ...(region.place.id === model.marked && {
        borderColor: theme.colour('ink'),
        borderWidth: MARKED_BORDER,
      }),
    },
    label: {
      show: words !== null,
      formatter: words ?? '',
      fontSize,
      lineHeight: fontSize * LABEL_LINE,
      color: fill === null ? theme.colour('ink') : inkOn(fill, mode),
      ...(fill === null && { textBorderColor: theme.colour('canvas'), textBorderWidth: 3 }),
    },
  }
}

/** Neighbours of a chosen zone: gone when the map is drawn to the zone's own bounds, grey otherwise. */
function aroundItem(zoomed: boolean, theme: ChartTheme) {
  return {
    value: Number.NaN,
    itemStyle: zoomed ? { opacity: 0 } : { areaColor: theme.colour('sunken') },
    label: { show: false },
  }
}
