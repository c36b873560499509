import { expect, test } from 'vitest'
import { nextStop, type StopBox } from './next-stop.ts'

const box = (left: number, top: number): StopBox => ({ left, right: left + 20, top, bottom: top + 20 })

/** Three icons, and below them a table of two rows with two controls each. */
const BOXES = [box(200, 0), box(230, 0), box(260, 0), box(0, 40), box(240, 41), box(0, 80), box(240, 80)]

test.each([
  ['right goes on', 0, 'ArrowRight', 1],
  ['right goes on into the next row', 2, 'ArrowRight', 3],
  ['right ends at the last', 6, 'ArrowRight', null],
  ['left goes back', 3, 'ArrowLeft', 2],
  ['left ends at the first', 0, 'ArrowLeft', null],
  ['down finds the one below', 1, 'ArrowDown', 4],
  ['down stays in its column', 3, 'ArrowDown', 5],
  ['down ends at the last row', 6, 'ArrowDown', null],
  ['up finds the one above', 4, 'ArrowUp', 1],
  ['up ends at the first row', 1, 'ArrowUp', null],
  ['Home', 5, 'Home', 0],
  ['End', 1, 'End', 6],
  ['other keys mean nothing', 1, 'a', null],
  ['nor do arrows from elsewhere', -1, 'ArrowRight', null],
] as const)('%s', (_, from, key, to) => {
  expect(nextStop(BOXES, from, key)).toBe(to)
})
