import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { originWords, stateWords } from './state-words.ts'

const release = { number: 2, hash: 'b', published_at: '2024-02-01T00:00:00.000Z', note: '' }
const state = (value: number | null, bounds: readonly [number, number] | null = null) => ({
  ...{ release, value, lower: bounds?.[0] ?? null, upper: bounds?.[1] ?? null },
  ...{ origin: 'data-set' as const, role: null, approved: false, explained: '', undoes: null },
})

test.each([
  [state(40), undefined, 'published as 40.0%, without an interval.'],
  [state(44, [40, 48]), state(40), 'changed from 40.0% to 44.0%, interval 40.0 to 48.0.'],
  [state(44, [40, 48]), state(44), 'the value stayed, interval 40.0 to 48.0.'],
  [state(null), state(44), 'withdrawn.'],
  // It came back.
  [state(44), state(null), 'published as 44.0%, without an interval.'],
])('a release says what it made of a figure', (now, before, words) => {
  expect(english.text(stateWords(now, before, anIndicator(7)))).toBe(words)
})

test.each([
  [{}, 'It came with the data set of this product.'],
  [
    { origin: 'form', role: 'user', approved: true, explained: 'A new hospital.' } as const,
    'Typed into the form by a data officer, approved by somebody else. A check asked, and the answer was: “A new hospital.”.',
  ],
  [{ origin: 'publisher', role: 'admin' } as const, 'Published by an administrator.'],
  [
    { origin: 'files', role: null, approved: true } as const,
    'Brought as a file by somebody whose account is gone, approved by somebody else.',
  ],
  [
    { origin: 'undo', undoes: 4, release: { ...release, note: 'It was of another year' } } as const,
    'It undid release 4. Note: “It was of another year”.',
  ],
])('a release says how it came about: %o', (change, words) => {
  expect(english.text(originWords({ ...state(40), ...change }))).toBe(words)
})
