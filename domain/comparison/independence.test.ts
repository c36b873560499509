import { expect, test } from 'vitest'
import type { Flag } from '#domain/observation/flag.ts'
import { aReference, aSource } from '#tests/builders/made-up-country.ts'
import { commonOrigin } from './independence.ts'

const reference = aReference([
  aSource(1, 'MICS'),
  aSource(2, 'NDHS'),
  aSource(3, 'Tables of NDHS', { derivedFrom: [2] }),
  aSource(4, 'Model of the tables', { derivedFrom: [3] }),
  aSource(5, 'Library'),
])
const of = (source: number, ...flags: Flag[]) => ({ source, flags: new Set(flags) })

test.each([
  ['surveys of their own', of(1), of(2), null],
  ['rounds of one source', of(2), of(2), null],
  ['a re-tabulation and its origin', of(3), of(2), 2],
  ['two steps away', of(4), of(2), 2],
  ['figures flagged as made from another', of(5, 'from_NDHS'), of(2), 2],
  ['both flagged from one', of(5, 'from_MICS'), of(1), 1],
])('%s', (_, a, b, origin) => {
  expect(commonOrigin(a, b, reference)).toBe(origin)
  expect(commonOrigin(b, a, reference)).toBe(origin)
})
