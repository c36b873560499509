import { expect, test } from 'vitest'
import { indicatorBook } from '#exchange/mapping/indicator-book.ts'
import { placeBook } from '#exchange/mapping/place-book.ts'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { mapSheet, rowsOf } from '#exchange/mapping/mapped-sheet.ts'
import { type BroughtSheet, bringSheet } from './bring-sheet.ts'

const place = (id: number, name: string, level: 1 | 3) => ({
  ...{ id, name, level, parent: level === 1 ? null : 1 },
})

const BOOKS = {
  places: placeBook([place(1, 'Nigeria', 1), place(20, 'Kano', 3), place(17, 'Jigawa', 3)]),
  indicators: indicatorBook([
    anIndicator(18, {
      code: 'PENTA3',
      shortName: 'Penta 3',
      fullName: 'Children with the third dose of Penta',
    }),
    anIndicator(19, { code: 'BCG', shortName: 'BCG', fullName: 'Children with the BCG vaccine' }),
  ]),
  sources: [{ id: 6, name: 'NHMIS', fullName: 'National Health Management Information System' }],
}

const bring = (text: string, bringing: Partial<Parameters<typeof bringSheet>[2]> = {}) =>
  bringSheet([{ name: 'sheet.csv', bytes: new TextEncoder().encode(text) }], BOOKS, {
    heldOf: async () => [],
    year: 2026,
    ...bringing,
  })

/** Fails where no figures were read. */
function sheetOf(brought: Awaited<ReturnType<typeof bringSheet>>): BroughtSheet {
  if (!('candidates' in brought)) throw new Error('No figures were read.')
  return brought
}

const WIDE = 'State,2022,2023\nKano State,47.5,50.1\nJigawa,61,\n'

test('a sheet of states and years is mapped once indicator and source are said', async () => {
  const sheet = sheetOf(await bring(`Penta 3\n${WIDE}`))
  expect(sheet.draft.places).toEqual({ 'Kano State': 20, Jigawa: 17 })
  const [name] = sheet.proposals.indicators
  const mapping = {
    ...sheet.draft,
    indicators: { [name?.key ?? '']: { indicator: 18, scale: 1 as const } },
    source: 6,
  }
  const { figures, open, leftOut } = mapSheet(sheet.candidates, mapping)
  expect(open).toEqual([])
  // The empty cell of Jigawa is a gap.
  expect(leftOut).toBe(1)
  expect(rowsOf(figures, 'figures')).toEqual([
    ['indicator', 'datasource', 'location', 'period', 'value'],
    ['18', '6', '20', '2022', '47.5'],
    ['18', '6', '20', '2023', '50.1'],
    ['18', '6', '17', '2022', '61'],
  ])
})

test('what nobody has agreed to is open, and no figure of it is taken', async () => {
  const sheet = sheetOf(await bring(WIDE))
  const { figures, open, waiting } = mapSheet(sheet.candidates, sheet.draft)
  // Three figures, though indicator and source are open of each.
  expect([figures.length, waiting]).toEqual([0, 3])
  expect(open.map(({ kind, count }) => [kind, count])).toContainEqual(['source', 3])
})

test('a column that equals published figures says so, with its unit', async () => {
  const fractions = 'State,Year,Penta3\nKano,2018,0.475\nJigawa,2018,0.61\nNigeria,2018,0.534\n'
  const published = [
    { indicator: 18, source: 6, place: 20, period: 2018000, value: 47.5 },
    { indicator: 18, source: 6, place: 17, period: 2018000, value: 61 },
    { indicator: 18, source: 6, place: 1, period: 2018000, value: 53.4 },
  ]
  const asked: (readonly number[])[] = []
  const sheet = sheetOf(
    await bring(fractions, {
      heldOf: async (indicators) => {
        asked.push(indicators)
        return published
      },
    }),
  )
  expect(asked).toEqual([[18]])
  const [match] = sheet.proposals.indicators[0]?.proposal.byValues ?? []
  expect(match).toEqual({ indicator: 18, source: 6, scale: 100, equal: 3, compared: 3 })
  expect(sheet.proposals.indicators[0]?.proposal.unit?.scale).toBe(100)
})

test('a file without figures says why', async () => {
  const brought = await bring('%PDF-1.7 not a sheet')
  expect('candidates' in brought).toBe(false)
  expect(brought.unreadable.map(({ file }) => file)).toEqual(['sheet.csv'])
})

test.each([
  [20, false],
  [21, true],
])(
  'of a file of %i figures, where 20 are mapped, it is said whether some were left out: %s',
  async (count, isCut) => {
    const lines = Array.from({ length: Math.floor(count / 4) }, (_, at) => `Kano State,${at},1,2,3`)
    const more = Array.from({ length: count % 4 }, () => 'Jigawa,5,,,')
    const sheet = sheetOf(
      await bring(['State,2020,2021,2022,2023', ...lines, ...more, ''].join('\n'), { most: 20 }),
    )
    expect([sheet.candidates.length, sheet.isCut]).toEqual([20, isCut])
  },
)
