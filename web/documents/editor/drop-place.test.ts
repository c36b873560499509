import { describe, expect, test } from 'vitest'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { type DropPlace, dropPlace, indexOfPlace } from './drop-place.ts'

/** A canvas of 1,000 pixels: one block over the whole line, below it two beside each other. */
const CANVAS = { left: 100, top: 100, width: 1000, height: 900 }
const BLOCKS = [
  { id: 'whole', rect: { left: 120, top: 120, width: 960, height: 200 } },
  { id: 'left', rect: { left: 120, top: 340, width: 470, height: 300 } },
  { id: 'right', rect: { left: 610, top: 340, width: 470, height: 300 } },
]

const heading = (id: string) => ({ kind: 'heading', id, text: id, level: 2 }) as const
const DOCUMENT: Document = { ...EMPTY_DASHBOARD, blocks: BLOCKS.map(({ id }) => heading(id)) }

describe('what is dragged from the palette', () => {
  test.each<[string, number, number, DropPlace | null, number]>([
    ['over the upper half of a whole line', 900, 150, { block: 'whole', edge: 'before', isBeside: false }, 0],
    ['over its lower half', 200, 310, { block: 'whole', edge: 'after', isBeside: false }, 1],
    ['over the left half of a half', 200, 600, { block: 'left', edge: 'before', isBeside: true }, 1],
    ['over its right half', 500, 350, { block: 'left', edge: 'after', isBeside: true }, 2],
    ['over the right half of the last', 1000, 350, { block: 'right', edge: 'after', isBeside: true }, 3],
    ['below all', 800, 900, { block: 'right', edge: 'after', isBeside: true }, 3],
    ['above all', 800, 105, { block: 'whole', edge: 'before', isBeside: false }, 0],
  ])('%s', (_what, x, y, place, index) => {
    const found = dropPlace({ x, y }, CANVAS, BLOCKS)
    expect(found).toEqual(place)
    expect(found && indexOfPlace(DOCUMENT, found)).toBe(index)
  })

  test('is taken by an empty document, and by nothing beside the canvas', () => {
    const empty = dropPlace({ x: 500, y: 500 }, CANVAS, [])
    expect(empty && indexOfPlace(EMPTY_DASHBOARD, empty)).toBe(0)
    expect(dropPlace({ x: 50, y: 500 }, CANVAS, BLOCKS)).toBeNull()
  })
})
