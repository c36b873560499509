import { expect, test } from 'vitest'
import { USUAL_PAPER } from '#domain/document/document.ts'
import { fitting, zoomed } from './zoom.ts'

test.each([
  [1, 1, 1.1],
  [0.3, -1, 0.3],
  [0.4, -1, 0.3],
  [2, 1, 2],
  [1.9, 1, 2],
] as const)('from %f by %i is %f', (zoom, by, next) => expect(zoomed(zoom, by)).toBe(next))

test.each([
  [794, 1],
  [397, 0.5],
  [100, 0.3],
  [4000, 2],
])('a room of %i pixels fits at %f', (room, zoom) => expect(fitting(USUAL_PAPER, room)).toBe(zoom))
