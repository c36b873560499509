import { expect, test } from 'vitest'
import { parsePick, pickKey } from './dataset-pick.ts'

test.each(['2-2018', '31-2024-W40', '30-2024-03', '7-2023-Q2'])('%s is read and written the same', (text) => {
  const pick = parsePick(text)
  expect(pick && pickKey(pick)).toBe(text)
})

test.each(['', '2018', '2-', '-2018', 'x-2018', '2-soon', '2-2018-13'])('%j is no pick', (text) => {
  expect(parsePick(text)).toBeNull()
})
