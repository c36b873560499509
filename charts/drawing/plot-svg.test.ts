import { expect, test } from 'vitest'
import type { Figure } from '#charts/figure.ts'
import { chartThemeOf } from '#charts/picture/chart-theme.ts'
import type { Surface } from '#charts/picture/surface.ts'
import { plotSvg } from './plot-svg.ts'

const ROOM = { x: 0, y: 0, width: 1000, height: 500 }

/** The surface that a figure of a height is drawn on in the room. */
function surfaceOf(height: number, leastHeight?: number): Surface | undefined {
  let drawn: Surface | undefined
  const figure: Pick<Figure, 'height' | 'picture' | 'leastHeight'> = {
    height: () => height,
    ...(leastHeight !== undefined && { leastHeight }),
    picture: (surface) => {
      drawn = surface
      return { theme: chartThemeOf(surface), plots: [], layers: [] }
    },
  }
  plotSvg(figure, ROOM, { mode: 'light', fontScale: 1 })
  return drawn
}

test.each<[string, number, number | undefined, number, number]>([
  ['a figure that fits has all of the room', 400, undefined, 1000, 500],
  ['a list that needs twice the height is made half as large', 1000, undefined, 2000, 1000],
  ['a map that reads well in less height keeps the size of its letters', 760, 400, 1000, 500],
  ['one that needs more than there is even so is made as small as that takes', 900, 625, 1250, 625],
])('%s', (_, height, least, width, tall) => {
  expect(surfaceOf(height, least)).toMatchObject({ width, height: tall })
})
