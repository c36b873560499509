import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { WIDE } from '../wide-run.ts'
import { addressOf, openDashboard } from './dashboard-page.ts'
import { readDataSet } from './data-set.ts'
import { eachVisit } from './each-visit.ts'
import { csvTable, download, figureCard, readTable } from './figure-card.ts'
import { readSpreadsheet } from './spreadsheet.ts'

const open = eachVisit()
const dataSet = readDataSet()

const INDICATORS = [
  { id: 7, name: 'skilled birth attendance' },
  { id: 18, name: 'Penta 3' },
  { id: 20, name: 'measles' },
]
const PLACES = [
  { id: 1, name: 'Nigeria' },
  { id: 27, name: 'Kano' },
  { id: 32, name: 'Lagos' },
]
/** In a usual run one of each. */
const SHOWN = INDICATORS.flatMap((indicator, row) =>
  PLACES.flatMap((place, column) => (WIDE || (row === 1 && column === 1) ? [{ indicator, place }] : [])),
)

/** The data set's figures of years, which are what a trend shows at first, as `source period` → value. */
function figuresOf(indicator: number, location: number): Map<string, number> {
  const ofPlace = dataSet.filter((row) => row.indicator === indicator && row.location === location)
  const rows = ofPlace.filter(({ period }) => /^\d{4}$/.test(period))
  return new Map(rows.map((row) => [`${row.datasource} ${row.period}`, row.value]))
}

function keyed(rows: readonly Record<string, string | number | null>[]): Map<string, number> {
  return new Map(rows.map((row) => [`${row.source_id} ${row.period}`, Number(row.value)]))
}

test('there are many figures to compare', () => {
  const count = SHOWN.reduce((sum, { indicator, place }) => sum + figuresOf(indicator.id, place.id).size, 0)
  expect(count).toBeGreaterThan(WIDE ? 200 : 5)
})

describe.each(SHOWN)('$indicator.name in $place.name', ({ indicator, place }) => {
  test('has the same numbers in the data set, the table, the CSV and the sheet', async () => {
    const expected = figuresOf(indicator.id, place.id)
    const { page } = await open()
    await openDashboard(
      page,
      addressOf({
        ...{ section: 'indicator-overview', indicator: `${indicator.id}`, location: `${place.id}` },
        // A trend begins with a few of many sources.
        every_source: '1',
      }),
    )
    const card = figureCard(page, /\d{4} to \d{4}$/)

    const csv = await download(page, card, 'CSV')
    const lines = parse(csvTable(csv.content), { columns: true }) as Record<string, string>[]
    expect(keyed(lines)).toEqual(expected)

    const xlsx = await download(page, card, 'XLS')
    const [heads = [], ...body] = readSpreadsheet(xlsx.content).get('Data') ?? []
    const cells = body.map((row) =>
      Object.fromEntries(heads.map((head, index) => [String(head), row[index] ?? null])),
    )
    expect(keyed(cells)).toEqual(expected)

    const shown = await readTable(card)
    expect(shown).toHaveLength(lines.length)
    const different = shown.filter((row, index) => !isRounded(row.Value, Number(lines[index]?.value)))
    expect(different).toEqual([])
  })
})

/** A percentage on screen has one digit after the point, or none where whole numbers were published. */
function isRounded(text: string | undefined, value: number): boolean {
  const shown = /^(\d+(?:\.\d)?)%$/.exec(text ?? '')?.[1]
  return shown !== undefined && Math.abs(Number(shown) - value) <= 0.05 + 1e-9
}
