import { message } from '#domain/message/message.ts'
import { WORK_STANDINGS, type WorkStanding } from '#domain/work-list/work-standing.ts'
import { countOf, type SaidList, standingTitle, workFirst } from '#domain/work-list/work-words.ts'
import type { Language } from '#domain/message/language.ts'
import { named } from '#domain/message/value.ts'
import { stateAround } from '#domain/reference/reference-data.ts'
import type { KeyEntry, RegionShape } from '#charts/figure.ts'
import { mapLayout } from '#charts/map/map-layout.ts'
import { scaleBar } from '#charts/map/scale-bar.ts'
import { STATE_BORDER } from '#charts/map/state-borders.ts'
import { decoration } from '#charts/marks/marks.ts'
import { area, circle, polygon, text } from '#charts/marks/shapes.ts'
import { type ChartTheme, chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { AreaFill, Shape, Spot } from '#charts/picture/drawing.ts'
import type { Layer, Picture } from '#charts/picture/picture.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { bareAxis } from '#charts/plot/axes.ts'
import { onePlot } from '#charts/plot/frame.ts'
import { textWidth } from '#charts/plot/text-width.ts'

/** A region of the map of a work list: the class of its place; null without a figure. */
export interface WorkRegion {
  readonly id: number
  readonly standing: WorkStanding | null
  /** Its number in the list, which stands on a pin. */
  readonly number: number | null
}

/** What the map shows: the regions, and the larger places around them with their names. */
export interface WorkMapContent {
  readonly regions: readonly WorkRegion[]
  readonly around: readonly { readonly id: number; readonly name: string }[]
  readonly language: Language
}

/** The head of a pin and its height above the tip, in pixels. */
const PIN = { radius: 8.5, height: 16 } as const
/** Room above the regions, so that a pin in the north stays on the surface. */
const HEADROOM = 26
const EDGE = 4

/** How a class is filled: a dark ground, a light one, hatched, pale; white where no figure is held. */
export function standingFill(standing: WorkStanding | null, theme: ChartTheme): AreaFill['fill'] {
  switch (standing) {
    case 'surely':
      return theme.colour('diverging-1')
    case 'perhaps':
      return theme.colour('diverging-2')
    case 'unclear':
      return { ground: theme.colour('canvas'), lines: theme.colour('ink3') }
    case 'rest':
      return theme.colour('sunken')
    case null:
      return theme.colour('canvas')
  }
}

/** The sign of each class in the key of a map on paper. */
const CLASS_SIGNS: { readonly [Standing in WorkStanding]: Pick<KeyEntry, 'colour' | 'marker'> } = {
  surely: { colour: '--diverging-1', marker: 'square' },
  perhaps: { colour: '--diverging-2', marker: 'square' },
  unclear: { colour: '--ink3', marker: 'hatch' },
  rest: { colour: '--control', marker: 'outline' },
}

/** What the grounds of the map mean, with how many places are of each class; what no place is of is left out. */
export function workMapKey(
  { list, aim }: Pick<SaidList, 'list' | 'aim'>,
  { text }: Language,
): readonly KeyEntry[] {
  return WORK_STANDINGS.flatMap((standing) => {
    const count = countOf(list, standing)
    const named = message('work-list.class-count', {
      class: standingTitle(standing, workFirst(list, aim)),
      count,
    })
    return count === 0 ? [] : [{ ...CLASS_SIGNS[standing], label: text(named) }]
  })
}

/** What the map of a list shows, with the numbers that its places have on it. */
export function workMapContent(
  { list, reference }: Pick<SaidList, 'list' | 'reference'>,
  numbers: ReadonlyMap<number, number>,
  language: Language,
): WorkMapContent {
  const standings = new Map(list.rows.map(({ place, standing }) => [place.id, standing]))
  const states = new Set(list.places.flatMap(({ id }) => stateAround(reference.locations, id) ?? []))
  return {
    language,
    regions: list.places.map(({ id }) => ({
      ...{ id, standing: standings.get(id) ?? null, number: numbers.get(id) ?? null },
    })),
    around: [...states].map(({ id, name }) => ({ id, name: language.text(named(name)) })),
  }
}

/** One map of all places of a work list, by their classes, with the numbers of the list on pins and a scale. */
export function workMap(
  { regions, around, language }: WorkMapContent,
  shapes: ReadonlyMap<number, RegionShape>,
  surface: Surface,
): Picture {
  const theme = chartThemeOf(surface)
  const known = regions.flatMap((region) => {
    const shape = shapes.get(region.id)
    return shape ? [{ ...region, shape }] : []
  })
  const own = known.map(({ shape }) => shape)
  const head = theme.size(HEADROOM)
  const room = { width: surface.width - 2 * EDGE, height: surface.height - head - EDGE }
  const { box, bounds, scale } = mapLayout(own, room)
  const [west, south, east, north] = bounds
  const edge = { stroke: theme.colour('control'), lineWidth: 0.6 }
  const names = around.flatMap(({ id, name }) => {
    const shape = shapes.get(id)
    return shape ? [{ name, shape }] : []
  })
  return onePlot({
    theme,
    box: {
      ...{ left: box.left + EDGE, right: box.right + EDGE },
      ...{ top: box.top + head, bottom: box.bottom + head },
    },
    x: bareAxis(west, east),
    y: bareAxis(south, north),
    layers: [
      decoration({
        draw: ({ at }) => [
          known.map(({ shape, standing }) =>
            area(outline(shape, at), { fill: standingFill(standing, theme), ...edge }),
          ),
          names.map(({ shape }) =>
            area(outline(shape, at), {
              ...{ fill: 'none', stroke: theme.colour('ink'), lineWidth: STATE_BORDER },
            }),
          ),
        ],
      }),
      placeNames(names, scale, theme),
      ...(scale > 0
        ? [scaleBar({ ...surface, height: surface.height - EDGE, scale, shapes: own }, theme, language)]
        : []),
      decoration({
        z: 5,
        draw: ({ at }) =>
          known
            .flatMap(({ number, shape }) => (number === null ? [] : [{ number, tip: at(...shape.centre) }]))
            // A pin farther south covers one behind it.
            .toSorted((a, b) => a.tip[1] - b.tip[1])
            .map(({ number, tip }) => pin(tip, String(number), theme)),
      }),
    ],
  })
}

function outline({ rings }: RegionShape, at: (x: number, y: number) => Spot) {
  return rings.map((ring) => ring.map(([longitude, latitude]) => at(longitude, latitude)))
}

/** The names of the places around, where the place is about as wide as its name. */
function placeNames(
  names: readonly { readonly name: string; readonly shape: RegionShape }[],
  scale: number,
  theme: ChartTheme,
): Layer {
  const size = 11
  return decoration({
    z: 4,
    draw: ({ at }) =>
      names.map(({ name, shape }) => {
        const [west, , east] = shape.bounds
        if (textWidth(name, theme.size(size), 600) > (east - west) * scale * 1.1) return null
        return text(at(...shape.centre), name, {
          ...theme.type(size, 600),
          ...{ align: 'center', halo: theme.colour('canvas') },
        })
      }),
  })
}

function pin([x, y]: Spot, number: string, theme: ChartTheme): Shape[] {
  const [radius, height] = [theme.size(PIN.radius), theme.size(PIN.height)]
  const look = { fill: theme.colour('ink'), stroke: theme.colour('canvas'), lineWidth: 1 }
  const middle: Spot = [x, y - height]
  const tip: readonly Spot[] = [
    [x - radius * 0.72, y - height + radius * 0.62],
    [x, y],
    [x + radius * 0.72, y - height + radius * 0.62],
  ]
  return [
    polygon(tip, look),
    circle(middle, radius, look),
    polygon(tip, { fill: theme.colour('ink') }),
    text(middle, number, { ...theme.type(number.length > 2 ? 8.5 : 10, 650, 'canvas'), align: 'center' }),
  ]
}
