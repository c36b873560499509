import { expect, test } from 'vitest'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import { figureSwitches } from '#sections/figure-section/figure-switches.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import zonalAnalysis from './definition.ts'

const [SURVEY, MODEL, STATE] = [2, 3, 8]
const reference = aReference([aSource(SURVEY, 'Survey A'), aSource(MODEL, 'Model B')], [anIndicator(7)])
const dashboard: CatalogueDashboard = {
  ...{ id: 1, name: 'Summer', title: 'Summer', description: '', waiting_for: '', sections: [] },
  ...{ indicators: [7], default_indicators: [7], data_sources: [SURVEY, MODEL], show_related: false },
  ...{ initial_indicator: 7, initial_datasource: SURVEY, initial_location: 1 },
}
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2025-01-01T00:00:00Z', note: '' },
  reference,
  dashboards: [dashboard],
  coverage: new Map([
    [
      7,
      new Map([
        [SURVEY, 5],
        [MODEL, 1],
      ]),
    ],
  ]),
}
const table = tableOf([
  aPoint(SURVEY, 1, '2018', 50),
  aPoint(SURVEY, STATE, '2018', 60),
  aPoint(MODEL, 1, '2018', 55),
])

async function read(_: FileRequest): Promise<LoadedFile> {
  return { file: 'indicator', indicator: 7, data: { id: 7, table, measures: [], lga: new Map() } }
}

test.each([
  [SURVEY, ['zonal-columns', 'map']],
  [MODEL, ['zonal-columns']],
])('source %d, of which the second has the nation alone, has the figures %j', async (source, kinds) => {
  const wanted = zonalAnalysis.state.parse(new URLSearchParams(`datasource=${source}`))
  const shown = await resolveSection(zonalAnalysis, { wanted, language: english, catalogue, dashboard }, read)
  const { main, side = [] } = zonalAnalysis.views(shown)
  const drawn = [...main, ...side].flatMap((block) => (block.block === 'figure' ? [block.view.kind] : []))
  expect(drawn).toEqual(kinds)
})

test('a place that a reader came to by a link has ways up, and none back to where they have not been', async () => {
  const wanted = zonalAnalysis.state.parse(new URLSearchParams(`location=${STATE}`))
  const shown = await resolveSection(zonalAnalysis, { wanted, language: english, catalogue, dashboard }, read)
  const { main, side = [] } = zonalAnalysis.views(shown)
  const ways = [...main, ...side]
    .flatMap((block) => (block.block === 'figure' ? figureSwitches(block.view, shown) : []))
    .flatMap((one) => (one.control === 'step' ? [english.text(one.label)] : []))
  expect(new Set(ways)).toEqual(new Set(['‹ Up to Aldovia', '‹ Up to North']))
})
