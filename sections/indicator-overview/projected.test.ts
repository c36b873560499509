import { expect, test } from 'vitest'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import overview from './definition.ts'

const dashboard: CatalogueDashboard = {
  ...{ id: 1, name: 'People', title: 'People', description: '', waiting_for: '', sections: [] },
  ...{ indicators: [7], default_indicators: [7], data_sources: [10], show_related: false },
  ...{ initial_indicator: 7, initial_datasource: 10, initial_location: 1 },
}
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2025-01-01T00:00:00Z', note: '' },
  reference: aReference([aSource(10, 'Model', { classification: 'Estimate' })], [anIndicator(7)]),
  dashboards: [dashboard],
  coverage: new Map([[7, new Map([[10, 1]])]]),
}
const table = tableOf([aPoint(10, 1, '2023', 60), aPoint(10, 1, '2030', 70, { flags: ['projection'] })])
const data = { id: 7, table, measures: [], lga: new Map() }
const read = async (_: FileRequest): Promise<LoadedFile> => ({ file: 'indicator', indicator: 7, data })

const PROJECTED =
  'Model projects 70.0% for 2030 in Aldovia. The sentences that follow, and the table, leave out figures that are marked as projections, unless a source has no others. '

test.each([
  ['period=2030', true],
  ['period=2023', false],
  ['', false],
])('%s: the projection is told as one: %s', async (query, isTold) => {
  const wanted = overview.state.parse(new URLSearchParams(query))
  const shown = await resolveSection(overview, { wanted, language: english, catalogue, dashboard }, read)
  const said = english.text(overview.lead(shown).answer as Parameters<typeof english.text>[0])
  expect(said.startsWith(PROJECTED)).toBe(isTold)
  expect(said).toContain('60.0%')
})
