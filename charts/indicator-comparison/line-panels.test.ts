import { expect, test } from 'vitest'
import { panelBox } from './line-panels.ts'

test('panels fill the width side by side, and the height one row after the other', () => {
  const boxes = [0, 1, 2, 3, 4].map((index) =>
    panelBox({ columns: 3, rows: 2, panelHeight: 200 }, index, 1000, 400),
  )
  const [first, second, third, fourth, fifth] = boxes
  expect([first?.left, fourth?.left]).toEqual([0, 0])
  expect((third?.left ?? 0) + (third?.width ?? 0)).toBeCloseTo(1000, 9)
  expect(second?.left).toBeGreaterThan(first?.width ?? 1000)
  expect(fifth?.left).toBe(second?.left)
  expect(boxes.map(({ top }) => top)).toEqual([0, 0, 0, 200, 200])
  expect(boxes.map(({ height }) => height)).toEqual([200, 200, 200, 200, 200])
})
