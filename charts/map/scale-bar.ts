import { decoration } from '#charts/marks/series.ts'
import { polyline, text } from '#charts/marks/shapes.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import type { Layer } from '#charts/picture/picture.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { ASPECT } from './map-layout.ts'

/** Kilometres of a degree of longitude in the middle of the country. */
const DEGREE = 111.2 * ASPECT
/** Pixels that the bar takes at most. */
const WIDEST = 110
/** What lengths of bars begin with. */
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
  /** Where the map ends, in pixels from the top. */
  readonly top: number
  /** Pixels a degree of longitude. */
  readonly scale: number
}

/** How long a distance is on the map, at its lower left; north is up. */
export function scaleBar({ top, scale }: Ruled, theme: ChartTheme, language: Language): Layer {
  const { kilometres, pixels } = barLength(scale, theme.size(WIDEST))
  const [left, foot, high] = [4, top - 6, theme.size(4)]
  const words = language.text(message('map.scale', { kilometres }))
  const style = { ...theme.type(10.5, 400, 'ink2'), halo: theme.colour('canvas') }
  return decoration({
    z: 2,
    draw: () => [
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
    ],
  })
}
