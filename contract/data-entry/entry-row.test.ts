import { expect, test } from 'vitest'
import type { EntryRow } from '#domain/data-entry/entry-row.ts'
import { readEntryRow, wireEntryRow } from './entry-row.ts'

test('a line is after its way as it was before, with what is of a part of its period', () => {
  const row: EntryRow = {
    ...{ indicator: 20, usual: null, published: null, computed: null },
    last: { period: 2022000, value: 12, isPartial: true },
    former: { period: 2021000, value: 60 },
    other: { period: 2021000, value: 58, source: 2 },
  }
  expect(readEntryRow(wireEntryRow(row))).toEqual(row)
})
