import { expect, test } from 'vitest'
import { reportingDataOf } from '#contract/release-data.ts'
import type {
  IndicatorFile,
  LgaFile,
  LgaMonthsFile,
  LocalCountsFile,
  ReleaseStamp,
  ReportingFile,
} from '#contract/release-file.ts'
import { publishRelease } from '#server/release/publish-release.ts'
import { askApp } from '#tests/builders/asked-app.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'

/** Months of two LGAs of Northland, one of them with the counts behind its coverage. */
const MONTHS = [
  aPoint(2, 45, '2024-01', 60, { numerator: 12 }),
  aPoint(2, 45, '2024-02', 70, { numerator: 14 }),
  aPoint(2, 46, '2024-01', 80),
]

serverDatabase('LGAs by month', (open) => {
  test('travel by state, and who reported in one small file', async () => {
    const database = await open('first-release')
    const now = new Date('2024-10-01')
    await publishRelease(database, { points: MONTHS }, { note: 'Months', actor: 'test', now })
    const asked = await askApp({ database })
    const { hash } = (await asked.json('/api/releases/current')) as ReleaseStamp
    const file = async <File>(path: string) =>
      (await asked.json(`/api/releases/${hash}/indicators/7/${path}`)) as File

    const northland = await file<LgaMonthsFile>('lga/8')
    expect(northland.dictionaries.periods).toEqual([2024001, 2024002])
    expect(northland.columns.value).toEqual([60, 70, 80])
    expect(northland.columns.numerator).toEqual([12, 14, null])
    expect(northland.locations.map(([, name]) => name)).toEqual(['Hilltown', 'Laketown'])
    // The file of all LGAs keeps to years, and names those that have months only; that of the indicator says
    // which exist.
    const years = await file<LgaFile>('lga')
    expect(years.dictionaries.periods).toEqual([2023000])
    expect(years.locations.map(([, name]) => name)).toEqual(['Hilltown', 'Laketown'])
    const { lga } = (await asked.json(`/api/releases/${hash}/indicators/7`)) as IndicatorFile
    expect(new Map(lga).get(2)?.filter((period) => period > 2024000)).toEqual([2024001, 2024002])

    const reporting = reportingDataOf(await file<ReportingFile>('reporting'))
    const { figures, numerators } = reporting.bySource.get(2) ?? { figures: null, numerators: null }
    expect([...(figures?.due ?? [])]).toEqual([[8, 2]])
    expect([...(figures?.came ?? [])]).toEqual([
      ['8:2024001', 2],
      ['8:2024002', 1],
    ])
    expect([...(numerators?.came ?? [])]).toEqual([
      ['8:2024001', 1],
      ['8:2024002', 1],
    ])

    // Places and periods are counted, not rows: a numerator is no figure of its own.
    const { counts } = await file<LocalCountsFile>('lga-counts')
    expect(counts).toEqual([
      [2, 4, 2023, years.columns.value.length],
      [2, 4, 2024, MONTHS.length],
    ])

    await asked.problem(`/api/releases/${hash}/indicators/7/lga/99`, 404)
    await asked.problem(`/api/releases/${hash}/indicators/99/lga-counts`, 404)
    await asked.problem(`/api/releases/${hash}/indicators/99/reporting`, 404)
    await asked.app.close()
  })
})
