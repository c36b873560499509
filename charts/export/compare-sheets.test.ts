import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import type { PlaceData } from '#domain/brief/question.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { comparedLines } from '#domain/side-by-side/compared-lines.ts'
import { lineChanges } from '#domain/side-by-side/line-changes.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { deckFile } from '#charts/slides/deck-file.ts'
import { compareDeck } from '#charts/slides/compare-deck.ts'
import { readSlides } from '#tests/builders/read-slides.ts'
import { compareSheets } from './compare-sheets.ts'
import { type PlaceExport, withRepublishable } from './place-sheets.ts'

const release = { number: 3, hash: 'a', published_at: '2026-11-01T00:00:00Z' }
const address = 'https://msdat.example/compare'

const reference = aReference([aSource(2, 'DHS')], [anIndicator(7, { shortName: 'Winter coats' })])
const table = tableOf(
  [
    ['2018', 20],
    ['2023', 40],
  ].map(([year, value]) =>
    aPoint(2, 8, String(year), Number(value), {
      ...{ lower: Number(value) - 3, upper: Number(value) + 3, intervalLevel: 95 },
    }),
  ),
)
const data: PlaceData = { reference, currentYear: 2026, tableOf: () => table }
const lines = comparedLines([{ indicator: 7, source: 2, place: 8 }], data)
const content = {
  ...{ lines, changes: lineChanges(lines, null, data), release, address, language: english },
}

test('a workbook of a comparison has the finding, every figure with its bounds, and the changes', () => {
  const sheets = compareSheets(content)
  const values = sheets.map(({ data: rows }) => rows.map((row) => row.map((cell) => cell?.value ?? null)))
  expect(values[0]?.[0]?.[1]).toBe('Winter coats since 2018: Northland rose')
  expect(values[1]?.slice(1)).toEqual([
    ['Winter coats', 'DHS', 'Northland', '2018', 20, 17, 23, 95],
    ['Winter coats', 'DHS', 'Northland', '2023', 40, 37, 43, 95],
  ])
  expect(values[2]?.[1]?.slice(3, 6)).toEqual(['2018', '2023', 20])
})

test('slides of a comparison have its finding, a chart that can be edited, and the changes', () => {
  const { titles, slides, charts } = readSlides(deckFile(compareDeck(content, 'MSDAT')))
  expect(titles).toEqual(Array.from({ length: 2 }, () => 'Winter coats since 2018: Northland rose'))
  // Every year has a place, so that a step is the same time everywhere.
  expect(charts[0]?.series).toEqual([{ name: 'Northland', values: [20, null, null, null, null, 40] }])
  for (const said of ['Northland', '2018 20.0', '2023 40.0', '+20.0', 'larger than chance'])
    expect(slides[1]?.replaceAll('\u00a0', ' ')).toContain(said)
  for (const slide of slides) expect(slide).toContain('release 3 of November 1st 2026')
})

test('only what anybody may publish again goes into the workbook that was asked for so', () => {
  const reference = aReference([
    aSource(2, 'Open'),
    aSource(3, 'Shut', { licence: 'Not verified', licenceClass: 'not_verified' }),
  ])
  const rows = [
    [7, 2, 8, '2018', 20],
    [7, 3, 8, '2018', 21],
    [7, 9, 8, '2018', 22],
  ]
  const table = { columns: ['indicator', 'datasource', 'location', 'period', 'value'], rows }
  const place = { id: 8, name: 'Northland', level: 3, parent: 2 } as const
  const whole: PlaceExport = {
    ...{ place, figures: table, groups: table, release, address, reference, language: english },
  }
  const { figures, groups } = withRepublishable(whole)
  expect([figures.rows, groups.rows]).toEqual([[rows[0]], [rows[0]]])
})
