import { expect, test } from 'vitest'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { type ObservationTable, tableOf } from '#domain/observation/observation-table.ts'
import { english } from '#languages/from-source.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import type { SectionDefinition } from './definition/section-definition.ts'
import type { LoadedFile } from './files/loaded-file.ts'
import type { FileRequest } from './files/file-request.ts'
import { mapModel } from '#charts/map/model.ts'
import overview from './indicator-overview/definition.ts'
import maps from './maps/definition.ts'
import indicatorComparison from './indicator-comparison/definition.ts'
import { resolveSection } from './resolve-section.ts'
import zonalAnalysis from './zonal-analysis/definition.ts'

const [SURVEY, MODEL, ZONE, STATE, LGA] = [2, 3, 2, 8, 45]
const whole = aReference([aSource(SURVEY, 'Survey A'), aSource(MODEL, 'Model B')], [anIndicator(7)])
const lga = whole.locations.get(LGA)
const dashboard: CatalogueDashboard = {
  ...{ id: 1, name: 'Summer', title: 'Summer', description: '', waiting_for: '', sections: [] },
  ...{ indicators: [7], default_indicators: [7], data_sources: [SURVEY, MODEL], show_related: false },
  ...{ initial_indicator: 7, initial_datasource: SURVEY, initial_location: 1 },
}
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2025-01-01T00:00:00Z', note: '' },
  reference: { ...whole, locations: new Map([...whole.locations].filter(([, { level }]) => level < 4)) },
  dashboards: [dashboard],
  coverage: new Map([
    [
      7,
      new Map([
        [SURVEY, 5],
        [MODEL, 8],
      ]),
    ],
  ]),
}
const ofStates = tableOf([aPoint(SURVEY, 1, '2018', 50), aPoint(SURVEY, STATE, '2018', 60)])
const ofLgas = tableOf([aPoint(MODEL, LGA, '2020', 70)])

/** One source knows the nation and its states, the other LGAs alone. */
async function read({ file }: FileRequest): Promise<LoadedFile> {
  const about = (table: ObservationTable) => ({ id: 7, table })
  return file === 'lgas'
    ? { file, indicator: 7, data: { ...about(ofLgas), locations: lga ? [lga] : [] } }
    : {
        file: 'indicator',
        indicator: 7,
        data: { ...about(ofStates), measures: [], lga: new Map([[MODEL, [2020000]]]) },
      }
}

test('Zonal Analysis of a source with LGAs alone shows those of the state, as bars beside their map', async () => {
  const wanted = zonalAnalysis.state.parse(new URLSearchParams(`location=${LGA}&datasource=${MODEL}`))
  const shown = await resolveSection(zonalAnalysis, { wanted, language: english, catalogue, dashboard }, read)
  const { main, side } = zonalAnalysis.views(shown)
  const views = [...main, ...(side ?? [])].flatMap((block) => (block.block === 'figure' ? [block.view] : []))
  expect(views.map(({ kind, sources, periods }) => [kind, ...sources, ...periods])).toEqual([
    ['distribution', MODEL, '2020'],
    ['map', MODEL, '2020'],
  ])
})

test('Indicator Comparison is about the LGA that was asked for, by its name', async () => {
  const wanted = indicatorComparison.state.parse(new URLSearchParams(`location=${LGA}`))
  const asked = { wanted, language: english, catalogue, dashboard }
  const shown = await resolveSection(indicatorComparison, asked, read)
  expect(shown.choice).toMatchObject({ question: { location: LGA }, moved: [] })
  const { controls = [] } = indicatorComparison.controls(asked, shown) ?? {}
  expect(controls.flatMap((one) => (one.control === 'picker' ? [english.text(one.text)] : []))).toContain(
    lga?.name,
  )
})

test.each(['', '&location=1', '&location=1&regions=lgas', '&location=1&regions=states'])(
  'Zonal Analysis of the nation by a source with LGAs alone is the map of all LGAs: %s',
  async (more) => {
    const wanted = zonalAnalysis.state.parse(new URLSearchParams(`datasource=${MODEL}${more}`))
    const shown = await resolveSection(
      zonalAnalysis,
      { wanted, language: english, catalogue, dashboard },
      read,
    )
    expect(shown.choice).toMatchObject({ source: MODEL, location: 1, period: 2020000, moved: [] })
    const { main, side = [] } = zonalAnalysis.views(shown)
    const views = [...main, ...side].flatMap((block) => (block.block === 'figure' ? [block.view] : []))
    expect(views).toMatchObject([
      { kind: 'map', sources: [MODEL], locations: [1], periods: ['2020'], options: { regions: 'lgas' } },
    ])
  },
)

/** The views of the zone by the source that has LGAs alone, and the choice. */
async function ofZone<State extends object, Choice>(section: SectionDefinition<State, Choice>) {
  const wanted = section.state.parse(new URLSearchParams(`datasource=${MODEL}&location=${ZONE}`))
  const shown = await resolveSection(section, { wanted, language: english, catalogue, dashboard }, read)
  const { main, side = [] } = section.views(shown)
  const views = [...main, ...side].flatMap((block) => (block.block === 'figure' ? [block.view] : []))
  return { ...shown, views }
}

test('a zone by a source with LGAs alone is the map of the LGAs of that zone', async () => {
  for (const { choice, views, figures } of [await ofZone(zonalAnalysis), await ofZone(maps)]) {
    expect(choice).toMatchObject({ source: MODEL, location: ZONE, period: 2020000, moved: [] })
    expect(views).toMatchObject([{ kind: 'map', locations: [ZONE], options: { regions: 'lgas' } }])
    const [view] = views
    if (view?.kind !== 'map') throw new RangeError('No map')
    const { table, reference } = figures
    const model = mapModel({ view, table, reference, currentYear: 2025, language: english })
    expect(model.map).toBe(`lgas-of-${ZONE}`)
    expect(model.regions.map(({ place, point }) => [place.id, point?.value])).toEqual([[LGA, 70]])
  }
})

test('the Overview of the zone draws them beside the other sources', async () => {
  const { choice, views } = await ofZone(overview)
  expect(choice).toMatchObject({ source: MODEL, location: ZONE, moved: [] })
  expect(views.map(({ kind, locations }) => [kind, ...locations])).toEqual([
    ['source-table', ZONE],
    ['trend', ZONE],
    ['map', ZONE],
  ])
})

test('where no source was chosen the nation is that of the source that has it', async () => {
  const wanted = zonalAnalysis.state.parse(new URLSearchParams('location=1'))
  const shown = await resolveSection(zonalAnalysis, { wanted, language: english, catalogue, dashboard }, read)
  expect(shown.choice).toMatchObject({ source: SURVEY, location: 1 })
})
