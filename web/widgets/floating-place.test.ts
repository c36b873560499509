import { expect, test } from 'vitest'
import { nearestPlace, placeCalled } from './floating-place.ts'

const WINDOW = { width: 900, height: 600 }

test.each([
  [{ x: 890, y: 590 }, 'right-low'],
  [{ x: 460, y: 300 }, 'right-middle'],
  [{ x: 10, y: 401 }, 'left-low'],
  [{ x: 440, y: 0 }, 'left-middle'],
])('buttons that are let go at %j stand %s', (point, place) =>
  expect(nearestPlace(point, WINDOW)).toBe(place),
)

test.each([
  ['left-low', 'left-low'],
  ['on the moon', 'right-low'],
  [null, 'right-low'],
])('what a browser keeps as %s means %s', (word, place) => expect(placeCalled(word)).toBe(place))
