import { expect, test } from 'vitest'
import { circle, line, polyline } from '#charts/marks/shapes.ts'
import { shapeNodes } from './shape-node.ts'

const GREY = { stroke: '#858F88' }
const nodesOf = (...shapes: Parameters<typeof shapeNodes>[0]) =>
  shapeNodes(shapes, () => '').map(({ tag, attributes }) => [tag, attributes.d])

test('lines that follow each other and look the same are one element', () => {
  expect(nodesOf(line([0, 1], [9, 1], GREY), line([0, 2], [9, 2], GREY), line([0, 3], [9, 3], GREY))).toEqual(
    [['path', 'M0 1L9 1M0 2L9 2M0 3L9 3']],
  )
})

test('what looks different, or has something between, stays where it is drawn', () => {
  const dashed = { ...GREY, lineDash: [2, 2] }
  expect(nodesOf(line([0, 1], [9, 1], GREY), line([0, 2], [9, 2], dashed))).toEqual([
    ['path', 'M0 1L9 1'],
    ['path', 'M0 2L9 2'],
  ])
  const between = circle([5, 1], 2, { fill: '#FFFFFF' })
  expect(nodesOf(line([0, 1], [9, 1], GREY), between, line([0, 2], [9, 2], GREY))).toHaveLength(3)
  const course = [
    [0, 1],
    [9, 1],
  ] as const
  expect(nodesOf(polyline(course, GREY), line([0, 2], [9, 2], GREY))).toHaveLength(2)
})
