import { expect, test } from 'vitest'
import type { EntryRow } from '#domain/data-entry/entry-row.ts'
import { anIndicator, aSource } from '#tests/builders/made-up-country.ts'
import { sheetOf } from './sheet-lines.ts'

const row = (indicator: number): EntryRow => ({
  ...{ indicator, last: null, former: null, usual: null, other: null, published: null, computed: null },
})
const cell = (text: string) => ({ text, reason: '', isZero: false })

test('a line that holds text is not counted as one that was left empty', () => {
  const indicators = [20, 21, 22, 23].map((id) => anIndicator(id))
  const sheet = sheetOf({
    ...{ rows: indicators.map(({ id }) => row(id)), byParts: false },
    cells: { 20: cell('61.5'), 21: cell('61,5'), '22.numerator': cell('30') },
    indicators: new Map(indicators.map((indicator) => [indicator.id, indicator])),
    sources: new Map([[2, aSource(2, 'Survey')]]),
  })
  // 21 is no number and 22 half a share; 23 alone was left empty.
  expect([sheet.total, sheet.filled, sheet.empty]).toEqual([4, 1, 1])
  expect(sheet.unanswered.map(({ indicator }) => indicator.id)).toEqual([21, 22])
})
