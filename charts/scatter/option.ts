import type { CustomSeriesOption, EChartsOption } from 'echarts'
import { rowName } from '#domain/correlation-study/correlation-words.ts'
import { stateCode } from '#domain/location/location.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { Surface } from '#charts/figure.ts'
import { group, hitArea, pixelOf, polyline, text } from '#charts/plot/element.ts'
import { frame, type Room } from '#charts/plot/frame.ts'
import { type Look, lookOf } from '#charts/plot/look.ts'
import { axesRoom, axisNames, leftAxis, lowerAxis } from './axes.ts'
import { fitSeries } from './fit-series.ts'
import { marker } from './marker.ts'
import type { ScatterModel } from './model.ts'
import { placeLabels } from './place-labels.ts'
import { lookOfPlace } from './zone-looks.ts'
import type { ScatterInput } from './view.ts'

const RADIUS = 5
/** On plots at least this wide, points are labelled with whole names. */
const ROOMY = 620

/** Points, line and labels. The first series holds the points: marks refer to it. */
export function scatterOption(model: ScatterModel, input: ScatterInput, surface: Surface): EChartsOption {
  const look = lookOf(surface)
  const { scales, x, y } = model
  const room = axesRoom(scales.y, look)
  return {
    ...frame(look),
    grid: { ...room, containLabel: false },
    xAxis: lowerAxis(scales.x, look),
    yAxis: leftAxis(scales.y, look),
    series: [
      pointSeries(model, input, look),
      fitSeries(model, input.view.options.fit, look),
      ...(model.figures.over === 'periods' ? [pathSeries(model, look)] : []),
      labelSeries(model, input, room, look),
      axisNames({ x, y }, input.language, room, look),
    ],
  }
}

function pointSeries(model: ScatterModel, { reference }: ScatterInput, look: Look): CustomSeriesOption {
  const { pairs } = model.study
  return {
    type: 'custom',
    z: 4,
    data: pairs.map((pair) => [pair.x.value, pair.y.value]),
    renderItem: ({ dataIndex }, api) => {
      const pair = pairs[dataIndex]
      if (!pair) return null
      const [x, y] = pixelOf(api, pair.x.value, pair.y.value)
      const zone = lookOfPlace(pair.row.location, model.looks, reference)
      const radius = look.size(RADIUS)
      const fill = look.colour(zone?.token ?? 'ink2')
      const isElsewhen = pair.x.period !== pair.row.period || pair.y.period !== pair.row.period
      return group([
        hitArea(x - 12, y - 12, 24, 24),
        marker(x, y, radius, zone?.shape ?? 'circle', {
          fill: isElsewhen ? look.colour('canvas') : fill,
          stroke: isElsewhen ? fill : look.colour('canvas'),
          lineWidth: isElsewhen ? 1.8 : 1,
        }),
        ...(pair.isOutlier
          ? [
              marker(x, y, radius + 4, 'circle', {
                fill: 'none',
                stroke: look.colour('ink'),
                lineWidth: 1.2,
              }),
            ]
          : []),
      ])
    },
  }
}

/** The way through the years, so that the order of the points can be followed. */
function pathSeries({ study: { pairs } }: ScatterModel, look: Look): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    z: 3,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const way = pairs.map((pair) => pixelOf(api, pair.x.value, pair.y.value))
      return group([polyline(way, { stroke: look.colour('control'), lineWidth: 1, lineDash: [2, 3] })])
    },
  }
}

function labelSeries(
  { study: { pairs }, figures }: ScatterModel,
  { reference, language }: ScatterInput,
  room: Room,
  look: Look,
): CustomSeriesOption {
  const isRoomy = look.width >= look.size(ROOMY)
  const labels = pairs.map(({ row, x, isOutlier }) => {
    const { periodLabels } = known(reference.sources, x.source)
    const name = language.text(rowName(row, figures.over, periodLabels))
    return isRoomy || isOutlier || figures.over === 'periods' ? name : stateCode(name)
  })
  const plot = {
    left: room.left,
    right: look.width,
    top: room.top - 6,
    bottom: look.height - room.bottom,
  }
  return {
    type: 'custom',
    silent: true,
    clip: false,
    z: 5,
    data: [[0, 0]],
    encode: { x: -1, y: -1 },
    renderItem: (_, api) => {
      const points = pairs.map((pair, index) => {
        const [x, y] = pixelOf(api, pair.x.value, pair.y.value)
        const radius = look.size(RADIUS) + (pair.isOutlier ? 4 : 0)
        return { x, y, radius, label: labels[index] ?? '', urgent: pair.isOutlier }
      })
      const style = { font: look.font(11), fill: look.colour('ink2'), halo: look.colour('canvas') }
      const strong = { ...style, font: look.font(11, 650), fill: look.colour('ink') }
      return group(
        placeLabels(points, look.size(11), plot).map((place) => {
          const isUrgent = points[place.index]?.urgent === true
          return text(place.x, place.y, labels[place.index] ?? '', isUrgent ? strong : style)
        }),
      )
    },
  }
}
