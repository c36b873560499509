import { expect, test } from 'vitest'
import { NO_CURATION, type SharePair } from '#domain/reference/curation.ts'
import { anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { affectedIndicators } from './affected-indicators.ts'
import { wholesOf } from './wholes-of.ts'

const RELATED = [
  { kind: 'drop_out', first: 1, second: 2, mayLag: false },
  { kind: 'drop_out', first: 2, second: 900, mayLag: false },
  { kind: 'drop_out', first: 901, second: 3, mayLag: false },
] as const
const SHARE: SharePair = { kind: 'make', first: 3, second: 4, beside: 902, tolerance: 1 }

/** Indicators 1 to 5 of a store, with pairs of which some name an indicator that it lacks. */
const reference = {
  ...aReference(
    [aSource(2, 'Survey')],
    [1, 2, 3, 4, 5].map((id) => anIndicator(id)),
  ),
  curation: { ...NO_CURATION, relatedPairs: RELATED, sharePairs: [SHARE] },
}

test.each([
  ['what follows it', [1], [1, 2]],
  ['what is held against it as a share', [3], [3, 4]],
  ['itself, where its pair is of an indicator that the store lacks', [2], [2]],
  ['itself, where it is the part', [4], [4]],
  ['each of several once', [1, 2, 3], [1, 2, 3, 4]],
])('a change of an indicator may alter the audit of %s', (_what, changed, affected) => {
  expect([...affectedIndicators(new Set(changed), reference)].sort()).toEqual(affected)
})

test('nothing that the store lacks is a whole', () => {
  expect([3, 4].map((id) => wholesOf(reference, id))).toEqual([[], [3]])
})
