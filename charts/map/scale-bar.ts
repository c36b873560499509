import { decoration } from '#charts/marks/marks.ts'
import { polyline, text } from '#charts/marks/shapes.ts'
import type { RegionShape } from '#charts/figure.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { Layer } from '#charts/picture/picture.ts'
import { textWidth } from '#charts/plot/text-width.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { ASPECT } from './map-layout.ts'

/** Kilometres of a degree of longitude in the middle of the country. */
const DEGREE = 111.2 * ASPECT
/** Pixels that the bar takes at most. */
const WIDEST = 110
/** The first digits of lengths of bars. */
const STEPS = [1, 2, 5] as const

/** The longest round length in kilometres that is drawn no wider than that, for pixels a degree. */
export function barLength(
  scale: number,
  widest = WIDEST,
): { readonly kilometres: number; readonly pixels: number } {
  const most = (widest / scale) * DEGREE
  const power = 10 ** Math.floor(Math.log10(most))
  const kilometres = power * (STEPS.findLast((step) => step * power <= most) ?? 1)
  return { kilometres, pixels: (kilometres / DEGREE) * scale }
}

interface Ruled {
  /** The room of the map, in pixels. */
  readonly width: number
  readonly height: number
  /** Pixels a degree of longitude. */
  readonly scale: number
  readonly shapes: readonly RegionShape[]
}

/** How long a distance is on the map, in the first corner that no region reaches, from the lower left on; north is up. */
export function scaleBar(
  { width, height, scale, shapes }: Ruled,
  theme: ChartTheme,
  language: Language,
): Layer {
  const { kilometres, pixels } = barLength(scale, theme.size(WIDEST))
  const words = language.text(message('map.scale', { kilometres }))
  const style = { ...theme.type(10.5, 400, 'ink2'), halo: theme.colour('canvas') }
  const high = theme.size(4)
  const wide = Math.max(pixels, textWidth(words, theme.size(10.5)))
  const tall = high + theme.size(16)
  return decoration({
    z: 2,
    draw: ({ at }) => {
      const points = shapes.flatMap(({ rings }) =>
        rings.flat().map(([longitude, latitude]) => at(longitude, latitude)),
      )
      const { left, foot } = freeCorner({ width, height }, { wide, tall }, points)
      return [
        polyline(
          [
            [left, foot - high],
            [left, foot],
            [left + pixels, foot],
            [left + pixels, foot - high],
          ],
          { stroke: theme.colour('ink2'), lineWidth: 1.2 },
        ),
        text([left, foot - high - theme.size(8)], words, style),
      ]
    },
  })
}

/** Where the bar begins, and its foot, in pixels. */
interface Corner {
  readonly left: number
  readonly foot: number
}

/**
 * The first corner of a room in which a bar of that size has no point of a region, from the lower left on; the lower left
 * where regions reach every one. All in pixels.
 */
export function freeCorner(
  { width, height }: Pick<Ruled, 'width' | 'height'>,
  { wide, tall }: { readonly wide: number; readonly tall: number },
  points: readonly (readonly [x: number, y: number])[],
): Corner {
  const [low, high] = [height - 6, tall]
  const first = { left: 4, foot: low }
  const right = width - wide - 4
  const corners = [first, { left: right, foot: low }, { left: 4, foot: high }, { left: right, foot: high }]
  const isFree = ({ left, foot }: Corner) =>
    !points.some(([x, y]) => x > left - 4 && x < left + wide + 4 && y > foot - tall && y < foot + 4)
  return corners.find(isFree) ?? first
}
