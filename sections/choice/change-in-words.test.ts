import { expect, test } from 'vitest'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import indicatorOverview from '#sections/indicator-overview/definition.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import { aPoint, aReference, aSource, anIndicator } from '#tests/builders/made-up-country.ts'
import { changeInWords } from './change-in-words.ts'

const dashboard: CatalogueDashboard = {
  ...{ id: 1, name: 'Winter', title: 'Winter', description: '', waiting_for: '' },
  ...{ indicators: [7, 8], default_indicators: [7], data_sources: [2, 3], sections: [] },
  ...{ initial_indicator: 7, initial_datasource: 2, initial_location: 1, show_related: false },
}
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2025-01-01T00:00:00Z', note: '' },
  reference: aReference(
    [aSource(2, 'NDHS'), aSource(3, 'MICS')],
    [anIndicator(7, { shortName: 'Snow cover' }), anIndicator(8, { shortName: 'Frost cover' })],
  ),
  dashboards: [dashboard],
  coverage: new Map([7, 8].map((id) => [id, new Map([[2, 7]])])),
}
const table = tableOf([
  aPoint(2, 1, '2018', 40),
  aPoint(2, 1, '2023', 50),
  aPoint(2, 2, '2023', 61.5),
  aPoint(3, 1, '2021', 50.7),
  aPoint(2, 1, '2023', 33, { indicator: 8 }),
])

async function read(request: FileRequest): Promise<LoadedFile> {
  if (request.file !== 'indicator') throw new RangeError(`There is no file ${request.file}`)
  const { indicator } = request
  return { file: 'indicator', indicator, data: { id: indicator, table, measures: [], lga: new Map() } }
}

async function shownAt(address: string) {
  const wanted = indicatorOverview.state.parse(new URLSearchParams(address))
  return resolveSection(indicatorOverview, { wanted, language: english, catalogue, dashboard }, read)
}

const FIRST = 'indicator=7&datasource=2&location=1&period=2023'

test.each([
  ['datasource=3&period=2021', 'Now MICS 2021: 50.7%'],
  ['period=2018', 'Now NDHS 2018: 40.0%'],
  ['location=2', 'Now North, NDHS 2023: 61.5%'],
  ['indicator=8', 'Now Frost cover, Aldovia, NDHS 2023: 33.0%'],
  // Nothing that is shown was changed.
  ['parts=true', ''],
])('after %s it is said: %s', async (change, words) => {
  const before = await shownAt(FIRST)
  const query = new URLSearchParams(FIRST)
  for (const [name, value] of new URLSearchParams(change)) query.set(name, value)
  expect(changeInWords(indicatorOverview, await shownAt(query.toString()), before)).toBe(words)
})
