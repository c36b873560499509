import { expect, test } from 'vitest'
import { fileRelease, indicatorFileAddress } from './file-release.ts'

const release = { number: 3, hash: 'c', published_at: '2024-10-01T00:00:00Z', note: '' }
const catalogue = {
  release,
  earlier: [
    ['a', [7, 9]],
    ['b', [8]],
  ],
} as const

test.each([
  ['changed in the release itself', [1], 'c'],
  ['as it was in the first', [7], 'a'],
  ['as it was in the second', [8], 'b'],
  ['several, of which one changed in the second', [7, 8, 9], 'b'],
  ['several, of which one changed in the release itself', [7, 1], 'c'],
] as const)('%s', (_, indicators, hash) => {
  expect(fileRelease(catalogue, indicators)).toBe(hash)
})

test('a release without earlier files has all of its own', () => {
  expect(fileRelease({ release }, [7, 8])).toBe('c')
})

test('an address says how the file is written', () => {
  expect(indicatorFileAddress(catalogue, 8)).toMatch(/^\/api\/releases\/b\/indicators\/8\?format=\d+$/)
})
