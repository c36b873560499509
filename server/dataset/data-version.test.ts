import { expect, test } from 'vitest'
import { isNewer } from './data-version.ts'

test.each([
  ['2026.11.2', '2026.11', true],
  ['2026.11', '2026.11.2', false],
  ['2026.11.10', '2026.11.9', true],
  ['2027.1', '2026.11.2', true],
  ['2026.11.2', '2026.11.2', false],
  ['2026.11.2', 'before 2026.11.2', true],
  ['2026.11.2', '', false],
])('%s after %s: %s', (version, held, expected) => {
  expect(isNewer(version, held)).toBe(expected)
})
