import { expect, test } from 'vitest'
import { mapModel } from '#charts/map/model.ts'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { Location } from '#domain/location/location.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import type { SectionDefinition } from './definition/section-definition.ts'
import type { FileRequest } from './files/file-request.ts'
import type { LoadedFile } from './files/loaded-file.ts'
import maps from './maps/definition.ts'
import { resolveSection } from './resolve-section.ts'
import zonalAnalysis from './zonal-analysis/definition.ts'

const [CENSUS, STATE, HILLTOWN, LAKETOWN, DISTRICT] = [2, 8, 45, 46, 90]
const district: Location = { id: DISTRICT, name: 'Northland East', level: 5, parent: STATE }
const whole = aReference([aSource(CENSUS, 'Facility census')], [anIndicator(7)])
const dashboard: CatalogueDashboard = {
  ...{ id: 1, name: 'Summer', title: 'Summer', description: '', waiting_for: '', sections: [] },
  ...{ indicators: [7], default_indicators: [7], data_sources: [CENSUS], show_related: false },
  ...{ initial_indicator: 7, initial_datasource: CENSUS, initial_location: 1 },
}
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2025-01-01T00:00:00Z', note: '' },
  reference: { ...whole, locations: new Map([...whole.locations].filter(([, { level }]) => level < 4)) },
  dashboards: [dashboard],
  coverage: new Map([[7, new Map([[CENSUS, 29]])]]),
}

/** Of the two LGAs of the state one lies in the district. */
async function read({ file }: FileRequest): Promise<LoadedFile> {
  if (file === 'places') {
    const districtOf = new Map([[HILLTOWN, DISTRICT]])
    return { file, data: { lgas: [], districts: [district], districtOf, held: new Map() } }
  }
  const about = (...points: readonly ReturnType<typeof aPoint>[]) => ({ id: 7, table: tableOf(points) })
  if (file !== 'lgas') {
    const data = {
      ...about(aPoint(CENSUS, STATE, '2019', 60)),
      measures: [],
      lga: new Map([[CENSUS, [2019000]]]),
    }
    return { file: 'indicator', indicator: 7, data }
  }
  const lgas = [...whole.locations.values()].filter(({ level }) => level === 4)
  const points = [aPoint(CENSUS, HILLTOWN, '2019', 22), aPoint(CENSUS, LAKETOWN, '2019', 93)]
  return { file, indicator: 7, data: { ...about(...points), locations: [...lgas, district] } }
}

async function ofDistrict<State extends object, Choice>(section: SectionDefinition<State, Choice>) {
  const wanted = section.state.parse(new URLSearchParams(`location=${DISTRICT}`))
  const shown = await resolveSection(section, { wanted, language: english, catalogue, dashboard }, read)
  const { main, side = [] } = section.views(shown)
  const views = [...main, ...side].flatMap((block) => (block.block === 'figure' ? [block.view] : []))
  const { answer } = section.lead(shown)
  return { shown, views, answer: english.text(answer as Parameters<typeof english.text>[0]) }
}

test('a senatorial district is the map of its own LGAs, and the sentence is about them', async () => {
  for (const { shown, views, answer } of [await ofDistrict(zonalAnalysis), await ofDistrict(maps)]) {
    expect(answer).toContain('22')
    expect(answer).not.toContain('not held')
    const view = views.find(({ kind }) => kind === 'map')
    if (view?.kind !== 'map') throw new RangeError('No map')
    const { table, reference } = shown.figures
    const model = mapModel({ view, table, reference, currentYear: 2025, language: english })
    expect(model.map).toBe(`lgas-of-${STATE}`)
    expect(model.regions.map(({ place, point }) => [place.id, point?.value])).toEqual([[HILLTOWN, 22]])
  }
})
